import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { one } from '#kit/node/db/database.ts'
import { emails } from '#server/db/schema/emails.ts'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import { leilani, noa } from '#tests/support/people.ts'
import { seedOrder } from '#tests/support/seed/order.ts'
import { seedSettings } from '#tests/support/seed/settings.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
const cancel = (id: string, reason?: string) =>
  shop.as(leilani).call('PUT /api/orders/:id/cancel', { params: { id }, body: { reason } })
const letterToStudio = () =>
  one(shop.shop.db.select().from(emails).where(eq(emails.letter, 'studio-canceled-with-payment')))

test.each([
  ['showed', true],
  ['said', true],
  ['neither showed nor said', false],
])('the studio hears of it where the customer %s that they paid: %s', async (how, isTold) => {
  const { _id: id } = await seedOrder(shop)
  const [as, params] = [shop.as(leilani), { id }]
  const paymentEvidence = new File([Buffer.from(sampleFiles.png)], 'receipt.png')
  if (how === 'showed')
    await as.call('POST /api/orders/:id/payment-evidence', { params, body: { paymentEvidence } })
  if (how === 'said') await as.call('PUT /api/orders/:id/pay', { params, body: { paymentMethod: 'cheque' } })
  await cancel(id, 'We move away.')
  const letter = await letterToStudio()
  expect(letter !== undefined).toBe(isTold)
  if (letter) expect(letter.bodyText).toContain('Reason: We move away.')
})

test('a payment that was rejected is no news to the studio', async () => {
  const { _id: id } = await seedOrder(shop)
  await shop
    .as(leilani)
    .call('PUT /api/orders/:id/pay', { params: { id }, body: { paymentMethod: 'cheque' } })
  await shop.as(noa).call('PUT /api/payment/reject/:id', { params: { id }, body: { reason: 'It bounced.' } })
  await cancel(id)
  expect(await letterToStudio()).toBeUndefined()
})

test.each([
  ['deposit', 'A deposit is non-refundable when the change of mind is yours; what you paid for'],
  ['full', 'write to you about it. What you paid for'],
] as const)('a canceled order that was to be paid by %s says what that means', async (kind, words) => {
  const schedule = { kind, depositPercent: 50, depositDays: 5, balanceDays: 3 }
  await seedSettings(shop.shop, 'payment', { schedule })
  const { _id: id } = await seedOrder(shop)
  const desk = shop.as(noa)
  await desk.call('PUT /api/orders/:id/verify-payment', { params: { id }, body: { status: 'paid' } })
  await desk.call('PUT /api/orders/:id/status', { params: { id }, body: { status: 'cancelled' } })
  const letter = await one(shop.shop.db.select().from(emails).where(eq(emails.letter, 'order-canceled')))
  expect(letter?.bodyText).toContain('You had paid $660.00: we owe you $660.00, and')
  expect(letter?.bodyText).toContain(words)
})
