import { expect, test } from 'vitest'
import {
  productComparators,
  productSortLabels,
  productSorts,
  sortsFor,
  type SortableProduct,
} from './product-sort.ts'

const plain = { salePrice: null, isNewArrival: false, isBestSeller: false, rank: 0, createdAt: 0 }
const bench: SortableProduct = { ...plain, name: 'bench', price: 400_00, rank: 2 }
const sofa: SortableProduct = { ...plain, name: 'Äpfel sofa', price: 2_000_00, isBestSeller: true }
const lamp: SortableProduct = {
  ...plain,
  name: 'Lamp 10',
  price: 500_00,
  salePrice: 300_00,
  isNewArrival: true,
}
const desk: SortableProduct = { ...plain, name: 'Lamp 9', price: 400_00, rank: 1, createdAt: new Date(5) }
const all = [bench, sofa, lamp, desk]

test.each([
  ['recommended', [sofa, lamp, desk, bench]],
  ['price-low', [lamp, bench, desk, sofa]],
  ['price-high', [sofa, bench, desk, lamp]],
  ['newest', [lamp, desk, bench, sofa]],
  ['name', [sofa, bench, desk, lamp]],
] as const)('sorted by %s', (sort, expected) => {
  expect(all.toSorted(productComparators[sort]).map((product) => product.name)).toEqual(
    expected.map((product) => product.name),
  )
})

test('every sort has a name', () => {
  expect(Object.keys(productSortLabels)).toEqual(productSorts)
})

test('sorts by price are not offered while prices are on request', () => {
  expect(sortsFor('purchase')).toEqual(['recommended', 'price-low', 'price-high', 'newest', 'name'])
  expect(sortsFor('quote')).toEqual(['recommended', 'newest', 'name'])
})
