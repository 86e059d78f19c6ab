import { expect, test } from 'vitest'
import { CallError } from '#kit/browser/api/call-error.ts'
import { DETAILS_UNAVAILABLE, INVALID_REPLY, ORDER_FAILED, orderRefusal } from './order-refusal.ts'

const line = { to: '', image: '', isPackage: false, detail: '', pieces: [], quantity: 3, price: 10 }
const lines = [
  { ...line, id: 'a', name: 'Reed chair' },
  { ...line, id: 'b', name: 'Atoll sofa' },
]

function refusal(
  status: number,
  code: string,
  more: { fields?: Record<string, string>; reply?: unknown } = {},
) {
  return orderRefusal(new CallError({ status, code, message: `words of ${code}`, ...more }), lines)
}

test('changed prices come with their new figures and nothing else', () => {
  const totals = { itemsPrice: 900, shippingPrice: 0, taxPrice: 90, totalPrice: 990 }
  const reply = { success: false, code: 'price_changed', ...totals }
  expect(refusal(409, 'price_changed', { reply })).toEqual({
    is: 'price_changed',
    message: 'words of price_changed',
    totals,
  })
})

test('a shortage names the pieces by their place in the order', () => {
  const fields = { 'orderItems.1.quantity': 'Only 2 left' }
  expect(refusal(409, 'out_of_stock', { fields })).toMatchObject({
    is: 'shortage',
    short: [{ name: 'Atoll sofa', left: 'Only 2 left' }],
  })
})

test('a shortage that names nothing keeps the words of the shop', () => {
  expect(refusal(409, 'out_of_stock')).toMatchObject({
    is: 'shortage',
    message: 'words of out_of_stock',
    short: [],
  })
})

test.each([
  ['shippingAddress.country', 'address'],
  ['pickup', 'address'],
  ['paymentMethod', 'other'],
])('a fault in %s is %s', (field, is) => {
  expect(refusal(400, 'validation_failed', { fields: { [field]: 'No' } })).toMatchObject({ is })
})

test('the same submit under another wording means that there is an order', () => {
  expect(refusal(422, 'idempotency_mismatch')).toEqual({ is: 'placed_before', message: DETAILS_UNAVAILABLE })
})

test.each([
  ['no answer', new CallError({ status: 0, code: 'network', message: 'Away' }), `${ORDER_FAILED}. Away`],
  [
    'a reply without an order',
    new CallError({ status: 0, code: 'invalid_reply', message: INVALID_REPLY }),
    INVALID_REPLY,
  ],
  ['a fault of the shop', new CallError({ status: 500, code: 'internal_error', message: 'Ours' }), 'Ours'],
  ['a fault of the page', new TypeError('x is not a function'), ORDER_FAILED],
])('%s leaves it uncertain', (_case, error, message) => {
  expect(orderRefusal(error, lines)).toEqual({ is: 'uncertain', message })
})
