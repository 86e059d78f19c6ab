import { expect, test } from 'vitest'
import { drawPrivatePage } from '#tests/support/pages/draw-private-page.tsx'
import WriteReview from './review-form.tsx'

const html = drawPrivatePage(<WriteReview productId="any" onDone={() => {}} />, { path: '/product/any' })

test('stars are five radio buttons with words, none chosen before', () => {
  const names = [...html.matchAll(/type="radio"[^>]*name="rating"/g)]
  expect(names).toHaveLength(5)
  for (const words of ['Your rating', '1 star<', '2 stars', '3 stars', '4 stars', '5 stars'])
    expect(html).toContain(words)
  expect(html).not.toContain('checked=""')
})

test('words are asked for, and may be left out', () => {
  expect(html).toMatch(/Your review<span[^>]*> \(optional\)/)
  expect(html).toContain('Post your review')
})
