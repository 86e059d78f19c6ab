import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { sessions } from '#server/db/schema/users.ts'
import {
  keysOf,
  signIn,
  streetTyped,
  typeStreet,
  visitCheckout,
} from '#tests/support/street/checkout-visit.ts'
import { complaintsBeside } from '#tests/support/street/failing-calls.ts'
import { openStreet } from '#tests/support/street/open-street.ts'
import { nobody } from '#tests/support/people.ts'
import { openAccount, placeOrder, sellAtListPrices } from '#tests/support/street/street-shopper.ts'

const street = openStreet()
let leilani = nobody
let order = ''
let product = ''

beforeAll(async () => {
  await sellAtListPrices(street)
  leilani = await openAccount(street, 'Leilani')
  const placed = await placeOrder(street, leilani)
  order = placed._id
  product = `/product/${placed.orderItems[0]?.product}`
})

type Row = {
  path: () => string
  /** What is there on arrival, and again when one is back. */
  there: (page: Page) => Locator
  /** What is typed while the session still lasts. */
  type?: (page: Page) => Promise<unknown>
  /** What the shop answers with a 401. */
  act: (page: Page) => Promise<unknown>
  /** What was typed, as it stands there afterwards. */
  typed?: (page: Page) => Promise<unknown>
}

const reference = (page: Page) => page.getByLabel('Reference (optional)')

const rows: Row[] = [
  {
    path: () => '/shipping',
    there: (page) => page.getByLabel('Full name'),
    type: typeStreet,
    act: (page) => page.getByLabel('Country').selectOption('CA'),
    typed: streetTyped,
  },
  {
    path: () => '/cart',
    there: (page) => page.getByRole('list', { name: 'In your cart' }),
    act: (page) => press(page, 'Increase quantity'),
  },
  {
    path: () => '/wishlist',
    there: (page) => page.getByText('Your wishlist is empty.'),
    act: (page) => page.reload(),
  },
  {
    path: () => '/profile',
    there: (page) => page.getByRole('heading', { name: 'Personal information' }),
    type: async (page) => {
      await press(page, 'Edit personal information')
      await page.getByLabel('First name').fill('Lani')
      await press(page, 'Edit address')
    },
    act: (page) => press(page, 'Save address'),
    typed: (page) => page.getByLabel('First name').inputValue(),
  },
  {
    path: () => `/payment/${order}?tab=cheque`,
    there: reference,
    type: (page) => reference(page).fill('1042'),
    act: (page) => press(page, 'I have paid'),
    typed: (page) => reference(page).inputValue(),
  },
  {
    path: () => `/account/orders/${order}`,
    there: (page) => page.getByText('You can cancel your order here'),
    act: (page) => press(page, 'Order PDF'),
  },
  {
    path: () => product,
    there: (page) => page.getByRole('tab', { name: 'Description' }),
    act: (page) => press(page, 'Add to cart'),
  },
  {
    path: () => product,
    there: (page) => page.getByRole('tab', { name: 'Description' }),
    act: (page) => press(page, 'Add to wishlist'),
  },
  {
    path: () => '/designer-packages/luxury',
    there: (page) => page.getByRole('heading', { level: 1, name: 'Luxury package' }),
    act: async (page) => {
      await page.getByRole('button', { name: 'Add to Cart' }).click()
      await page.getByText('Please log in to add items to cart').waitFor()
      await page.getByRole('article').getByRole('link', { name: 'Login' }).click()
    },
  },
]

test('a session that has ended leads to the login with a word, and from there back to what was typed', async () => {
  const page = await visitCheckout(street, leilani)
  for (const { path, there, type, act, typed } of rows) {
    await page.goto(path())
    await there(page).waitFor()
    await page.waitForLoadState('networkidle')
    await type?.(page)
    const before = await typed?.(page)
    await street.shop.db.delete(sessions)
    await act(page)
    await page.waitForURL(`**/login?redirect=${encodeURIComponent(path())}`)
    await page.getByText('Session expired. Please login again.').waitFor()
    await expect.poll(() => keysOf(page)).not.toContain('token')
    await expect.poll(() => keysOf(page)).not.toContain('user')
    await signIn(page, leilani)
    await page.waitForURL(`**${path()}`)
    await there(page).waitFor()
    await expect.poll(() => typed?.(page)).toBe(before)
  }
  expect(complaintsBeside(street)).toEqual([])
})

test('a token that is gone from the browser leads to the login, and from there back', async () => {
  const page = await visitCheckout(street, leilani)
  await page.goto('/cart')
  await page.getByRole('list', { name: 'In your cart' }).waitFor()
  await page.waitForLoadState('networkidle')
  // What a cleared storage does: no event tells the page of it.
  await page.evaluate(() => localStorage.clear())
  await press(page, 'Increase quantity')
  await page.waitForURL(`**/login?redirect=${encodeURIComponent('/cart')}`)
  await page.getByText('Session expired. Please login again.').waitFor()
  await signIn(page, leilani)
  await page.waitForURL('**/cart')
  await page.getByRole('list', { name: 'In your cart' }).waitFor()
  expect(complaintsBeside(street)).toEqual([])
})

const press = (page: Page, name: string) => page.getByRole('button', { name }).first().click()
