import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Person } from '#tests/support/people.ts'
import { openStreet } from '#tests/support/street/open-street.ts'
import { pressInWindow, pressOnly } from '#tests/support/street/page-acts.ts'
import {
  openAccount,
  placeOrder,
  sellAtListPrices,
  studioOf,
  wanted,
} from '#tests/support/street/street-shopper.ts'
import { visitAs } from '#tests/support/street/walks.ts'

const street = openStreet()
let leilani: Person
let studio: Page

beforeAll(async () => {
  await sellAtListPrices(street)
  leilani = await openAccount(street, 'Leilani')
})

beforeEach(async () => {
  studio = await street.visitor()
  await visitAs(studio, await studioOf(street))
})

test('a deposit begins the work, and the balance is paid before it ships', async () => {
  const { id, page, half } = await ordered()
  await page.getByText(`Deposit ${half} due`).waitFor()
  await page.getByText(`balance ${half} before delivery`).waitFor()
  await page.getByRole('link', { name: 'Pay Now' }).click()
  await page.getByLabel('Pay the deposit').waitFor()
  await expect.poll(() => amountOn(page)).toBe(inFull(half))
  await page.getByLabel('Pay all now').check()
  await expect.poll(() => amountOn(page)).not.toBe(inFull(half))

  await approve(id, /^Deposit/)
  await studio.getByText('Processing').first().waitFor()
  await page.goto(`/account/orders/${id}`)
  await page.getByText(`Deposit ${half} paid · balance ${half} before delivery`).waitFor()
  await page.getByText('We have a payment of yours, so call us at').waitFor()
  await street.mailFor(leilani.email, /We received/)

  await studio.getByRole('button', { name: 'Change status, now Processing' }).click()
  await studio.getByRole('menuitemradio', { name: 'Shipped' }).click()
  await studio.getByText('is still open. Ship it now only if').waitFor()
  await studio.keyboard.press('Escape')
  await approve(id, /^All/, 'Check')
  await studio.getByText(/^Check, /).waitFor()
  await page.reload()
  await page.getByText('Paid on').waitFor()
  await expect.poll(() => page.getByRole('link', { name: 'Pay Now' }).count()).toBe(0)
})

test('a short wire counts as it came, and its order says what is open', async () => {
  const { id, page, half } = await ordered()
  await studio.goto(`/admin/orders/${id}`)
  await pressOnly(studio, 'Approve')
  await studio.getByLabel('Other').check()
  await pressInWindow(studio, 'Approve payment')
  await studio.getByText('Enter an amount').waitFor()
  await studio.getByLabel('Amount').fill('5')
  await studio.getByLabel('Reference').fill('FED 2210')
  await pressInWindow(studio, 'Approve payment')
  await studio.getByText('Payment approved successfully').waitFor()
  await page.reload()
  await page.getByText(`of the deposit ${half} due`).waitFor()
  const { order } = await wanted(street, leilani, 'GET /api/orders/:id', { params: { id } })
  expect(order).toMatchObject({ status: 'pending', paymentStatus: 'pending', payment: { received: 5 } })
})

/** An order on its customer's page, and half of what it comes to as that page writes it. */
async function ordered() {
  const { _id: id, payment } = await placeOrder(street, leilani)
  const page = await street.visitor()
  await visitAs(page, leilani)
  await page.goto(`/account/orders/${id}`)
  const dollars = payment?.dueNow ?? 0
  const half = dollars.toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: Number.isInteger(dollars) ? 0 : 2,
  })
  return { id, page, half }
}

const inFull = (amount: string) => (amount.includes('.') ? amount : `${amount}.00`)

async function amountOn(page: Page) {
  return page.getByText('Amount', { exact: true }).locator('xpath=../dd/span').first().innerText()
}

async function approve(id: string, which: RegExp, way?: string) {
  await studio.goto(`/admin/orders/${id}`)
  await pressOnly(studio, 'Approve')
  await studio.getByLabel(which).check()
  const came = studio.getByLabel('Came by')
  expect(await came.inputValue()).toBe('wire_transfer')
  if (way) await came.selectOption(way)
  await pressInWindow(studio, 'Approve payment')
  await studio.getByText('Payment approved successfully').waitFor()
}
