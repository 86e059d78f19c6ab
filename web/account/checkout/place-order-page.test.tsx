import { beforeEach, expect, test } from 'vitest'
import { drawPrivatePage, settingsWith } from '#tests/support/pages/draw-private-page.tsx'
import {
  sampleCart,
  sampleCartItem,
  sampleCartOnRequest,
  samplePackageInCart,
} from '#tests/support/samples/cart.ts'
import { shippingAddress } from '#tests/support/samples/addresses.ts'
import { ask } from '#web/api.ts'
import { removeLocalItems } from '#kit/browser/store/browser-storage.ts'
import PlaceOrderPage from './place-order-page.tsx'
import { rememberShipping } from './checkout-state.ts'

beforeEach(() => {
  removeLocalItems('shippingAddress', 'paymentMethod')
  rememberShipping(shippingAddress)
})

function draw(cart: ReturnType<typeof sampleCart>, quoteMode = false): string {
  const question = ask('GET /api/cart', { query: { country: 'US', pickup: 'false' } })
  return drawPrivatePage(<PlaceOrderPage />, {
    path: '/placeorder',
    general: { quoteMode },
    answers: [
      [question, { cart }],
      [ask('GET /api/settings/public'), { settings: settingsWith({ quoteMode }) }],
    ],
  })
}

const button = (html: string, label: string) => new RegExp(`<button([^>]*)>${label}</button>`).exec(html)?.[1]

test('at list prices everything that is agreed to is on the page', () => {
  const html = draw(sampleCart())
  for (const words of [
    '12 Kuhio Avenue',
    'Reed chair',
    '$1,200.00',
    '$120.00',
    '$1,320.00',
    'Wire Transfer',
    'Cheque',
  ])
    expect(html).toContain(words)
  expect(html).toContain('A 50% non-refundable deposit confirms your purchase order')
  expect(html).toContain('Coming Soon')
  expect(button(html, 'Place Order')).toBeDefined()
})

test('a request for a quote shows no figure and takes no payment', () => {
  const html = draw(sampleCartOnRequest(), true)
  expect(html).toContain('Quote Pending')
  expect(html).toContain('Nothing is held or charged until you accept.')
  expect(html).not.toContain('$')
  expect(html).not.toContain('Wire Transfer')
  expect(button(html, 'Request Quote')).toBeDefined()
})

test('a package in a request has no price either, as on the order that comes of it', () => {
  const items = [samplePackageInCart(), sampleCartItem({ price: null })]
  const html = draw(sampleCartOnRequest({ items }), true)
  expect(html).not.toContain('$')
  expect(html.match(/Quote Pending/g)).toHaveLength(3)
})

test('below the minimum the button is shut and says why', () => {
  const html = draw(sampleCart({ belowMinimum: 'Minimum order amount is $500.00' }))
  expect(html).toContain('Minimum order amount is $500.00')
  expect(button(html, 'Place Order')).toContain('disabled')
})

test('what is sold out is named and left behind', () => {
  const soldOut = sampleCartItem({ _id: 'x', stock: 0 })
  const html = draw(
    sampleCart({
      items: [{ ...soldOut, product: { ...soldOut.product, name: 'Atoll sofa' } }, sampleCartItem()],
    }),
  )
  expect(html).toContain('Not part of this order; it stays in your cart:')
  expect(html).toContain('Atoll sofa: Out of stock')
})

test('nothing can be ordered without an address, or from an empty cart', () => {
  expect(draw(sampleCart({ items: [] }))).not.toContain('Place Order</button>')
  removeLocalItems('shippingAddress')
  expect(draw(sampleCart())).toBe('')
})
