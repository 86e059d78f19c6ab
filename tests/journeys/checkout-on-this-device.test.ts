import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
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
import { openStreet } from '#tests/support/street/open-street.ts'
import { fillCart } from '#tests/support/street/street-shopper.ts'
import { twoShoppers } from '#tests/support/street/two-shoppers.ts'
import { fillShipping, idInAddress } from '#tests/support/street/walks.ts'

const street = openStreet()
const people = twoShoppers(street)

test('the browser keeps what a checkout needs, and forgets it at the confirmation', async () => {
  const page = await visitCheckout(street, people.leilani)
  await typeStreet(page)
  await expect.poll(() => keysOf(page)).toEqual(['cart', 'shippingAddress', 'token', 'user'])
  await page.reload()
  await expect.poll(() => streetTyped(page)).toBe(TYPED_STREET)

  await fillShipping(page)
  await chooseCheque(page)
  await expect.poll(() => stored(page, 'paymentMethod')).toBe('cheque')
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.getByText('We have your order').waitFor()
  await expect.poll(() => keysOf(page)).toEqual(['cart', 'token', 'user'])
  await expect.poll(() => page.getByRole('link', { name: 'Cart, 1 item' }).count()).toBe(0)

  await page.getByRole('link', { name: 'Go to payment' }).click()
  await page.getByLabel('Reference (optional)').fill('1042')
  const orderId = idInAddress(page)
  expect(JSON.parse((await stored(page, 'paymentDetails')) ?? '')).toEqual({ orderId, reference: '1042' })
})

test('two tabs of one cart place one order', async () => {
  const page = await visitCheckout(street, people.leilani)
  await fillShipping(page)
  const tabs = [page, await page.context().newPage()]
  await tabs[1]?.goto('/placeorder')
  const place = (tab: Page) => tab.getByRole('button', { name: 'Place Order' })
  for (const tab of tabs) await place(tab).waitFor()
  const full = tabs[1]?.getByRole('link', { name: 'Cart, 1 item' })
  await full?.waitFor()
  for (const tab of tabs) {
    await place(tab).click()
    await tab.getByText('We have your order').waitFor()
    await expect.poll(() => full?.count()).toBe(0)
  }
  expect(new Set(tabs.map(idInAddress)).size).toBe(1)
})

test('whoever signs out leaves nothing behind, and the next person sees nothing', async () => {
  const page = await visitCheckout(street, people.leilani)
  await typeStreet(page)
  await fillShipping(page)
  await chooseCheque(page)
  await page.getByRole('button', { name: /Account of Leilani/ }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.getByLabel('Email').waitFor()
  await expect.poll(() => keysOf(page)).toEqual([])
  expect(await storedIn(page)).not.toMatch(/leilani|Kuhio|Kailua/i)

  await fillCart(street, await reopened(street, people.kai))
  await signIn(page, people.kai)
  await page.waitForURL('**/shipping')
  await expect.poll(() => page.getByLabel('Full name').inputValue()).toBe('Kai Akana')
  await expect.poll(() => streetTyped(page)).toBe('98 Kailua Road')
  await page.goto('/account/orders')
  await page.getByText("You haven't placed any orders yet").waitFor()
})

async function chooseCheque(page: Page) {
  await page.getByRole('radio', { name: /Cheque/ }).check()
}

function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key)
}
