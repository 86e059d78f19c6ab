import { describe, expect, test } from 'vitest'
import { drawPrivatePage } from '#tests/support/pages/draw-private-page.tsx'
import { CallError } from '#kit/browser/api/call-error.ts'
import { Reviews } from './reviews.tsx'
import { reviewsQuery, type ReviewList, type ShownReview } from './reviews-query.ts'

const PRODUCT = '7f9c1f3e-5a0d-4d0e-9a3b-0d6f5b1c2e4a'

const praise: ShownReview = {
  _id: '33333333-3333-4333-8333-333333333333',
  rating: 4,
  text: 'Deep enough to read in.\n<b>Truly</b>.',
  author: 'Leilani A.',
  createdAt: '2026-11-20T22:00:00.000Z',
  isMine: false,
  hidden: false,
}

function reported(reviews: ShownReview[], more: Partial<ReviewList> = {}): ReviewList {
  const total = reviews.length
  const pagination = { page: 1, limit: 5, total, pages: Math.ceil(total / 5) }
  const rated = { rating: total === 0 ? null : 4, ratingCount: total }
  return { success: true, data: reviews, reviews, pagination, ...rated, mayReview: false, ...more }
}

type Drawn = { role?: 'customer' | 'admin'; query?: string; page?: number }

function draw(answer: ReviewList | Error | undefined, { role, query = '', page = 1 }: Drawn = {}): string {
  const reader = role && { role }
  return drawPrivatePage(<Reviews productId={PRODUCT} reader={reader} onRated={() => {}} />, {
    path: `/product/${PRODUCT}${query}`,
    route: '/product/:productId',
    answers: answer ? [[reviewsQuery(PRODUCT, page), answer]] : [],
  })
}

test('a review shows its stars, author, day and words, which are text and nothing else', () => {
  const html = draw(reported([praise]))
  for (const words of ['4 out of 5', 'Leilani A.', 'Nov 20, 2026', 'Deep enough to read in.'])
    expect(html).toContain(words)
  expect(html).toContain('&lt;b&gt;Truly&lt;/b&gt;')
  expect(html).not.toMatch(/Your review|Hidden|Hide review|<nav/)
})

test('stars alone are a review', () => {
  expect(draw(reported([{ ...praise, text: '' }]))).toContain('Leilani A.')
})

test('authors see which one is theirs', () => {
  expect(draw(reported([{ ...praise, isMine: true }]), { role: 'customer' })).toContain('Your review')
})

test('while they are awaited, and when they cannot be read, the page says so', () => {
  expect(draw(undefined)).toContain('Loading reviews')
  const failed = draw(new CallError({ status: 503, code: 'unavailable', message: 'Later' }))
  expect(failed).toContain('Failed to load reviews')
  expect(failed).toContain('Try Again')
})

test('a piece nobody has reviewed says so', () => {
  expect(draw(reported([]))).toContain('No reviews yet')
})

describe('who may write', () => {
  test('a visitor is shown the way to sign in and back', () => {
    const html = draw(reported([praise]))
    expect(html).toContain('Was it delivered to you?')
    expect(html).toContain(`href="/login?redirect=%2Fproduct%2F${PRODUCT}%23reviews"`)
  })

  test('the form comes for those the piece was delivered to, and for nobody else', () => {
    expect(draw(reported([]), { role: 'customer' })).not.toMatch(/Loading|Login/)
    expect(draw(reported([], { mayReview: true }), { role: 'customer' })).toContain('Loading')
  })
})

describe('the studio', () => {
  test('can hide what is shown and show what is hidden', () => {
    const html = draw(reported([praise, { ...praise, _id: PRODUCT, hidden: true }]), { role: 'admin' })
    expect(html).toMatch(/Hide review<span class="sr-only"> of Leilani A\.<\/span>/)
    expect(html).toMatch(/Show review<span class="sr-only"> of Leilani A\.<\/span>/)
    expect(html).toContain('>Hidden<')
    expect(html).not.toContain('Login')
  })

  test('alone can: customers find no such button', () => {
    expect(draw(reported([praise]), { role: 'customer' })).not.toContain('Hide review')
  })
})

describe('pages', () => {
  const many = reported(Array.from({ length: 5 }, (_, at) => ({ ...praise, _id: `${at}` })))
  const paged = { ...many, pagination: { page: 2, limit: 5, total: 12, pages: 3, next: 3 } }

  test('are links that keep the place and the rest of the address', () => {
    const html = draw(paged, { query: '?tab=details&reviews=2', page: 2 })
    expect(html).toContain(`href="/product/${PRODUCT}?tab=details&amp;reviews=3#reviews"`)
    expect(html).toContain(`href="/product/${PRODUCT}?tab=details#reviews"`)
    expect(html).toMatch(/aria-label="Page 2" aria-current="page"/)
  })

  test.each(['0', '-1', '1.5', 'two'])('reviews=%s is the first', (requested) => {
    expect(draw(paged, { query: `?reviews=${requested}` })).toMatch(/aria-label="Page 1" aria-current="page"/)
  })
})
