import { isAgreed } from '#domain/orders/agreed.ts'
import { expect, test } from 'vitest'
import { isPayable, isSettled, isUnpriced, mayStillEnd } from './order-state.ts'

const order = {
  kind: 'purchase',
  quoteStatus: null,
  status: 'pending',
  paymentStatus: 'pending',
} as const
const request = { ...order, kind: 'quote' } as const

test.each([
  ['an order at list prices', order, true],
  ['one whose payment was rejected', { ...order, paymentStatus: 'rejected' }, true],
  ['a paid one', { ...order, paymentStatus: 'paid' }, false],
  ['a refunded one', { ...order, paymentStatus: 'refunded' }, false],
  ['a canceled one', { ...order, status: 'cancelled' }, false],
  ['a request', { ...request, quoteStatus: 'requested' }, false],
  ['a quote that waits for its answer', { ...request, quoteStatus: 'quoted' }, false],
  ['an accepted quote', { ...request, quoteStatus: 'accepted' }, true],
  ['a declined quote', { ...request, quoteStatus: 'declined', status: 'cancelled' }, false],
] as const)('%s is payable: %o %s', (_case, state, isOpen) => {
  expect(isPayable(state)).toBe(isOpen)
})

test.each([
  ['requested', true, false],
  ['quoted', false, false],
  ['accepted', false, true],
  ['declined', false, false],
  ['expired', false, false],
] as const)('a quote that is %s is unpriced: %s, agreed: %s', (quoteStatus, unpriced, agreed) => {
  expect(isUnpriced({ quoteStatus })).toBe(unpriced)
  expect(isAgreed({ kind: 'quote', quoteStatus })).toBe(agreed)
})

test.each([
  ['pending', false],
  ['rejected', false],
  ['paid', true],
  ['refunded', true],
] as const)('a payment that is %s is settled: %s', (paymentStatus, isDone) => {
  expect(isSettled({ paymentStatus })).toBe(isDone)
})

test.each([
  ['pending', true],
  ['processing', true],
  ['shipped', false],
  ['delivered', false],
  ['cancelled', false],
] as const)('an order that is %s may still be ended: %s', (status, isEarly) => {
  expect(mayStillEnd({ status })).toBe(isEarly)
})
