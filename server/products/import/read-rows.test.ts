import { expect, test } from 'vitest'
import { productCsv } from '#tests/support/files/product-file.ts'
import { readRows } from './read-rows.ts'

const read = (csv: string) => readRows(Buffer.from(csv))

test('cells that were guarded against being formulas are read as they were', () => {
  const { rows } = read(productCsv([{ name: '=1+1', description: "'=1", stock: -3 }]))
  expect(rows[0]?.cells).toMatchObject({ name: '=1+1', description: '=1', stock: '-3' })
})

test('a character that cannot be stored is a fault of its row alone', () => {
  const { rows } = read(productCsv([{}, { name: 'A\0B' }, {}]))
  expect(rows.map(({ fault }) => fault)).toEqual([
    undefined,
    'A cell holds a character that cannot be stored',
    undefined,
  ])
})

test('blank rows are passed over, and counted as a spreadsheet counts them', () => {
  const { rows } = read(productCsv([{}, {}, {}]).replace('\nHala', '\n\n , ,,\n\nHala'))
  expect(rows.map(({ row, line }) => [row, line])).toEqual([
    [5, 5],
    [6, 6],
    [7, 7],
  ])
})

test('a row lies between the bytes that are told of it', () => {
  const csv = productCsv([{ description: 'Two\r\nlines, "quoted"' }, { name: 'ʻŌlino' }])
  const bytes = Buffer.from(csv)
  const { rows, headerEnd } = readRows(bytes)
  const parts = rows.map(({ from, to }) => bytes.subarray(from, to).toString())
  expect([bytes.subarray(0, headerEnd).toString(), ...parts].join('')).toBe(csv)
  expect(parts[1]).toContain('ʻŌlino')
  expect(rows.map(({ line }) => line)).toEqual([2, 4])
})
