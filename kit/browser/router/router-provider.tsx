import { startTransition, useLayoutEffect, useRef, useState } from 'react'
import { Outlet } from './outlet.tsx'
import { NavigationContext, PageContext, RouterContext } from './page-context.ts'
import { IDLE, type Navigation, type Page, type Router } from './router-contract.ts'

/** Shows in the browser whatever page the router leads to; the old one stays until the new one is drawn. */
export function RouterProvider({ router }: { router: Router }) {
  const { page, draw } = useDrawn(router.firstPage)
  const [navigation, setNavigation] = useState<Navigation>(IDLE)

  useLayoutEffect(
    () =>
      router.watch({
        wait: setNavigation,
        show: (next) => {
          draw(next)
          startTransition(() => setNavigation(IDLE))
        },
      }),
    [router, draw],
  )

  return (
    <RouterContext value={router}>
      <NavigationContext value={navigation}>
        <PageContext value={page}>
          <Outlet />
        </PageContext>
      </NavigationContext>
    </RouterContext>
  )
}

type Shown = { page: Page; tellDrawn: () => void }

/** The page that is drawn, and how to draw the next: to another page it may pass over softly. */
function useDrawn(firstPage: Page) {
  const [shown, setShown] = useState<Shown>({ page: firstPage, tellDrawn: () => undefined })
  const latest = useRef(shown)
  useLayoutEffect(() => shown.tellDrawn(), [shown])

  const [draw] = useState(() => (page: Page) => {
    const isOther = page.location.pathname !== latest.current.page.location.pathname && !page.preservesScroll
    // Whoever waits for the page before has waited long enough: it may never be drawn.
    latest.current.tellDrawn()
    latest.current = { page, tellDrawn: () => undefined }
    const drawLatest = () =>
      new Promise<void>((tellDrawn) => {
        latest.current = { ...latest.current, tellDrawn }
        startTransition(() => setShown(latest.current))
      })
    if (isOther) withViewTransition(drawLatest)
    else void drawLatest()
  })
  return { page: shown.page, draw }
}

/** What the visitor follows: the picture of the card that has the focus (see `view-transition-name` in base.css). */
const FOLLOWED = 'article:focus-within .card-picture'

/**
 * Lets the picture that is followed grow into the page that `draw` draws, where the browser can and the visitor does
 * not mind motion; any other page is there at once. `draw` is done once it is drawn; until then the old page stands.
 */
function withViewTransition(draw: () => Promise<void>): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const isFollowed = document.querySelector(FOLLOWED) !== null
  if (isStill || !isFollowed || !('startViewTransition' in document)) return void draw()
  const { ready } = document.startViewTransition(draw)
  // Cut short by the next page, or in a window that nobody sees: no fault, the page is drawn all the same.
  ready.catch(() => undefined)
}
