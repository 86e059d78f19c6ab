import { expect, test } from 'vitest'
import { isToBePaid, nextPaymentStatuses, orderStatusesAllowing } from '#domain/orders/order-payment.ts'
import { paymentStatuses, paymentStatusLabel, type PaymentStatus } from './payment-status.ts'

test.each([
  ['pending', 'processing', ['paid', 'rejected']],
  ['rejected', 'pending', ['paid']],
  ['rejected', 'cancelled', ['refunded']],
  ['paid', 'shipped', []],
  ['paid', 'cancelled', ['refunded']],
  ['pending', 'cancelled', ['refunded']],
  ['refunded', 'cancelled', []],
] as const)('an admin may move a %s payment of a %s order to %j', (from, order, to) => {
  expect(nextPaymentStatuses(from, 'admin', order)).toEqual(to)
})

test.each([
  ['pending', []],
  ['rejected', ['pending']],
  ['paid', []],
  ['refunded', []],
] as const)('a customer may move a %s payment to %j: never to paid', (from, to) => {
  expect(nextPaymentStatuses(from, 'customer', 'pending')).toEqual(to)
})

test('money goes back only for a cancelled order, and comes in only for a living one', () => {
  expect(orderStatusesAllowing('refunded')).toEqual(['cancelled'])
  expect(orderStatusesAllowing('paid')).toEqual(['pending', 'processing', 'shipped', 'delivered'])
})

test.each([
  ['pending', 'pending', true],
  ['delivered', 'pending', true],
  ['processing', 'rejected', true],
  ['processing', 'paid', false],
  ['pending', 'refunded', false],
  ['cancelled', 'pending', false],
  ['cancelled', 'rejected', false],
] as const)('a %s order whose payment is %s is to be paid: %s', (status, paymentStatus, expected) => {
  expect(isToBePaid({ status, paymentStatus })).toBe(expected)
})

test('a payment that begins as pending can reach every status', () => {
  const reached = new Set<PaymentStatus>(['pending'])
  for (const from of reached) {
    for (const order of ['pending', 'cancelled'] as const) {
      nextPaymentStatuses(from, 'admin', order).forEach((to) => reached.add(to))
    }
  }
  expect(reached).toEqual(new Set(paymentStatuses))
})

test.each([
  ['pending', false, 'Pending'],
  ['pending', true, 'Pending'],
  ['paid', false, 'Paid'],
  ['paid', true, 'Verified'],
  ['rejected', true, 'Rejected'],
  ['refunded', true, 'Refunded'],
] as const)('%s (evidence: %s) reads %s', (status, hasEvidence, label) => {
  expect(paymentStatusLabel(status, hasEvidence)).toBe(label)
})
