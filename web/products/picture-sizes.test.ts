import { expect, test } from 'vitest'
import { pictureSizes } from './picture-sizes.ts'

test('a phone with three pixels per point is asked to choose as if it had two', () => {
  expect(pictureSizes(94, '(width >= 64rem) 23vw, (width >= 40rem) 46vw')).toBe(
    '(width < 40rem) and (resolution > 2dppx) 62vw, (width >= 64rem) 23vw, (width >= 40rem) 46vw, 94vw',
  )
})

/** CSS pixels and density of phones people have. */
test.each([
  [360, 3],
  [390, 3],
  [412, 2.625],
  [430, 3],
])('a card on a phone of %i px at %f fits the file of 800 px', (width, density) => {
  const [, vw = ''] = /resolution > 2dppx\) (\d+)vw/.exec(pictureSizes(94, '')) ?? []
  const needed = (width * Number(vw) * density) / 100
  expect(needed).toBeLessThanOrEqual(800)
  expect(needed).toBeGreaterThan(width * 0.94 * 1.5)
})
