import { expect, test } from 'vitest'
import { auditOf } from '#tests/support/books/audit-rows.ts'
import { seedOrder } from '#tests/support/seed/order.ts'
import { orderBooks, refusalOf } from '#tests/support/books/order-books.ts'
import { leilani, noa } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()

const auditFor = async (id: string) =>
  (await auditOf(shop.shop.db, 'order', id)).map(({ action, actorId, before, after }) => ({
    action,
    actorId,
    before,
    after,
  }))
const statement = { method: 'cheque', reference: 'No. 4821', claimedAt: '2026-11-20T22:00:00.000Z' }

test('an admin notes for a customer that they have paid, which makes nothing paid, and leaves one row', async () => {
  const { _id: id } = await seedOrder(shop)
  const body = { paymentMethod: 'cheque', reference: 'No. 4821' } as const
  const { order } = await shop.as(noa).call('PUT /api/orders/:id/pay', { params: { id }, body })
  expect(order).toMatchObject({ paymentStatus: 'pending', paymentMethod: 'cheque', paymentClaim: statement })
  const seen = await shop.as(leilani).call('GET /api/orders/:id', { params: { id } })
  expect(seen.order.paymentClaim).toEqual(statement)
  expect(await auditFor(id)).toEqual([
    {
      action: 'order.payment_stated',
      actorId: noa.id,
      before: { paymentMethod: 'wire_transfer', paymentClaim: null },
      after: { paymentMethod: 'cheque', paymentClaim: statement },
    },
  ])
})

test('an admin chooses for a customer how they pay, and leaves one row', async () => {
  const { _id: id } = await seedOrder(shop)
  const body = { paymentMethod: 'cheque' } as const
  await shop.as(noa).call('PUT /api/orders/:id/payment-method', { params: { id }, body })
  expect(await auditFor(id)).toMatchObject([
    { action: 'order.payment_method_changed', after: { paymentMethod: 'cheque' } },
  ])
})

test('an admin does both in one step, and leaves one row', async () => {
  const { _id: orderId } = await seedOrder(shop)
  const body = { orderId, paymentMethod: 'cheque', paymentDetails: { reference: 'No. 4821' } } as const
  const { paymentResult } = await shop.as(noa).call('POST /api/payment/process', { body })
  expect(paymentResult).toMatchObject({ orderId, status: 'pending' })
  expect(await auditFor(orderId)).toMatchObject([{ action: 'order.payment_stated' }])
})

test('what changes nothing leaves no row, and what a customer does themselves leaves none', async () => {
  const { _id: id } = await seedOrder(shop)
  const body = { paymentMethod: 'wire_transfer' } as const
  await shop.as(noa).call('PUT /api/orders/:id/payment-method', { params: { id }, body })
  await shop.as(leilani).call('PUT /api/orders/:id/pay', { params: { id }, body: { reference: 'Mine' } })
  const before = await orderBooks(shop.shop.db)
  await shop.as(noa).call('PUT /api/orders/:id/pay', { params: { id }, body: { reference: 'Mine' } })
  expect(await orderBooks(shop.shop.db)).toEqual(before)
  expect(await auditFor(id)).toEqual([])
})

test('a card is refused from an admin, too', async () => {
  const { _id: id } = await seedOrder(shop)
  const body = { paymentMethod: 'credit_card' } as const
  const call = () => shop.as(noa).call('PUT /api/orders/:id/pay', { params: { id }, body })
  expect(await refusalOf(shop.shop.db, call)).toMatchObject({ status: 400, code: 'card_coming_soon' })
})
