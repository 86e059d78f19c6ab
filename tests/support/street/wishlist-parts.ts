import type { Locator, Page } from 'playwright-core'

/** The first heart of a piece on a page, pressed or not. */
export function heart(page: Page, name: string): Locator {
  return page.getByRole('button', { name: new RegExp(`(Add to|Remove from) wishlist: ${name}$`) }).first()
}

/** Whether a piece is kept, as its heart says. */
export async function isPressed(page: Page, name: string): Promise<boolean> {
  return (await heart(page, name).getAttribute('aria-pressed')) === 'true'
}

/** The way to the wishlist in the header. */
export function wishlistLink(page: Page): Locator {
  return page.getByRole('banner').getByRole('link', { name: /^Wishlist/ })
}

/** The place of a piece on the wishlist page. */
export function storedPiece(page: Page, name: string): Locator {
  return page
    .getByRole('list', { name: 'On your wishlist' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) })
}
