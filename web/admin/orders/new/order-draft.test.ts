import { expect, test } from 'vitest'
import { listTotal, placeOf, wireOrder, emptyOrder } from './order-draft.ts'

const piece = {
  id: '1',
  product: 'sofa',
  name: 'Cove sofa',
  choices: [],
  thumbnail: undefined,
  isGone: false,
}
const option = (id: string, priceDifference: number | null) => ({ id, name: id, priceDifference })
const finish = { name: 'Finish', options: [option('oat', null), option('sage', 12.5)] }

test.each([
  ['at its price', { price: 100.1, salePrice: null }, 'oat', '3', 300.3],
  ['on sale, in a finish that costs more', { price: 100, salePrice: 79.9 }, 'sage', '2', 184.8],
  ['while its quantity is no number', { price: 100, salePrice: null }, 'oat', 'two', 0],
])('the total of a piece %s', (_what, prices, chosen, quantity, total) => {
  const listed = { ...prices, variants: [finish] } as never
  expect(listTotal([{ ...piece, variants: { finish: chosen }, quantity, listed }])).toBe(total)
})

test('what is refused of a line or of the address stands under its field of the form', () => {
  const { pathOf } = wireOrder(emptyOrder)
  expect(pathOf(['orderItems', 1, 'quantity'])).toEqual(['items', 1, 'quantity'])
  expect(pathOf(['shippingAddress', 'city'])).toEqual(['city'])
  expect(pathOf(['customer'])).toEqual(['customer'])
})

test('an order goes to Hawaii unless its customer has an address elsewhere', () => {
  expect(emptyOrder).toMatchObject({ state: 'HI', country: 'US' })
  const customer = { _id: '1', firstName: 'Keoni', lastName: 'Mahoe', email: '', phone: '' }
  expect(placeOf({ ...customer, address: null })).toMatchObject({ state: 'HI', country: 'US' })
  const address = {
    street: '',
    city: 'Portland',
    state: 'OR',
    zipCode: '',
    country: 'United States',
  } as const
  expect(placeOf({ ...customer, address })).toMatchObject({ state: 'OR', city: 'Portland' })
})
