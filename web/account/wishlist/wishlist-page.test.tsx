import { expect, test } from 'vitest'
import { drawPrivatePage } from '#tests/support/pages/draw-private-page.tsx'
import { sampleWishlistItem } from '#tests/support/samples/wishlist.ts'
import { ask } from '#web/api.ts'
import { CallError } from '#kit/browser/api/call-error.ts'
import WishlistPage from './wishlist-page.tsx'

type Items = ReturnType<typeof sampleWishlistItem>[]

function draw(answer?: Items | Error, { quoteMode = false } = {}): string {
  const answered = answer instanceof Error ? answer : { items: answer }
  return drawPrivatePage(<WishlistPage />, {
    path: '/wishlist',
    route: '/wishlist',
    general: { quoteMode },
    answers: answer ? [[ask('GET /api/wishlist'), answered]] : [],
  })
}

test('a wishlist shows its pieces with what deciding on them needs', () => {
  const html = draw([sampleWishlistItem({ discountPrice: 540, rating: 4.5, ratingCount: 12 })])
  for (const words of ['Reed chair', 'Natural ash', '$540.00', '$600.00', '12 reviews', 'In stock'])
    expect(html).toContain(words)
  for (const words of ['Move to cart', 'aria-label="Remove Reed chair"']) expect(html).toContain(words)
  expect(html).toContain('href="/product/77777777-7777-4777-8777-777777777777"')
})

test('while prices are on request it shows none', () => {
  const html = draw([sampleWishlistItem({ price: null })], { quoteMode: true })
  expect(html).toContain('Price on request')
  expect(html).not.toContain('$')
  expect(html).toContain('Move to cart')
})

test('a piece whose usual finish is sold out is chosen on its page', () => {
  const html = draw([sampleWishlistItem({ variantStock: { ash: 0, oak: 4 }, stock: 4 })])
  expect(html).toContain('Choose a finish')
  expect(html).toContain('Only 4 left')
  expect(html).not.toContain('Move to cart')
})

test('stock is counted of the finish that would be moved', () => {
  expect(draw([sampleWishlistItem({ variantStock: { ash: 3, oak: 20 }, stock: 23 })])).toContain(
    'Only 3 left',
  )
})

test('what is sold out stays on the list and cannot be moved', () => {
  const html = draw([sampleWishlistItem({ variantStock: { ash: 0, oak: 0 }, stock: 0 })])
  expect(html).toContain('Out of stock')
  expect(html).not.toContain('Move to cart')
  expect(html).toContain('aria-label="Remove Reed chair"')
})

test('what is no longer sold says so, leads nowhere and can be removed', () => {
  const html = draw([sampleWishlistItem({ isGone: true, stock: 0, variantStock: {} })])
  expect(html).toContain('No longer sold')
  expect(html).not.toContain('href="/product/')
  expect(html).not.toContain('Move to cart')
  expect(html).toContain('aria-label="Remove Reed chair"')
})

test('an empty wishlist leads on', () => {
  const html = draw([])
  expect(html).toContain('Your wishlist is empty.')
  expect(html).toContain('href="/browse"')
})

test('a list that is still on its way says so', () => {
  expect(draw()).toContain('aria-busy="true"')
})

test('a list that did not come names the status and can be asked for again', () => {
  const html = draw(new CallError({ status: 503, code: 'overloaded', message: 'The shop is very busy.' }))
  for (const words of ['Failed to load wishlist: 503', 'The shop is very busy.', 'Try Again'])
    expect(html).toContain(words)
})
