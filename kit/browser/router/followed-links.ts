import { isWithinPage } from './location.ts'
import type { NavigateOptions } from './router-contract.ts'

/** What a link says of the way to its page beyond its address. */
export const linkOptions = new WeakMap<Element, NavigateOptions>()

/** The link to a place of this site that an event is about, wherever it stands: also where no code came with it. */
export function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  const pressed = target instanceof Element && target.closest<HTMLAnchorElement | SVGAElement>('a[href]')
  const link = pressed instanceof SVGAElement ? sameLink(pressed) : pressed
  return link && link.origin === window.location.origin ? link : undefined
}

/** Whether a click means the page of its link; another tab, a file and a place in the shown page are the browser's. */
export function isPlain(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const { defaultPrevented, button, metaKey, altKey, ctrlKey, shiftKey } = event
  const isInPage = link.hash !== '' && isWithinPage(window.location, link)
  const isElsewhere = isInPage || link.target !== '' || link.hasAttribute('download')
  return !(isElsewhere || defaultPrevented || button || metaKey || altKey || ctrlKey || shiftKey)
}

/** A link within a drawing knows none of the parts of its address. */
function sameLink({ href }: SVGAElement): HTMLAnchorElement {
  const link = document.createElement('a')
  link.href = href.baseVal
  return link
}
