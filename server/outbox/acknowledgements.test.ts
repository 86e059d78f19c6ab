import { and, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { emails } from '#server/db/schema/emails.ts'
import { orderHistory } from '#server/db/schema/order-past.ts'
import { seedQuoteRequest } from '#tests/support/seed/order.ts'
import { letterCustomer, letterShop as shop } from '#tests/support/letters/sample-letters.ts'
import { leilani } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { accountLetter } from '#server/users/letters.ts'
import type { Letter } from './letter.ts'
import { queueLetter } from './outbox.ts'

const testing = testShop()
const customer = { ...letterCustomer, email: leilani.email }
const changed = accountLetter('password-changed', { customer, shop })

const had = (letter: string, recipient = leilani.email) =>
  testing.shop.db.$count(emails, and(eq(emails.letter, letter), eq(emails.recipient, recipient)))

async function queueOften(letter: Letter, times = 12) {
  for (let left = times; left > 0; left--) await queueLetter(testing.shop.db, letter)
}

test('one address is sent ten letters a day that only acknowledge the same act, and others theirs', async () => {
  await queueOften(changed)
  expect(await had('password-changed')).toBe(10)
  await queueOften(accountLetter('welcome', { customer, shop }), 1)
  await queueOften({ ...changed, to: 'kai@lanai.example' }, 1)
  expect([await had('welcome'), await had('password-changed', 'kai@lanai.example')]).toEqual([1, 1])
})

test('the next day they are sent again', async () => {
  await queueOften(changed)
  await testing.shop.db.update(emails).set({ createdAt: sql`now() - interval '25 hours'` })
  await queueOften(changed, 1)
  expect(await had('password-changed')).toBe(11)
})

test('what says how to pay is sent each time', async () => {
  await queueOften({ ...changed, letter: 'order-received' })
  expect(await had('order-received')).toBe(12)
})

test('a request beyond ten is taken, without its letter; asking for that again is refused', async () => {
  await queueOften({ ...changed, letter: 'quote-request-received' })
  const { _id } = await seedQuoteRequest(testing)
  expect(await had('quote-request-received')).toBe(10)
  const { db } = testing.shop
  const before = await db.$count(orderHistory)
  const again = testing.as(leilani).call('POST /api/orders/:id/send-confirmation', { params: { id: _id } })
  await expect(again).rejects.toMatchObject({ code: 'rate_limited' })
  expect([await db.$count(orderHistory), await had('quote-request-received')]).toEqual([before, 10])
})
