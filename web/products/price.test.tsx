import { renderToStaticMarkup } from 'react-dom/server'
import type { GuidePrice } from '#contract/products.ts'
import { expect, test } from 'vitest'
import { Price } from './price.tsx'

const words = (price: number | null, salePrice?: number | null, guide?: GuidePrice) =>
  renderToStaticMarkup(<Price price={price} salePrice={salePrice} guide={guide} />).replaceAll(/<[^>]*>/g, '')

test.each([
  [1250, undefined, '$1,250.00'],
  [1250, null, '$1,250.00'],
  [1250, 990.5, 'Sale price $990.50Regular price $1,250.00'],
  [null, 990, 'Price on request'],
] as const)('a price of %j with the sale price %j is read as "%s"', (price, salePrice, read) => {
  expect(words(price, salePrice)).toBe(read)
})

test('a guide price stands only for one that is on request', () => {
  const guide = { from: 1200, to: 1600 }
  expect(words(null, null, guide)).toBe('Guide price $1,200–$1,600')
  expect(words(1250, null, guide)).toBe('$1,250.00')
})
