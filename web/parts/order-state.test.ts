import { isAgreed } from '#domain/orders/agreed.ts'
import { expect, test } from 'vitest'
import { isPayable, isUnpriced } from './order-state.ts'

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
