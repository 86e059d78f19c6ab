import { seedSettings } from '#tests/support/seed/settings.ts'
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { openStreet, STUDIO } from '#tests/support/street/open-street.ts'
import { openAccount } from '#tests/support/street/street-shopper.ts'
import { freshEmail, register, signInToStudio, visitAs } from '#tests/support/street/walks.ts'
import { heart, isPressed, storedPiece, wishlistLink } from '#tests/support/street/wishlist-parts.ts'

const street = openStreet()
const FIRST = 'Shoreline sofa'
const SECOND = 'Tidal curved sofa'
let people = 0

/** Sells at listed prices from now on, or by quote. */
function sellByQuote(quoteMode: boolean) {
  return seedSettings(street.shop, 'general', { quoteMode })
}

/** Somebody new, signed in, at `path`. */
async function customerAt(path: string): Promise<Page> {
  const page = await street.visitor()
  await visitAs(page, await openAccount(street, `Leilani${++people}`))
  await page.goto(path, { waitUntil: 'networkidle' })
  return page
}

describe.each([
  ['by quote', true, 'Price on request'],
  ['at listed prices', false, '$4,450.00'],
] as const)('while the shop sells %s', (_how, quoteMode, price) => {
  beforeEach(() => sellByQuote(quoteMode))

  test('what the heart keeps is there after a reload, moves to the cart, and comes off the list', async () => {
    const page = await customerAt('/category/sofa')
    await heart(page, FIRST).click()
    await page.getByRole('button', { name: `Remove from wishlist: ${FIRST}` }).waitFor()
    await wishlistLink(page).and(page.getByLabel('Wishlist, 1 piece')).waitFor()
    expect(new URL(page.url()).pathname).toBe('/category/sofa')

    await page.getByRole('link', { name: SECOND }).click()
    await page.getByRole('heading', { level: 1, name: SECOND }).waitFor()
    await heart(page, SECOND).click()
    await page.getByText('Added to wishlist.').waitFor()
    await page.reload()
    await expect.poll(() => isPressed(page, SECOND)).toBe(true)
    await page.goto('/category/sofa')
    await expect.poll(() => isPressed(page, FIRST)).toBe(true)
    await expect.poll(() => isPressed(page, SECOND)).toBe(true)

    await wishlistLink(page).click()
    await page.waitForURL('**/wishlist')
    await storedPiece(page, FIRST).getByText(price).waitFor()
    await storedPiece(page, FIRST).getByRole('button', { name: 'Move to cart' }).click()
    await page.getByText(`${FIRST} is in your cart.`).waitFor()
    await storedPiece(page, FIRST).waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor()

    await page.getByRole('button', { name: `Remove ${SECOND}` }).click()
    await page.getByRole('button', { name: `Undo: keep ${SECOND}` }).click()
    await storedPiece(page, SECOND).waitFor()
    await wishlistLink(page).and(page.getByLabel('Wishlist, 1 piece')).waitFor()
    await page.getByRole('button', { name: `Remove ${SECOND}` }).click()
    await wishlistLink(page)
      .and(page.getByLabel('Wishlist', { exact: true }))
      .waitFor()
    await page.reload()
    await page.getByText('Your wishlist is empty.').waitFor()
    await page.getByRole('link', { name: 'Browse Collection' }).last().click()
    await page.waitForURL('**/category/all')
    expect(street.complaints).toEqual([])
  })
})

test('a heart that fails is back as it was, and nothing is said', async () => {
  const page = await customerAt('/category/sofa')
  const failing = Promise.withResolvers<void>()
  await page.route('**/api/wishlist/add', async (route) => {
    await failing.promise
    await route.fulfill({ status: 500, json: { success: false, code: 'internal_error', message: 'No' } })
  })
  await heart(page, FIRST).click()
  await expect.poll(() => isPressed(page, FIRST)).toBe(true)
  await expect.poll(() => heart(page, FIRST).getAttribute('aria-disabled')).toBe('true')
  failing.resolve()
  await expect.poll(() => isPressed(page, FIRST)).toBe(false)
  await page.unroute('**/api/wishlist/add')
  await page.route('**/api/wishlist/add', (route) => route.abort())
  await heart(page, FIRST).click()
  await expect.poll(() => isPressed(page, FIRST)).toBe(false)
  await expect.poll(() => page.getByRole('alert').count()).toBe(0)
  await page.getByLabel('Wishlist', { exact: true }).waitFor()
  await page.unroute('**/api/wishlist/add')
  await heart(page, FIRST).click()
  await page.getByLabel('Wishlist, 1 piece').waitFor()
  street.complaints.length = 0
})

