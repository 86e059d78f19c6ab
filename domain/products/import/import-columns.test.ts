import { expect, test } from 'vitest'
import { delimiterOf, importColumns, productColumns, readHeader } from './import-columns.ts'

const required = ['name', 'description', 'productCode', 'price', 'category', 'stock']

test('columns are known in any case and order, with or without _ and blanks', () => {
  expect(
    readHeader(
      ['Stock', 'NAME', ' Description ', 'Product Code', 'price', 'Category', 'Variant_Name'],
      productColumns,
    ),
  ).toEqual({
    columns: ['stock', 'name', 'description', 'productCode', 'price', 'category', 'variant_name'],
    ignored: [],
  })
})

test('all columns of the export are read', () => {
  expect(readHeader(importColumns, productColumns)).toEqual({ columns: [...importColumns], ignored: [] })
})

test('what means nothing is passed over and named, but not a reason or an empty name', () => {
  expect(readHeader(['reason', ...required, 'salesPrice', ''], productColumns)).toEqual({
    columns: [undefined, ...required, undefined, undefined],
    ignored: ['salesPrice'],
  })
})

test('of a header as long as a file, the first names are named', () => {
  const more = Array.from({ length: 1000 }, () => 'x'.repeat(1000))
  expect(readHeader([...required, ...more], productColumns)).toMatchObject({
    ignored: [...Array.from({ length: 50 }, () => 'x'.repeat(60)), '…'],
  })
})

test.each([
  [['name', 'description'], 'Missing required columns: productCode, price, category, stock'],
  [required.filter((name) => name !== 'price'), 'Missing required column: price'],
  [[...required, 'Price'], 'The column price stands twice'],
  [[...required, 'variant_name', 'variantName'], 'The column variant_name stands twice'],
  [['<!doctype html>'], 'Missing required columns: name, description, productCode, price, category, stock'],
])('a header of %j is refused', (header, fault) => {
  expect(readHeader(header, productColumns)).toEqual({ fault })
})

test.each([
  [required.join(','), ','],
  [required.join(';'), ';'],
  [required.map((name) => `"${name}"`).join('\t'), '\t'],
  ['name;"price, in dollars, with tax"', ';'],
  ['<!doctype html>', ','],
])('the cells of %j are told apart', (line, delimiter) => {
  expect(delimiterOf(line, productColumns)).toBe(delimiter)
})
