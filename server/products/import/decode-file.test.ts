import { expect, test } from 'vitest'
import { productCsv } from '#tests/support/files/product-file.ts'
import { readRows } from './read-rows.ts'

const names = ['Hāla chair', 'ʻŌlino “low” 𝄞 lamp']
const csv = productCsv(names.map((name) => ({ name })))
const bigEndian = (text: string) => Buffer.from(text, 'utf16le').swap16()

test.each<[string, Buffer, string]>([
  ['utf-8', Buffer.from(csv), 'utf-8'],
  ['utf-16le', Buffer.from(csv, 'utf16le'), 'utf-16le'],
  ['utf-16le without a mark', Buffer.from(csv.slice(1), 'utf16le'), 'utf-16le'],
  ['utf-16be', bigEndian(csv), 'utf-16be'],
  ['utf-16be without a mark', bigEndian(csv.slice(1)), 'utf-16be'],
])('a file in %s is read, and each row lies between its bytes', (_how, bytes, label) => {
  const { rows, headerEnd, understood } = readRows(bytes)
  expect(understood.encoding).toBe(label)
  expect(rows.map(({ cells }) => cells.name)).toEqual(names)
  const places = [{ from: 0, to: headerEnd }, ...rows]
  const texts = places.map(({ from, to }) => new TextDecoder(label).decode(bytes.subarray(from, to)))
  expect(texts.join('')).toBe(csv.slice(1))
  expect(texts[2]).toContain('𝄞')
})

test('a file in Windows-1252 is read where it can be nothing else', () => {
  const bytes = Buffer.from(
    csv
      .slice(1)
      .replace('Hāla', 'Caf\xE9 \x80 \x93low\x94')
      .replace(/ʻ.*lamp/, 'x'),
    'latin1',
  )
  const { rows, understood } = readRows(bytes)
  expect([understood.encoding, rows[0]?.cells.name]).toEqual(['windows-1252', 'Café € “low” chair'])
  expect(bytes.subarray(rows[1]?.from, rows[1]?.to).toString('latin1')).toMatch(/^x,/)
})

test.each([
  ['an old Macintosh', 'Caf\x8E'],
  ['damaged UTF-8', 'Caf\xC3\xA9 \xE9'],
  ['another kind', 'Caf\xE9 \x01'],
])('a file of %s is not taken for Windows-1252', (_what, name) => {
  const bytes = Buffer.from(
    csv
      .slice(1)
      .replace('Hāla', name)
      .replace(/ʻ.*lamp/, 'x'),
    'latin1',
  )
  expect(() => readRows(bytes)).toThrow('The file is not in UTF-8.')
})

test('a file in UTF-16 that is cut short is refused', () => {
  const bytes = Buffer.from(csv, 'utf16le')
  expect(() => readRows(bytes.subarray(0, -1))).toThrow('The file is not in UTF-8.')
})
