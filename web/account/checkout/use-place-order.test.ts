import { expect, test } from 'vitest'
import { sampleCart, sampleCartItem } from '#tests/support/samples/cart.ts'
import { shippingAddress } from '#tests/support/samples/addresses.ts'
import { placingOf } from './use-place-order.ts'

const shipping = { ...shippingAddress, pickup: true } as const
const { items } = sampleCart()

test('what is sent is the pieces, where they go, how they are paid and the total that was shown', () => {
  const { form } = placingOf({ lines: items, shipping, method: 'cheque', total: 1320 })
  expect(form).toEqual({
    orderItems: [
      { product: '55555555-5555-4555-8555-555555555555', quantity: 2, variants: { finish: 'ash' } },
    ],
    shippingAddress,
    pickup: true,
    paymentMethod: 'cheque',
    totalPrice: 1320,
  })
})

test('the same lines have one key in every tab, and others another', () => {
  const keyOf = (...lines: typeof items) => placingOf({ lines, shipping, method: 'cheque', total: 1320 }).key
  expect(keyOf(...items)).toBe(keyOf(...structuredClone(items)))
  const more = items.map((item) => ({ ...item, quantity: item.quantity + 1 }))
  const later = items.map((item) => ({ ...item, _id: crypto.randomUUID() }))
  expect(new Set([keyOf(...items), keyOf(...more), keyOf(...later)]).size).toBe(3)
})

test('a package is named as such, and has no finish', () => {
  const oneBedroom = sampleCartItem({ packageId: 'one-bedroom', quantity: 1, variants: {} })
  const { form } = placingOf({ lines: [oneBedroom], shipping, method: 'cheque', total: 1 })
  expect(form.orderItems).toEqual([{ packageId: 'one-bedroom', quantity: 1 }])
})

test('a request says 0, so that no priced order can come of it', () => {
  expect(placingOf({ lines: items, shipping, method: 'wire_transfer', total: 0 }).form.totalPrice).toBe(0)
})

test('a method that no order can carry is left to the shop', () => {
  expect(placingOf({ lines: items, shipping, method: 'paypal', total: 1 }).form.paymentMethod).toBeUndefined()
})
