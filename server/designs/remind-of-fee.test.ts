import { expect, test } from 'vitest'
import { designBooks, eventsOf } from '#tests/support/books/design-books.ts'
import { seedRequest } from '#tests/support/seed/design.ts'
import { lettersIn } from '#tests/support/books/order-books.ts'
import { kai, leilani, noa } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { remindOfFees } from './remind-of-fee.ts'
import { startJob } from '#server/jobs.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const shop = testShop()

async function letters(): Promise<number> {
  const lines = await lettersIn(shop.shop.db)
  return lines.filter((line) => line === 'design-payment-due → leilani@example.com').length
}

test('reminds after two days and after seven, once each, and then no more', async () => {
  const id = await seedRequest(shop, leilani)
  const seen: number[] = []
  for (const step of [2 * DAY - MINUTE, MINUTE, DAY, 4 * DAY - MINUTE, MINUTE, DAY, 30 * DAY]) {
    shop.wait(step)
    await remindOfFees(shop.shop)
    seen.push(await letters())
  }
  expect(seen).toEqual([0, 1, 1, 1, 2, 2, 2])
  expect(await eventsOf(shop.shop.db, id)).toEqual(['fee_reminder', 'fee_reminder'])
})

test('who was not reminded for a week gets one letter', async () => {
  await seedRequest(shop, leilani)
  shop.wait(8 * DAY)
  await remindOfFees(shop.shop)
  await remindOfFees(shop.shop)
  expect(await letters()).toBe(1)
})

test.each([
  ['is paid', { paymentStatus: 'paid', status: 'in_progress' }],
  ['was rejected', { paymentStatus: 'rejected' }],
  ['waits for a check', { evidence: true }],
  ['is of a withdrawn request', { status: 'cancelled' }],
  ['is of a declined request', { status: 'rejected' }],
] as const)('says nothing of a fee that %s', async (_case, input) => {
  await seedRequest(shop, leilani, input)
  shop.wait(10 * DAY)
  const before = await designBooks(shop.shop.db)
  await remindOfFees(shop.shop)
  expect(await designBooks(shop.shop.db)).toEqual(before)
})

test('nobody is reminded whose account was deleted', async () => {
  const id = await seedRequest(shop, kai)
  await shop.as(noa).call('DELETE /api/users/admin/:id', { params: { id: kai.id } })
  shop.wait(10 * DAY)
  await remindOfFees(shop.shop)
  expect(await eventsOf(shop.shop.db, id)).toEqual([])
})

test('the clock looks at once, and stops when it is told to', async () => {
  await seedRequest(shop, leilani)
  shop.wait(2 * DAY)
  await startJob(shop.shop, 'fee-reminders').stop()
  expect(await letters()).toBe(1)
})
