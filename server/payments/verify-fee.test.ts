import { expect, test } from 'vitest'
import type { PaymentStatus } from '#domain/payments/payment-status.ts'
import { auditOf } from '#tests/support/books/audit-rows.ts'
import { designBooks, designRefusalOf } from '#tests/support/books/design-books.ts'
import { seedRequest } from '#tests/support/seed/design.ts'
import { lettersIn } from '#tests/support/books/order-books.ts'
import { kai, leilani, noa, nobody, type Person } from '#tests/support/people.ts'
import { readLetter } from '#tests/support/letters/read-letter.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
type Payment = { paymentStatus: PaymentStatus; reason?: string }

const set = (id: string, body: Payment, person: Person = noa) =>
  shop.as(person).call('PUT /api/design-requests/:id/payment', { params: { id }, body })
const refused = (id: string, body: Payment, person?: Person) =>
  designRefusalOf(shop.shop.db, () => set(id, body, person))

test('a verified payment begins the design and is mailed', async () => {
  const id = await seedRequest(shop, leilani, { evidence: true })
  const { request, data } = await set(id, { paymentStatus: 'paid' })
  expect(data).toEqual(request)
  expect(request).toMatchObject({
    paymentStatus: 'paid',
    paidAt: '2026-11-20T22:00:00.000Z',
    status: 'in_progress',
    conceptDueAt: '2026-11-25T09:59:59.999Z',
  })
  expect(request.history).toMatchObject([{ type: 'paid', title: 'Payment verified' }])
  expect(await lettersIn(shop.shop.db)).toEqual(['design-payment-approved → leilani@example.com'])
  expect(await auditOf(shop.shop.db, 'design', id)).toMatchObject([
    {
      action: 'design.paid',
      actorId: noa.id,
      before: { status: 'pending' },
      after: { status: 'in_progress' },
    },
  ])
})

test.each(['review', 'completed', 'cancelled'] as const)('paying moves no request in %s', async (status) => {
  const id = await seedRequest(shop, leilani, { status })
  expect((await set(id, { paymentStatus: 'paid' })).request).toMatchObject({ status, paymentStatus: 'paid' })
  // "Your design begins" is no news of one that has begun or is over.
  expect(await lettersIn(shop.shop.db)).toHaveLength(status === 'review' ? 1 : 0)
  if (status === 'review')
    expect(await readLetter(shop.shop.db, 'design-payment-approved')).not.toContain('begin')
})

test('a rejected payment tells its client why', async () => {
  const id = await seedRequest(shop, leilani, { evidence: true })
  const reason = 'The receipt cannot be read.'
  const { request } = await set(id, { paymentStatus: 'rejected', reason })
  expect(request).toMatchObject({
    paymentStatus: 'rejected',
    paymentNote: reason,
    status: 'pending',
    paidAt: null,
  })
  expect(request.history.at(-1)).toMatchObject({ title: 'Payment rejected', description: reason })
  expect(await lettersIn(shop.shop.db)).toEqual(['design-payment-rejected → leilani@example.com'])
  expect(await readLetter(shop.shop.db, 'design-payment-rejected')).toContain(`Reason: ${reason}`)
})

test.each([undefined, '', '   '])('rejecting takes a reason, and %j is none', async (reason) => {
  const id = await seedRequest(shop, leilani, { evidence: true })
  expect(
    await refused(id, { paymentStatus: 'rejected', ...(reason !== undefined && { reason }) }),
  ).toMatchObject({
    status: 400,
    message: 'Please give a reason',
    fields: { reason: 'Please give a reason' },
  })
})

test('a rejection may be given a better reason, which the client reads', async () => {
  const id = await seedRequest(shop, leilani, { evidence: true })
  await set(id, { paymentStatus: 'rejected', reason: 'Unreadable' })
  const before = await designBooks(shop.shop.db)
  await set(id, { paymentStatus: 'rejected', reason: 'Unreadable' })
  expect(await designBooks(shop.shop.db)).toEqual(before)
  const { request } = await set(id, { paymentStatus: 'rejected', reason: 'The amount is cut off.' })
  expect(request.paymentNote).toBe('The amount is cut off.')
  expect(await lettersIn(shop.shop.db)).toHaveLength(2)
})

