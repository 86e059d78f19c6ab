import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '#server/db/schema/audit.ts'
import { emails } from '#server/db/schema/emails.ts'
import { seedOrder, seedQuoteRequest, seedSentQuote } from '#tests/support/seed/order.ts'
import { kai, leilani, noa, nobody, type Person } from '#tests/support/people.ts'
import { lettersIn, refusalOf } from '#tests/support/books/order-books.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
type Verdict = {
  status: 'paid' | 'rejected' | 'refunded'
  reason?: string
  notes?: string
  seen?: 'pending' | 'rejected' | 'paid'
}
const verify = (id: string, body: Verdict, person: Person = noa) =>
  shop.as(person).call('PUT /api/orders/:id/verify-payment', { params: { id }, body })
const setStatus = (id: string, status: string) =>
  shop.as(noa).call('PUT /api/orders/:id/status', { params: { id }, body: { status } })

const refused = (id: string, body: Verdict, person?: Person) =>
  refusalOf(shop.shop.db, () => verify(id, body, person))

test('a paid order is in processing, and its customer hears of it', async () => {
  const { _id } = await seedOrder(shop)
  const { order } = await verify(_id, { status: 'paid' })
  expect(order).toMatchObject({
    paymentStatus: 'paid',
    isPaid: true,
    paidAt: '2026-11-20T22:00:00.000Z',
    status: 'processing',
  })
  expect(order.history.map(({ type }) => type)).toEqual(['placed', 'paid'])
  expect(await lettersIn(shop.shop.db)).toContain('payment-approved → leilani@example.com')
})

test('paying moves nothing but a pending order', async () => {
  const { _id } = await seedOrder(shop)
  await setStatus(_id, 'shipped')
  expect((await verify(_id, { status: 'paid' })).order).toMatchObject({ isPaid: true, status: 'shipped' })
  const [letter] = await shop.shop.db.select().from(emails).where(eq(emails.letter, 'payment-approved'))
  expect(letter?.bodyText).toContain('Nothing is open any more.')
  expect(letter?.bodyText).not.toContain('processing')
})

test('an accepted quote is paid like an order', async () => {
  const { _id: id } = await seedSentQuote(shop)
  await shop.as(leilani).call('PUT /api/orders/:id/quote/accept', { params: { id } })
  expect((await verify(id, { status: 'paid' })).order).toMatchObject({ isPaid: true, status: 'processing' })
})

test.each([
  ['reason', { status: 'rejected', reason: 'The receipt cannot be read.' }],
  ['notes', { status: 'rejected', notes: 'The receipt cannot be read.' }],
] as const)('a rejected payment tells the customer the %s', async (_field, verdict) => {
  const { _id } = await seedOrder(shop)
  const { order } = await verify(_id, verdict)
  expect(order).toMatchObject({
    paymentStatus: 'rejected',
    paymentNote: 'The receipt cannot be read.',
    status: 'pending',
    isPaid: false,
  })
  expect(order.history.at(-1)).toMatchObject({
    type: 'payment_rejected',
    description: 'The receipt cannot be read.',
  })
  expect(await lettersIn(shop.shop.db)).toContain('payment-rejected → leilani@example.com')
})

test('rejecting takes a reason', async () => {
  const { _id } = await seedOrder(shop)
  expect(await refused(_id, { status: 'rejected', reason: '  ' })).toMatchObject({
    status: 400,
    fields: { reason: 'Please give a reason' },
  })
})

test('money goes back once the paid order is cancelled', async () => {
  const { _id } = await seedOrder(shop)
  expect(await refused(_id, { status: 'refunded' })).toMatchObject({ status: 409, code: 'illegal_state' })
  await verify(_id, { status: 'paid' })
  expect(await refused(_id, { status: 'refunded' })).toMatchObject({ status: 409, code: 'illegal_state' })
  await setStatus(_id, 'cancelled')
  const { order } = await verify(_id, { status: 'refunded' })
  expect(order).toMatchObject({
    paymentStatus: 'refunded',
    isPaid: false,
    paidAt: '2026-11-20T22:00:00.000Z',
    status: 'cancelled',
  })
  expect(await lettersIn(shop.shop.db)).toContain('order-refunded → leilani@example.com')
})

test.each([
  ['paid twice', { status: 'paid' }, { status: 'paid' }],
  ['rejected once paid', { status: 'paid' }, { status: 'rejected', reason: 'No' }],
  ['rejected twice', { status: 'rejected', reason: 'No' }, { status: 'rejected', reason: 'No' }],
] as const)('a payment is not %s', async (_case, first, second) => {
  const { _id } = await seedOrder(shop)
  await verify(_id, first)
  expect(await refused(_id, second)).toMatchObject({ status: 409, code: 'illegal_state' })
})

