import { stocked } from '#domain/stock/availability.ts'
import { expect, test } from 'vitest'
import { isFinish, linesOf, nameOf, signed, type ShownStock } from './shown-stock.ts'

const units = (variantKey: string, finish: string) => ({
  variantKey,
  finish,
  stock: 1,
  ...stocked,
  waiting: 0,
  incoming: null,
})
const product = (id: string, ...each: ShownStock['units']): ShownStock => ({
  _id: id,
  name: 'Reed chair',
  productCode: 'CH-1',
  category: 'chair',
  image: '',
  stock: each.length,
  units: each,
})
const plain = product('plain', units('default', ''))
const finished = product('finished', units('oak', 'Oak'), units('koa', 'Koa'))

test('a product is one line, and one that is open has a line for each finish below it', () => {
  const lines = (open: string[]) =>
    linesOf([plain, finished], open).map(({ product, units }) => `${product._id} ${units?.variantKey ?? ''}`)
  expect(lines([])).toEqual(['plain default', 'finished '])
  expect(lines(['finished', 'plain'])).toEqual(['plain default', 'finished ', 'finished oak', 'finished koa'])
})

test('a product of one kind is no finish of something', () => {
  expect(linesOf([plain, finished], ['finished']).map(isFinish)).toEqual([false, false, true, true])
})

test('a finish is named with its product', () => {
  expect(nameOf(plain, plain.units[0])).toBe('Reed chair')
  expect(nameOf(finished)).toBe('Reed chair')
  expect(nameOf(finished, finished.units[1])).toBe('Reed chair, Koa')
})

test.each([
  [3, '+3'],
  [-3, '−3'],
  [0, '0'],
])('%d units read %s', (units, text) => {
  expect(signed(units)).toBe(text)
})
