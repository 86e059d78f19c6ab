import { beforeEach, expect, test } from 'vitest'
import { MAX_IMPORT_ROWS } from '#domain/products/import/import-columns.ts'
import { products } from '#server/db/schema/products.ts'
import { uploadRules } from '#kit/core/files/file-kind.ts'
import { seedCategories } from '#tests/support/seed/catalogue.ts'
import { Refusal } from '#tests/support/injected-call.ts'
import { noa } from '#tests/support/people.ts'
import { productBooks } from '#tests/support/books/product-books.ts'
import { chairRow, csvFile, productCsv } from '#tests/support/files/product-file.ts'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
const { wrongType, missing, tooLarge } = uploadRules.productsFile
const csv = productCsv([{}])
const header = Object.keys(chairRow).join(',')
const notUtf8 = 'The file is not in UTF-8. Save it as “CSV UTF-8” and select it again'

beforeEach(() => seedCategories(shop.shop.db, 'chair'))

function importing(productsFile: File | undefined) {
  const body = { productsFile } as { productsFile: File }
  return shop.as(noa).call('POST /api/products/bulk-import', { body })
}

test.each<[string, File, number, string]>([
  [
    'of an old Macintosh',
    csvFile(Buffer.from(csv.slice(1).replace('Hala', 'H\x87la'), 'latin1')),
    400,
    notUtf8,
  ],
  ['without a line', csvFile(''), 400, missing],
  ['with a header alone', csvFile(`${header}\r\n\r\n`), 400, 'The file has no rows'],
  ['of blank rows', csvFile(`${header}\n,,,,,\n , \n`), 400, 'The file has no rows'],
  [
    'of a quote that is never closed',
    csvFile(`${header}\na,b,C-1,1,chair,1\n"a,b,C,1,chair,1\n`),
    400,
    'Row 3: a quote mark (") is opened and never closed',
  ],
  [
    'of a quote inside a cell',
    csvFile(`${header}\na,30" wide,C-1,1,chair,1\n`),
    400,
    'Row 2: a cell holds a quote mark ("). Put the whole cell in quotes and write the mark twice',
  ],
  [
    'without a column',
    csvFile('name,description\na,b'),
    400,
    'Missing required columns: productCode, price, category, stock',
  ],
  [
    'of commas alone',
    csvFile(`${','.repeat(1_000_000)}\n`),
    400,
    'Row 1 is too long to hold the names of columns',
  ],
  ['with a column twice', csvFile(`${header},Price\n`), 400, 'The column price stands twice'],
  [
    'of one row too many',
    csvFile(`${header}\n${'a,b,c,1,chair,1\n'.repeat(MAX_IMPORT_ROWS + 1)}`),
    413,
    'A file may hold at most 10,000 rows',
  ],
  ['that is a workbook', csvFile('PK\x03\x04\0\0workbook'), 415, wrongType],
  ['that is a picture', csvFile(sampleFiles.png), 415, wrongType],
  ['of another name', csvFile(csv, 'products.txt'), 415, wrongType],
  [
    'that is a page',
    csvFile('<!doctype html><title>x</title>'),
    400,
    'Missing required columns: name, description, productCode, price, category, stock',
  ],
  ['one byte over the limit', csvFile(new Uint8Array(10_485_761).fill(97)), 413, tooLarge],
])('a file %s is refused with its reason, and changes nothing', async (_case, file, status, message) => {
  const before = await productBooks(shop.shop.db)
  const refusal = await importing(file).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(Refusal)
  expect(refusal).toMatchObject({ status, message, fields: { productsFile: message } })
  expect(await productBooks(shop.shop.db)).toEqual(before)
})

test('without a file there is nothing to import', async () => {
  await expect(importing(undefined)).rejects.toMatchObject({ status: 400, fields: { productsFile: missing } })
})

test.each<[string, string | Buffer]>([
  ['in UTF-16', Buffer.from(csv, 'utf16le')],
  ['in Windows-1252', Buffer.from(csv.slice(1).replace('Hala', 'Caf\xE9'), 'latin1')],
  ['with semicolons', csv.replaceAll(',', ';')],
  ['with a byte order mark and Windows line ends', csv],
  ['without a mark, with the line ends of Unix', csv.slice(1).replaceAll('\r\n', '\n')],
  ['with line ends of both kinds', csv.slice(1).replace('\r\n', '\n')],
  ['with the line ends of an old Macintosh', csv.slice(1).replaceAll('\r\n', '\r')],
  ['without an end of its last line', csv.trimEnd()],
  ['of upper case name', csv],
])('a file %s is read', async (_case, text) => {
  expect(await importing(csvFile(text, 'PRODUCTS.CSV'))).toMatchObject({ success: 1, failed: 0 })
})

test('a dry run says how it read a file, and the import writes what it said', async () => {
  const row = { price: '1.299,00', salePrice: '$ 999,50', description: 'Low; wide' }
  const text = productCsv([row])
    .replaceAll(',', ';')
    .replaceAll(/(\d);(\d\d)/g, '$1,$2')
  const body = { productsFile: csvFile(Buffer.from(text.replace(/Low; wide/, '"Low; wide"'), 'utf16le')) }
  const send = (dryRun: boolean) =>
    shop.as(noa).call('POST /api/products/bulk-import', { body: { ...body, dryRun } })
  expect(await send(true)).toMatchObject({
    success: 1,
    understood: {
      encoding: 'utf-16le',
      delimiter: ';',
      decimals: 'comma',
      amount: { written: '1.299,00', read: '1299.00' },
    },
  })
  await send(false)
  const [{ priceCents, salePriceCents } = {}] = await shop.shop.db.select().from(products)
  expect([priceCents, salePriceCents]).toEqual([1299_00, 999_50])
})

test('columns that mean nothing are passed over and named', async () => {
  const text = productCsv([{ reason: 'Price is required' }])
    .replace('name', 'reason_of_ours,name')
    .replaceAll('\nHala', '\nx,Hala')
  expect(await importing(csvFile(text))).toMatchObject({ success: 1, ignoredColumns: ['reason_of_ours'] })
})

test('as many rows as a file may hold are read', async () => {
  const rows = Array.from({ length: MAX_IMPORT_ROWS }, (_, at) => `a,b,C-${at},0,chair,1\n`)
  const body = { productsFile: csvFile(`${header}\n${rows.join('')}`), dryRun: true }
  const result = await shop.as(noa).call('POST /api/products/bulk-import', { body })
  expect(result).toMatchObject({ success: 0, failed: MAX_IMPORT_ROWS })
  expect(result.errors).toHaveLength(MAX_IMPORT_ROWS)
})

test('a second file waits until the first is through, and the third may come', async () => {
  const calls = await Promise.allSettled([importing(csvFile(csv)), importing(csvFile(csv))])
  const refused = calls.flatMap((call) => (call.status === 'rejected' ? [call.reason as Refusal] : []))
  expect(refused.map(({ status, code, message }) => [status, code, message])).toEqual([
    [409, 'in_progress', 'Another import is still running. Please wait until it has ended.'],
  ])
  expect(await importing(csvFile(csv))).toMatchObject({ products: { unchanged: 1 } })
})
