/** What the visitor follows: the picture of the card that has the focus (see `view-transition-name` in base.css). */
const FOLLOWED = 'article:focus-within .card-picture'

/**
 * Lets the picture that is followed grow into the page that `draw` draws, where the browser can and the visitor does
 * not mind motion; any other page is there at once. `draw` is done once it is drawn; until then the old page stands.
 */
export function passOver(draw: () => Promise<void>): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const isFollowed = document.querySelector(FOLLOWED) !== null
  if (isStill || !isFollowed || !('startViewTransition' in document)) return void draw()
  const { ready } = document.startViewTransition(draw)
  // Cut short by the next page, or in a window that nobody sees: no fault, the page is drawn all the same.
  ready.catch(() => undefined)
}
