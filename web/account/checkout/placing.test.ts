import { expect, test } from 'vitest'
import { sampleCart, sampleCartItem } from '#tests/support/samples/cart.ts'
import { placingOf } from './placing.ts'

const shipping = {
  fullName: 'Leilani Akana',
  address: '12 Kuhio Avenue',
  city: 'Honolulu',
  state: 'HI',
  postalCode: '96815',
  country: 'US',
  phone: '+1 808 555 0100',
  pickup: true,
} as const
const { items } = sampleCart()

test('what is sent is the pieces, where they go, how they are paid and the total that was shown', () => {
  const { form } = placingOf({ lines: items, shipping, method: 'cheque', total: 1320 })
  const { pickup, ...shippingAddress } = shipping
  expect(form).toEqual({
    orderItems: [
      { product: '55555555-5555-4555-8555-555555555555', quantity: 2, variants: { finish: 'ash' } },
    ],
    shippingAddress,
    pickup,
    paymentMethod: 'cheque',
    totalPrice: 1320,
  })
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
