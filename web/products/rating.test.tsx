import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Rating } from './rating.tsx'

const draw = (rating: number | null, ratingCount: number) =>
  renderToStaticMarkup(<Rating rating={rating} ratingCount={ratingCount} />)

test('a rating is read out in words and shown with its number of reviews', () => {
  const html = draw(4.6, 12)
  expect(html).toContain('4.6 out of 5, 12 reviews')
  expect(html).toMatch(/aria-hidden="true"[^>]*>4\.6 \(12\)/)
})

test('one review is one', () => {
  expect(draw(5, 1)).toContain('5 out of 5, 1 review<')
})

test.each([
  [5, 105],
  [4.6, 92.2],
  [4.2, 84],
  [1, 21],
])('%f is drawn in whole and half stars', (rating, width) => {
  expect(draw(rating, 3)).toContain(`<svg width="${width}"`)
})

test('without reviews there is nothing', () => {
  expect(draw(null, 0)).toBe('')
})