test('a rejected payment is paid once its money came, without new evidence', async () => {
  const { _id } = await seedOrder(shop)
  await verify(_id, { status: 'rejected', reason: 'Not in our account.' })
  expect(await refused(_id, { status: 'paid' })).toMatchObject({ status: 409, code: 'illegal_state' })
  expect((await verify(_id, { status: 'paid', seen: 'rejected' })).order).toMatchObject({
    isPaid: true,
    paymentNote: '',
    status: 'processing',
  })
})

test.each([
  ['pending', undefined],
  ['rejected', 'Not in our account.'],
] as const)('money that came for an order cancelled while %s is sent back', async (seen, reason) => {
  const { _id } = await seedOrder(shop)
  if (reason) await verify(_id, { status: 'rejected', reason })
  const back = { status: 'refunded', seen } as const
  expect(await refused(_id, back)).toMatchObject({ status: 409, code: 'illegal_state' })
  await shop.as(leilani).call('PUT /api/orders/:id/cancel', { params: { id: _id }, body: {} })
  for (const body of [{ status: 'refunded' }, { ...back, seen: 'paid' }] as const)
    expect(await refused(_id, body)).toMatchObject({ status: 409, code: 'illegal_state' })
  expect((await verify(_id, back)).order).toMatchObject({
    paymentStatus: 'refunded',
    isPaid: false,
    paidAt: '2026-11-20T22:00:00.000Z',
    status: 'cancelled',
  })
  expect(await lettersIn(shop.shop.db)).toContain('order-refunded → leilani@example.com')
})

test('a cancelled order is not paid', async () => {
  const { _id } = await seedOrder(shop)
  await setStatus(_id, 'cancelled')
  expect(await refused(_id, { status: 'paid' })).toMatchObject({ code: 'illegal_state' })
})

test('what has no agreed price is not paid', async () => {
  const requested = await seedQuoteRequest(shop)
  expect(await refused(requested._id, { status: 'paid' })).toMatchObject({
    status: 409,
    code: 'order_not_payable',
  })
  const quoted = await seedSentQuote(shop)
  expect(await refused(quoted._id, { status: 'paid' })).toMatchObject({ code: 'order_not_payable' })
})

test('leaves one row in the audit log, with what differs', async () => {
  const { _id } = await seedOrder(shop)
  await verify(_id, { status: 'paid' })
  const rows = await shop.shop.db.select().from(auditLog)
  const mine = rows.filter((row) => row.objectId === _id)
  expect(mine).toMatchObject([{ actorId: noa.id, action: 'order.paid', address: '127.0.0.1' }])
  expect(mine[0]?.before).toEqual({ status: 'pending', paymentStatus: 'pending', paidAt: null })
  expect(mine[0]?.after).toEqual({
    status: 'processing',
    paymentStatus: 'paid',
    paidAt: '2026-11-20T22:00:00.000Z',
  })
})

test('payment/confirm and payment/reject do the same', async () => {
  const confirmed = await seedOrder(shop)
  const paid = await shop.as(noa).call('PUT /api/payment/confirm/:id', { params: { id: confirmed._id } })
  expect(paid.order).toMatchObject({ isPaid: true, status: 'processing' })
  const rejected = await seedOrder(shop)
  const params = { id: rejected._id }
  const no = await shop
    .as(noa)
    .call('PUT /api/payment/reject/:id', { params, body: { reason: 'Another name on it.' } })
  expect(no.order).toMatchObject({ paymentStatus: 'rejected', paymentNote: 'Another name on it.' })
})

test.each([
  ['its own customer', leilani, 403, 'forbidden'],
  ['another customer', kai, 403, 'forbidden'],
  ['visitors', nobody, 401, 'not_signed_in'],
] as const)('%s cannot say that it is paid', async (_case, person, status, code) => {
  const { _id } = await seedOrder(shop)
  expect(await refused(_id, { status: 'paid' }, person)).toMatchObject({ status, code })
  const params = { id: _id }
  await expect(shop.as(person).call('PUT /api/payment/confirm/:id', { params })).rejects.toMatchObject({
    code,
  })
})

test('an order that is not there answers 404', async () => {
  expect(await refused('99999999-9999-4999-8999-999999999999', { status: 'paid' })).toMatchObject({
    status: 404,
    code: 'order_not_found',
  })
})
