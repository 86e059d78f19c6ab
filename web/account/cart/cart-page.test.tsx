import { expect, test } from 'vitest'
import { drawPrivatePage } from '#tests/support/pages/draw-private-page.tsx'
import {
  sampleCart,
  sampleCartItem,
  sampleCartOnRequest,
  samplePackageInCart,
} from '#tests/support/samples/cart.ts'
import { ask } from '#web/api.ts'
import { CallError } from '#kit/browser/api/call-error.ts'
import { wordsOf } from '#tests/support/letters/words-of.ts'
import CartFacts from './cart-facts.tsx'
import CartPage from './cart-page.tsx'

function draw(
  answer: ReturnType<typeof sampleCart> | Error,
  { path = '/cart', quoteMode = false } = {},
): string {
  return drawPrivatePage(<CartPage />, {
    path,
    route: path === '/cart' ? path : '/cart/:id',
    general: { quoteMode },
    answers: [[ask('GET /api/cart'), answer instanceof Error ? answer : { cart: answer }]],
  })
}

test('a cart shows its pieces in their finish, what they come to, and the way on', () => {
  const html = draw(sampleCart())
  for (const words of ['Reed chair', 'Natural ash', '$1,200.00', '$120.00', '$1,320.00', '2 items'])
    expect(html).toContain(words)
  expect(html).toContain('href="/shipping"')
})

test('it says what one of several costs, and by which rate the tax is counted', () => {
  const html = draw(sampleCart())
  expect(html.replaceAll(/<[^>]*>/g, '')).toContain('$600.00 each')
  expect(html).toContain('Tax (10%)')
  expect(draw(sampleCart({ items: [sampleCartItem({ quantity: 1 })] }))).not.toContain(' each')
})

test('Clear cart stands by the pieces, away from what they come to', () => {
  const html = draw(sampleCart())
  expect(html.indexOf('Clear cart')).toBeGreaterThan(html.indexOf('Reed chair'))
  expect(html.indexOf('Clear cart')).toBeLessThan(html.indexOf('aria-label="Summary"'))
})

test('while prices are on request it shows none and says how to get them', () => {
  const html = draw(sampleCartOnRequest(), { quoteMode: true })
  expect(html).toContain('Ask for a quote and it comes by email within 24-48 hours.')
  expect(html).toContain('Request a quote')
  expect(html).not.toContain('$')
})

test('a guide price is that of the whole line', () => {
  const item = sampleCartItem({ price: null, quantity: 2, guidePrice: { from: 500, to: 800 } })
  expect(draw(sampleCartOnRequest({ items: [item] }), { quoteMode: true })).toContain(
    'Guide price $1,000–$1,600',
  )
})

test('below the minimum the checkout is shut', () => {
  const html = draw(sampleCart({ belowMinimum: 'Minimum order amount is $500.00' }))
  expect(html).toContain('Minimum order amount is $500.00')
  expect(html).not.toContain('href="/shipping"')
})

test.each([
  ['sold out', { stock: 0 }, 'Out of stock'],
  ['no longer sold', { product: { ...sampleCartItem().product, isGone: true } }, 'No longer sold'],
])('a cart with nothing but what is %s cannot be ordered', (_case, change, words) => {
  const html = draw(sampleCart({ items: [sampleCartItem(change)] }))
  expect(html).toContain(words)
  expect(html).not.toContain('href="/shipping"')
  expect(html).toContain('aria-label="Remove Reed chair"')
})

test('few that are left are counted', () => {
  expect(draw(sampleCart({ items: [sampleCartItem({ stock: 3 })] }))).toContain('Only 3 left')
})

test('a link to a piece marks its line', () => {
  const { product } = sampleCartItem()
  expect(draw(sampleCart(), { path: `/cart/${product._id}` })).toContain('aria-current="true"')
  expect(draw(sampleCart())).not.toContain('aria-current="true"')
})

test('an empty cart leads on, a lost one can be asked for again', () => {
  expect(draw(sampleCart({ items: [], totalItems: 0 }))).toContain('Your cart is empty.')
  const html = draw(new CallError({ status: 503, code: 'unavailable', message: '' }))
  expect(html).toContain('Failed to load cart')
  expect(html).toContain('Try Again')
})

test('a package leads to its page, says how much it holds and shows its price beside pieces on request', () => {
  const items = [samplePackageInCart(), sampleCartItem({ price: null })]
  const html = draw(sampleCartOnRequest({ items }), { quoteMode: true })
  expect(html).toContain('href="/designer-packages/one-bedroom"')
  expect(html).toContain('>46 items<')
  expect(html).toContain('$35,888.00')
  expect(html).toContain('>Price on request<')
  expect(html).toContain('Price on request. Ask for a quote')
})

test('a cart of packages alone shows what it comes to, and how the quote is come by', () => {
  const figures = { itemsPrice: 35_888, shippingPrice: 0, taxPrice: 3588.8, totalPrice: 39_476.8 }
  const cart = sampleCart({ items: [samplePackageInCart()], totalItems: 1, ...figures })
  const html = draw(cart, { quoteMode: true })
  expect(html).toContain('$39,476.80')
  expect(html).toContain('it comes by email within 24-48 hours, with delivery and taxes.')
  expect(html).toContain('Request a quote')
  expect(draw(cart)).not.toContain('Ask for a quote')
})

test('what is known of a sum stands beside what is still to be priced, and the island it goes to', () => {
  const items = [samplePackageInCart(), sampleCartItem({ price: null })]
  const html = drawPrivatePage(<CartFacts cart={sampleCartOnRequest({ items })} />, { path: '/cart' })
  expect(wordsOf(html)).toMatch(/Subtotal so far \$35,888\.00 ?, plus 2 pieces to be priced\./)
  const onRequest = sampleCartOnRequest({ items: items.slice(1) })
  expect(wordsOf(drawPrivatePage(<CartFacts cart={onRequest} />, { path: '/cart' }))).toMatch(
    /^ ?2 pieces to be/,
  )
  expect(drawPrivatePage(<CartFacts cart={sampleCart()} />, { path: '/cart' })).not.toContain('to be priced')
})
