import { eq } from 'drizzle-orm'
import pg from 'pg'
import { describe, expect, test, vi } from 'vitest'
import { emails } from '#server/db/schema/emails.ts'
import { moneyDesk } from '#tests/support/books/money-desk.ts'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import { leilani, noa } from '#tests/support/people.ts'
import { seedRequest } from '#tests/support/seed/design.ts'
import { staysSound } from '#tests/support/stays-sound.ts'
import { testShop } from '#tests/support/test-shop.ts'

/** What each costs in time is a write to a socket and a wait, on both sides. */
const ROUND_TRIPS = 17

const shop = testShop()
staysSound(shop)
const { accounts, expectRefused, letters, order, pay, read, readOrder } = moneyDesk(shop)

describe('money that the studio found itself', () => {
  test('is counted as it came; the rest makes the order paid, and it is in processing', async () => {
    const part = await pay(200, { method: 'wire_transfer', receivedOn: '2026-11-18', reference: 'FED 1' })
    expect(part.payable).toMatchObject({ received: 200, open: 460, paymentStatus: 'pending' })
    const { payable } = await pay(460, { seenOpen: 460 })
    expect(payable).toMatchObject({ received: 660, open: 0, paymentStatus: 'paid' })
    expect(await readOrder()).toMatchObject({ status: 'processing', isPaid: true, hasEvidence: false })
    expect(await accounts()).toEqual({ 1000: 200, 1020: 460, 2000: -660 })
    expect(await letters()).toContain('payment-approved')
  })

  test('of more than was due, the letter says what we owe', async () => {
    await pay(700, { allowCredit: true })
    const [letter] = await shop.shop.db.select().from(emails).where(eq(emails.letter, 'payment-approved'))
    expect(letter?.bodyText).toContain(
      'Received in all: $700.00. That is $40.00 more than was due: we owe you this',
    )
  })

  test('takes few round trips, from the session to the commit', async () => {
    const asking = vi.spyOn(pg.Client.prototype, 'query')
    await pay(660)
    const roundTrips = asking.mock.calls.length
    asking.mockRestore()
    expect(roundTrips).toBeLessThanOrEqual(ROUND_TRIPS)
  })

  test('of a design fee too, under its number', async () => {
    const design = await seedRequest(shop, leilani)
    const { payable } = await shop.as(noa).call('POST /api/payables/:ref/payments', {
      params: { ref: design },
      body: { amount: 500, method: 'cheque', seenOpen: 500 },
    })
    expect(payable).toMatchObject({ kind: 'design', paymentStatus: 'paid' })
    const { request } = await shop.as(noa).call('GET /api/design-requests/:id', { params: { id: design } })
    expect(request).toMatchObject({ status: 'in_progress', paymentStatus: 'paid' })
  })

  test('leaves what was rejected rejected: nothing of it is to be checked again', async () => {
    await shop.as(leilani).call('POST /api/orders/:id/payment-evidence', {
      params: { id: order.id },
      body: { paymentEvidence: new File([Buffer.from(sampleFiles.png)], 'wire.png') },
    })
    await shop.as(noa).call('PUT /api/orders/:id/verify-payment', {
      params: { id: order.id },
      body: { status: 'rejected', reason: 'Nothing came by wire.' },
    })
    await pay(200)
    expect(await readOrder()).toMatchObject({ paymentStatus: 'pending', hasEvidence: false, paymentNote: '' })
    const toCheck = { query: { hasEvidence: 'waiting' } } as const
    expect((await shop.as(noa).call('GET /api/orders', toCheck)).orders).toEqual([])
  })

  test('said twice under one key is counted once', async () => {
    await pay(200, {}, { 'idempotency-key': 'one-key-for-both' })
    await pay(200, {}, { 'idempotency-key': 'one-key-for-both' })
    expect(await read()).toMatchObject({ received: 200, payments: [{ amount: 200 }] })
  })

  test.each<[string, number, Parameters<typeof pay>[1], object]>([
    ['nothing', 0, {}, { fields: { amount: 'Use an amount above $0.00' } }],
    ['less', -1, {}, { fields: { amount: 'Use an amount above $0.00' } }],
    ['parts of a cent', 0.001, {}, { fields: { amount: 'Use at most two decimals' } }],
    ['a billion', 1e9, {}, { fields: { amount: 'Use an amount of at most $1,000,000.00' } }],
    ['words', '1,000' as never, {}, { fields: { amount: 'Enter an amount' } }],
    [
      'more than is open',
      660.01,
      {},
      { fields: { amount: 'More than the $660.00 that is open. Keep the rest as credit?' } },
    ],
    ['tomorrow', 1, { receivedOn: '2026-11-21' }, { fields: { receivedOn: 'Choose today or a day before' } }],
    ['long ago', 1, { receivedOn: '1999-12-31' }, { fields: { receivedOn: 'Choose a day from 2000 on' } }],
    ['a card', 1, { method: 'credit_card' as 'cheque' }, { fields: { method: 'Choose how it came' } }],
    ['what was seen before', 1, { seenOpen: 600 }, { status: 409, code: 'payment_changed' }],
  ])('%s is refused', async (_what, amount, more, refusal) => {
    await expectRefused(() => pay(amount, more), { status: 400, ...refusal })
  })
})

test('nothing of it is for customers', async () => {
  await expect(
    shop.as(leilani).call('POST /api/payables/:ref/payments', {
      params: { ref: order.ref },
      body: { amount: 1, method: 'cheque', seenOpen: 660 },
    }),
  ).rejects.toMatchObject({ status: 403 })
})
