import { expect, test } from 'vitest'
import { drawPrivatePage } from '#tests/support/pages/draw-private-page.tsx'
import { sampleReviewedRequest, sampleSuggestion } from '#tests/support/samples/request.ts'
import { wordsOf } from '#tests/support/letters/words-of.ts'
import type { ShownRequest } from '#web/designs/use-request.ts'
import { SuggestedProducts } from './suggested-products.tsx'

function draw(request: ShownRequest): string {
  return drawPrivatePage(<SuggestedProducts request={request} />, { path: '/' })
}

const read = (request: ShownRequest) => wordsOf(draw(request))

test('suggested products show piece, finish, availability, price, quantity and total', () => {
  const words = read(sampleReviewedRequest())
  expect(words).toMatch(/Reed chair Natural ash 24 × 26 × 32 in Only 8 left \$600\.00 × 2 \$1,200\.00/)
  expect(words).toMatch(/Total \$1,200\.00/)
})

test('suggested products have no prices and no total in quote mode', () => {
  const words = read(sampleReviewedRequest({ suggestedProducts: [sampleSuggestion({ price: null })] }))
  expect(words).toContain('Price on request')
  expect(words).not.toMatch(/Total \$/)
})

test('a price that has changed since its concept was published stands beside what it was', () => {
  const words = (publishedPrice: number | null) =>
    read(sampleReviewedRequest({ suggestedProducts: [sampleSuggestion({ publishedPrice })] }))
  expect(words(540)).toMatch(/\$600\.00 \$540\.00 in the concept × 2 \$1,200\.00/)
  for (const same of [600, null]) expect(words(same)).not.toContain('in the concept')
})

test('pieces that are gone or sold out are named with what could stand in', () => {
  const standIns = [
    {
      productId: '99999999-9999-4999-8999-999999999999',
      name: 'Rush chair',
      picture: null,
      price: 580,
      stock: 5,
    },
  ]
  const html = draw(
    sampleReviewedRequest({ suggestedProducts: [sampleSuggestion({ isGone: true, stock: 0, standIns })] }),
  )
  expect(html).toContain('No longer sold')
  expect(html).toContain('Could stand in for Reed chair:')
  expect(html).toMatch(/href="\/product\/99999999-9999-4999-8999-999999999999"[^>]*>Rush chair/)
  expect(html).not.toContain('href="/product/55555555')
})

test('pieces of which there are too few say so', () => {
  expect(read(sampleReviewedRequest({ suggestedProducts: [sampleSuggestion({ stock: 1 })] }))).toContain(
    '1 of 2 in stock',
  )
})

test('pieces can be accepted or declined, and show the word that came with it', () => {
  const answered = sampleSuggestion({ answer: 'declined', answerNote: 'We have chairs.' })
  const html = draw(sampleReviewedRequest({ suggestedProducts: [answered] }))
  expect(html).toMatch(/aria-pressed="false"[^>]*><svg.*?<\/svg>Accept</)
  expect(html).toMatch(/aria-pressed="true"[^>]*><svg.*?<\/svg>Declined</)
  expect(html).toContain('“We have chairs.”')
})

test.each([
  ['review', false],
  ['in_progress', false],
  ['completed', true],
] as const)('pieces of a request that is %s can go into the cart: %s', (status, may) => {
  expect(draw(sampleReviewedRequest({ status })).includes('Add All to Cart')).toBe(may)
})

test('pieces that were accepted can go into the cart alone', () => {
  const second = sampleSuggestion({ _id: '5a5a5a5a-1111-4111-8111-000000000002', answer: 'accepted' })
  const suggestedProducts = [sampleSuggestion(), second]
  expect(draw(sampleReviewedRequest({ status: 'completed', suggestedProducts }))).toContain('Add accepted')
  expect(draw(sampleReviewedRequest({ status: 'completed' }))).not.toContain('Add accepted')
})

test('pieces that were declined are no part of the total', () => {
  const second = sampleSuggestion({
    _id: '5a5a5a5a-1111-4111-8111-000000000002',
    quantity: 1,
    answer: 'declined',
  })
  const suggestedProducts = [sampleSuggestion(), second]
  expect(read(sampleReviewedRequest({ suggestedProducts }))).toContain(
    'Total, without what you declined $1,200.00',
  )
})

test('pieces of a request that is over without a design can no longer be answered', () => {
  expect(draw(sampleReviewedRequest({ status: 'cancelled' }))).not.toContain('>Decline<')
  expect(draw(sampleReviewedRequest({ status: 'in_progress' }))).not.toContain('>Decline<')
})
