import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Price } from './price.tsx'

const words = (price: number | null, salePrice?: number | null) =>
  renderToStaticMarkup(<Price price={price} salePrice={salePrice} />).replaceAll(/<[^>]*>/g, '')

test.each([
  [1250, undefined, '$1,250.00'],
  [1250, null, '$1,250.00'],
  [1250, 990.5, 'Sale price $990.50Regular price $1,250.00'],
  [null, 990, 'Price on request'],
] as const)('a price of %j with the sale price %j is read as "%s"', (price, salePrice, read) => {
  expect(words(price, salePrice)).toBe(read)
})