test('the hearts of a page ask for the list once, and for a visitor not at all', async () => {
  const page = await customerAt('/category/all')
  const requested: string[] = []
  page.on('request', (request) => requested.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await page.goto('/category/sofa', { waitUntil: 'networkidle' })
  expect(requested.filter((ask) => ask.includes('/api/wishlist'))).toEqual(['GET /api/wishlist'])
  await page.goto('/wishlist', { waitUntil: 'networkidle' })
  expect(requested.filter((ask) => ask.includes('/api/wishlist'))).toHaveLength(2)

  const visitor = await street.visitor()
  const requestedByVisitor: string[] = []
  visitor.on('request', (request) => requestedByVisitor.push(request.url()))
  await visitor.goto('/category/sofa', { waitUntil: 'networkidle' })
  expect(requestedByVisitor.filter((url) => url.includes('/api/wishlist'))).toEqual([])
})

test('a visitor signs in first, and comes back to the piece, which is then on the list, or to the list', async () => {
  const page = await street.visitor()
  await page.goto('/wishlist')
  await page.waitForURL((url) => url.pathname + url.search === '/login?redirect=%2Fwishlist')

  await page.goto('/category/sofa', { waitUntil: 'networkidle' })
  const link = page.getByRole('link', { name: FIRST })
  const path = (await link.getAttribute('href')) ?? ''
  await heart(page, FIRST).click()
  await page.waitForURL((url) => url.pathname === '/login' && url.searchParams.get('redirect') === path)
  await page.getByRole('link', { name: 'Open an account' }).click()
  await register(page, freshEmail('kai'))
  await page.waitForURL((url) => url.pathname === path)
  await page.getByLabel('Wishlist, 1 piece').waitFor()

  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByText('Sign Out').click()
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).first().waitFor()
  await page.getByLabel('Wishlist', { exact: true }).waitFor()
  await expect.poll(() => isPressed(page, FIRST)).toBe(false)
  expect(street.complaints).toEqual([])
})

test('what fails on the wishlist says so, and the piece is still there', async () => {
  const page = await customerAt('/category/sofa')
  await heart(page, FIRST).click()
  await page.getByLabel('Wishlist, 1 piece').waitFor()
  await page.goto('/wishlist')
  const piece = storedPiece(page, FIRST)
  const refusal = { success: false, code: 'out_of_stock', message: 'Out of stock' }

  await page.route('**/api/cart/add', (route) => route.fulfill({ status: 409, json: refusal }))
  await piece.getByRole('button', { name: 'Move to cart' }).click()
  await piece.getByText('Failed to add item to cart').waitFor()
  await piece.getByText('Out of stock').waitFor()
  await page.getByRole('link', { name: 'Cart', exact: true }).waitFor()

  await page.route('**/api/wishlist/remove/*', (route) => route.abort())
  await piece.getByRole('button', { name: `Remove ${FIRST}` }).click()
  await piece.getByText('Failed to remove item from wishlist').waitFor()
  await page.getByLabel('Wishlist, 1 piece').waitFor()

  const busy = { success: false, code: 'not_found', message: 'Not found' }
  await page.route('**/api/wishlist', (route) => route.fulfill({ status: 404, json: busy }))
  await page.reload()
  await page.getByText('Failed to load wishlist: 404').waitFor()
  await page.unroute('**/api/wishlist')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await piece.waitFor()
  await expect.poll(() => wishlistLink(page).getAttribute('aria-label')).toBe('Wishlist, 1 piece')
  street.complaints.length = 0
})

test('an admin keeps pieces and is told that admins cannot buy', async () => {
  const page = await street.visitor()
  await signInToStudio(page, STUDIO)
  await page.goto('/category/sofa', { waitUntil: 'networkidle' })
  await heart(page, FIRST).click()
  await page.getByLabel('Wishlist, 1 piece').click()
  await storedPiece(page, FIRST).getByRole('button', { name: 'Admin Cannot Purchase' }).click()
  await page.getByText('Admin users cannot add items to cart. Please login as a regular user.').waitFor()
  await expect.poll(() => storedPiece(page, FIRST).count()).toBe(1)
  street.complaints.length = 0
})
