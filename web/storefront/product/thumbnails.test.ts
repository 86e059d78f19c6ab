import { expect, test } from 'vitest'
import { drawPage } from '#tests/support/pages/draw-page.ts'
import { sampleProduct } from '#tests/support/samples/product.ts'

const one = sampleProduct()
const pictured = (count: number) =>
  sampleProduct({
    pictures: Array.from({ length: count }, (_, at) => ({
      base: `/pictures/${at}a`,
      width: 1200,
      height: 1200,
      widths: [320, 1200],
      alt: `View ${at + 1}`,
    })),
  })

test.each([
  [5, [1, 2, 3, 4, 5], false],
  [9, [1, 2, 3, 4, 5], true],
])('of %d pictures, %j are asked for as thumbnails before more are wanted', async (count, asked, more) => {
  const product = pictured(count)
  const { html } = await drawPage(`/product/${one._id}`, {
    'GET /api/products/:id': () => ({ product }),
    'GET /api/products/:id/related': () => ({ products: [] }),
  })
  const shown = [...html.matchAll(/aria-label="Show picture (\d+) of/g)].map(([, at]) => Number(at))
  expect(shown).toEqual(asked)
  expect(html.includes('aria-label="Show all pictures: +4"')).toBe(more)
  expect(html.includes('>+4<')).toBe(more)
})