// From where to where: tests/promises/design-moves.test.ts.
test('money that came can go back, and a slip can be undone', async () => {
  const id = await seedRequest(shop, leilani, { evidence: true })
  await set(id, { paymentStatus: 'paid' })
  shop.wait(60_000)
  const refunded = await set(id, { paymentStatus: 'refunded', reason: 'For a rejected one alone' })
  const paidAt = '2026-11-20T22:00:00.000Z'
  expect(refunded.request).toMatchObject({ paymentStatus: 'refunded', paidAt, paymentNote: '' })
  expect(await readLetter(shop.shop.db, 'design-fee-refunded')).toContain('design fee of $500.00')
  expect((await set(id, { paymentStatus: 'refunded' })).request).toEqual(refunded.request)
  expect((await lettersIn(shop.shop.db)).filter((line) => line.startsWith('design-fee-refunded'))).toEqual([
    'design-fee-refunded → leilani@example.com',
  ])
  expect((await set(id, { paymentStatus: 'pending' })).request).toMatchObject({ paidAt: null })
  const acts = (await auditOf(shop.shop.db, 'design', id)).map(({ action }) => action)
  expect(acts).toEqual(['design.paid', 'design.refunded', 'design.payment_pending'])
})

test('a client lays a rejected payment before the studio again', async () => {
  const id = await seedRequest(shop, leilani, {
    paymentStatus: 'rejected',
    paymentNote: 'Too little',
    evidence: true,
  })
  const { request } = await set(id, { paymentStatus: 'pending' }, leilani)
  expect(request).toMatchObject({ paymentStatus: 'pending', paymentNote: '', hasEvidence: true })
  expect(request.history).toMatchObject([{ type: 'payment_pending', title: 'Payment to be checked again' }])
  expect(await auditOf(shop.shop.db, 'design', id)).toEqual([])
})

test('a payment that waits already is answered as it is, to its client too', async () => {
  const id = await seedRequest(shop, leilani, { evidence: true })
  const before = await designBooks(shop.shop.db)
  shop.wait(60_000)
  expect((await set(id, { paymentStatus: 'pending' }, leilani)).request.paymentStatus).toBe('pending')
  expect(await designBooks(shop.shop.db)).toEqual(before)
})

test.each(['completed', 'cancelled', 'rejected'] as const)(
  'no client lays it again once the request is %s',
  async (status) => {
    const id = await seedRequest(shop, leilani, { paymentStatus: 'rejected', status })
    expect(await refused(id, { paymentStatus: 'pending' }, leilani)).toMatchObject({ status: 409 })
  },
)

test('somebody else’s request answers as unknown', async () => {
  const id = await seedRequest(shop, leilani, { paymentStatus: 'rejected' })
  expect(await refused(id, { paymentStatus: 'pending' }, kai)).toMatchObject({
    status: 404,
    code: 'design_request_not_found',
  })
  expect(await refused(id, { paymentStatus: 'pending' }, nobody)).toMatchObject({ status: 401 })
})

test('what came for a request that is over is owed to its client, who reads so', async () => {
  const desk = shop.as(noa)
  const pay = (ref: string, amount: number, seenOpen: number) =>
    desk.call('POST /api/payables/:ref/payments', {
      params: { ref },
      body: { amount, method: 'wire_transfer', seenOpen },
    })
  const cancel = (id: string) =>
    desk.call('PUT /api/design-requests/:id/status', {
      params: { id },
      body: { status: 'cancelled', reason: 'You called us.' },
    })
  const before = await seedRequest(shop, leilani)
  await pay(before, 200, 500)
  await cancel(before)
  const canceled = await readLetter(shop.shop.db, 'design-request-canceled')
  expect(canceled).toContain('We owe you $200.00, and write to you about it.')

  const after = await seedRequest(shop, kai)
  await cancel(after)
  await pay(after, 300, 0)
  const letters = await lettersIn(shop.shop.db)
  expect(letters.filter((letter) => letter === 'design-payment-part → kai@example.com')).toHaveLength(1)
})
