import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import type { Person } from '#tests/support/people.ts'
import { seedRequest } from '#tests/support/seed/design.ts'
import { seedPerson } from '#tests/support/seed/person.ts'
import { seedSettings } from '#tests/support/seed/settings.ts'
import { expectFocusOn } from '#tests/support/street/keyboard.ts'
import { openStreet } from '#tests/support/street/open-street.ts'
import { openWindow, press, pressInWindow, see, windowOver } from '#tests/support/street/page-acts.ts'
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

test('a check bounces: its order owes again, with the fee, and its customer reads why', async () => {
  const { id, page, open } = await ordered()
  await recordAll('Check')
  await page.reload()
  await see(page, 'Paid on')

  await openWindow(studio, 'Returned by the bank')
  await see(windowOver(studio), 'We write to the customer')
  await windowOver(studio).getByLabel('Reason').fill('No funds')
  await pressInWindow(studio, 'Mark as returned')
  await see(studio, 'Check marked as returned')
  await expect.poll(() => studio.getByText('Total now').count()).toBe(2)
  await page.reload()
  await page.getByRole('link', { name: 'Pay Now' }).waitFor()
  const { order } = await wanted(street, leilani, 'GET /api/orders/:id', { params: { id } })
  expect(order).toMatchObject({ isPaid: false, payment: { open: open + 35 } })
  const mail = await street.mailFor(leilani.email, /was returned to us$/)
  expect(mail.text).toContain('A returned check costs $35.00')
})

test('a part goes back by amount, and its customer has a credit note', async () => {
  const { page } = await ordered()
  await recordAll('Wire transfer')
  await openWindow(studio, 'Refund')
  const window = windowOver(studio)
  await window.getByLabel('Amount').fill('60')
  await window.getByLabel('Reason').selectOption('Damage')
  await pressInWindow(studio, 'Approve refund')
  await see(studio, 'Refund approved')
  await openWindow(studio, 'Mark as sent')
  const day = windowOver(studio).getByLabel('Sent on')
  const today = await day.inputValue()
  await day.fill('0026-01-02')
  await pressInWindow(studio, 'Mark as sent')
  await see(windowOver(studio), 'Choose a day from 2000 on')
  await expectFocusOn(day)
  expect(await windowOver(studio).getByText('Choose a day from 2000 on').count()).toBe(1)
  await day.fill(today)
  await pressInWindow(studio, 'Mark as sent')
  await see(studio, 'Refund marked as sent')
  await page.reload()
  await page.getByRole('button', { name: /^CN-\d+$/ }).waitFor()
  await page.getByText('Refund: $60.00').waitFor()
  const mail = await street.mailFor(leilani.email, /^Your refund of \$60.00 .* is on its way$/)
  expect(mail.text).toContain('$60.00')
})

test('what a design cost is taken off an order of its client, once', async () => {
  await seedRequest(street, leilani, { status: 'completed', paymentStatus: 'paid' })
  const { id, page, open } = await ordered()
  const openDialog = async () => {
    await press(studio, /^More/)
    await press(studio, 'Credit a design fee')
  }
  await openDialog()
  const offered = windowOver(studio).getByRole('option', { name: /^D-\d+: \$500\.00$/ })
  await windowOver(studio)
    .getByLabel('Design')
    .selectOption((await offered.textContent()) ?? '')
  await pressInWindow(studio, 'Credit fee')
  await see(studio, 'Design fee credited')
  await openDialog()
  await see(windowOver(studio), 'Nothing of this customer’s design fees can be credited now.')
  await page.reload()
  await page.getByRole('button', { name: /^CN-\d+$/ }).waitFor()
  const { order } = await wanted(street, leilani, 'GET /api/orders/:id', { params: { id } })
  expect(order.payment).toMatchObject({ open: open - 500 })
})

test('a refund that another admin has to send is not offered to who approved it', async () => {
  await seedSettings(street.shop, 'payment', { secondPersonOver: 50_00 })
  await seedPerson(street.shop, { role: 'admin' })
  const { id } = await ordered()
  const body = { paymentMethod: 'cheque', reference: 'No. 4821' } as const
  await wanted(street, leilani, 'PUT /api/orders/:id/pay', { params: { id }, body })
  await studio.reload()
  await openWindow(studio, 'Record payment')
  expect(await windowOver(studio).getByLabel('Came by').inputValue()).toBe('cheque')
  expect(await windowOver(studio).getByLabel('Reference').inputValue()).toBe('No. 4821')
  await pressInWindow(studio, 'Record payment')
  await openWindow(studio, 'Refund')
  await windowOver(studio).getByLabel('Amount').fill('60')
  await pressInWindow(studio, 'Approve refund')
  await see(studio, 'You approved it: another admin sends it.')
  await studio.getByRole('button', { name: 'Withdraw' }).waitFor()
  expect(await studio.getByRole('button', { name: 'Mark as sent' }).count()).toBe(0)
})

test('the money of an order that was canceled with evidence is counted, and sent back', async () => {
  const { id, open } = await ordered()
  const params = { id }
  const paymentEvidence = new File([Buffer.from(sampleFiles.png)], 'wire.png', { type: 'image/png' })
  await wanted(street, leilani, 'POST /api/orders/:id/payment-evidence', {
    params,
    body: { paymentEvidence },
  })
  await wanted(street, leilani, 'PUT /api/orders/:id/cancel', { params, body: { reason: 'Moved away' } })
  await studio.reload()
  await press(studio, 'The money came')
  await expectFocusOn(windowOver(studio).getByLabel('Amount'))
  await windowOver(studio).getByLabel('Amount').fill(String(open))
  await pressInWindow(studio, 'Approve payment')
  await see(studio, 'We owe the customer')
  await studio.setViewportSize({ width: 1280, height: 800 })
  const facts = studio.locator('dl').filter({ hasText: 'We owe the customer' })
  expect(await facts.evaluateAll((lists) => lists.filter((dl) => dl.scrollWidth > dl.clientWidth))).toEqual(
    [],
  )
  await press(studio, 'Mark as refunded')
  await pressInWindow(studio, 'Mark as refunded')
  await expect
    .poll(async () => (await wanted(street, leilani, 'GET /api/orders/:id', { params })).order)
    .toMatchObject({ status: 'cancelled', paymentStatus: 'refunded', payment: { refunded: open } })
})

/** An order on its customer's page and on the studio's, and what is open of it. */
async function ordered() {
  const { _id: id, payment } = await placeOrder(street, leilani)
  const page = await street.visitor()
  await visitAs(page, leilani)
  await page.goto(`/account/orders/${id}`)
  await studio.goto(`/admin/orders/${id}`)
  return { id, page, open: payment?.open ?? 0 }
}

async function recordAll(method: string) {
  await openWindow(studio, 'Record payment')
  await windowOver(studio).getByLabel('Came by').selectOption(method)
  await pressInWindow(studio, 'Record payment')
  await see(studio, 'Payment recorded')
}
