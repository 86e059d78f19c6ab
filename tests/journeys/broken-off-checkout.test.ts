import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { sessions } from '#server/db/schema/users.ts'
import {
  storedIn,
  keysOf,
  reopened,
  signIn,
  streetTyped,
  TYPED_STREET,
  typeStreet,
  visitCheckout,
} from '#tests/support/street/checkout-visit.ts'
import { loseReply } from '#tests/support/street/failing-calls.ts'
import { openStreet } from '#tests/support/street/open-street.ts'
import { printPromise } from '#tests/support/promise-line.ts'
import { wanted, fillCart } from '#tests/support/street/street-shopper.ts'
import { twoShoppers } from '#tests/support/street/two-shoppers.ts'

const street = openStreet()
const people = twoShoppers(street)

test('a line that is lost at any step loses nothing typed and makes one order', async () => {
  const page = await visitCheckout(street, people.leilani)
  await typeStreet(page)
  await page.route('**/api/cart*', abort)
  await page.reload()
  await page.getByRole('button', { name: 'Try Again' }).waitFor()
  await page.unroute('**/api/cart*', abort)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect.poll(() => streetTyped(page)).toBe(TYPED_STREET)

  await goToPlaceOrder(page)
  const before = await ordersOfLeilani()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.getByText('We could not reach the shop.').waitFor()
  expect(await ordersOfLeilani()).toBe(before)
  await page.context().setOffline(false)
  await page.route('**/api/orders', loseReply, { times: 1 })
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page
    .getByText('Order was created but details are unavailable. Please check your orders page.')
    .waitFor()
  expect(await ordersOfLeilani()).toBe(before + 1)
  const figure = 'the line lost at the cart, at the address and at the order: nothing typed was lost, 1 order'
  printPromise('P26', 3, figure, true)
})

test('a session that ends in the checkout leads back to the same step, with the address', async () => {
  const page = await visitCheckout(street, people.leilani)
  await typeStreet(page)
  await goToPlaceOrder(page)
  const before = await ordersOfLeilani()
  await endSessions()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.waitForURL('**/login?redirect=%2Fplaceorder')
  await page.getByText('Session expired. Please login again.').waitFor()
  await expect.poll(() => keysOf(page)).toEqual(['shippingAddress'])

  await signIn(page, people.leilani)
  await page.waitForURL('**/placeorder')
  await page.getByText(TYPED_STREET).waitFor()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.getByText('We have your order').waitFor()
  expect(await ordersOfLeilani()).toBe(before + 1)
})

test('whoever comes instead, after a session has ended, finds nothing of it', async () => {
  const page = await visitCheckout(street, people.leilani)
  await typeStreet(page)
  await endSessions()
  await page.reload()
  await page.waitForURL('**/login?redirect=%2Fshipping')
  await fillCart(street, await reopened(street, people.kai))
  await signIn(page, people.kai)
  await page.waitForURL('**/shipping')
  await expect.poll(() => streetTyped(page)).toBe('98 Kailua Road')
  expect(await storedIn(page)).not.toContain(TYPED_STREET)
})

async function goToPlaceOrder(page: Page) {
  await page.getByLabel('Phone').fill('+1 808 555 0199')
  await page.getByRole('button', { name: /continue/i }).click()
  await page.waitForURL('**/placeorder')
}

async function ordersOfLeilani(): Promise<number> {
  const { orders } = await wanted(street, await reopened(street, people.leilani), 'GET /api/orders/myorders')
  return orders.length
}

async function endSessions() {
  await street.shop.db.delete(sessions)
}

async function abort(route: Route) {
  await route.abort()
}
