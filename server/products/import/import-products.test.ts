import { beforeEach, expect, test } from 'vitest'
import { products } from '#server/db/schema/products.ts'
import { seedCategories, seedListed } from '#tests/support/seed/catalogue.ts'
import { importAsStudio } from '#tests/support/catalogue/import-as-studio.ts'
import { productBooks } from '#tests/support/books/product-books.ts'
import { productCsv } from '#tests/support/files/product-file.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
const { imported, importedText } = importAsStudio(shop)

beforeEach(() => seedCategories(shop.shop.db, 'chair'))

test('a dry run says what would be done, and does nothing', async () => {
  await seedListed(shop.shop, { productCode: 'OLD' })
  const before = await productBooks(shop.shop.db)
  const rows = [{}, { productCode: 'OLD' }, { productCode: 'BAD', price: 0 }]
  const dry = await imported(rows, true)
  expect(dry).toMatchObject({
    dryRun: true,
    success: 2,
    failed: 1,
    products: { created: 1, changed: 1, unchanged: 0, refused: 1 },
  })
  expect(await productBooks(shop.shop.db)).toEqual(before)
  const { importId: _dry, dryRun: _isDry, ...said } = dry
  expect(await imported(rows)).toMatchObject(said)
})

test('the same file a second time changes nothing, and says so', async () => {
  const rows = [
    { variant_name: 'Walnut' },
    { variant_name: 'Oak', variant_default: 'TRUE' },
    { productCode: 'B' },
  ]
  await imported(rows)
  const books = await productBooks(shop.shop.db)
  shop.wait(60_000)
  const again = await imported(rows)
  expect(again).toMatchObject({
    success: 3,
    failed: 0,
    products: { created: 0, changed: 0, unchanged: 2, refused: 0 },
    changes: [],
  })
  expect(await productBooks(shop.shop.db)).toEqual(books)
})

test('counts are rows: a product with a bad row is left out with all its rows, and the rest goes in', async () => {
  const result = await imported([
    { productCode: 'A', variant_name: 'Walnut' },
    { productCode: 'A', variant_name: 'Oak', stock: 'many' },
    { productCode: 'B' },
    { productCode: 'A', variant_name: 'Koa' },
  ])
  expect(result).toMatchObject({ success: 1, failed: 3, products: { created: 1, refused: 1 } })
  expect(result.errors).toEqual(['Row 3: Stock must be a non-negative number'])
  expect(result.refused.map(({ row, productCode, reason }) => [row, productCode, reason])).toEqual([
    [2, 'A', 'Left out, because row 3 of the same product has a fault'],
    [3, 'A', 'Stock must be a non-negative number'],
    [5, 'A', 'Left out, because row 3 of the same product has a fault'],
  ])
  expect((await shop.shop.db.select().from(products)).map(({ productCode }) => productCode)).toEqual(['B'])
})

test('a row is named as a spreadsheet counts it, and by its line where cells before it hold line ends', async () => {
  const csv = productCsv([{ description: 'Two\nlines' }, { productCode: 'B', price: '' }]).replace(
    '\r\nHala',
    '\r\n\r\nHala',
  )
  const { errors } = await importedText(csv)
  expect(errors).toEqual(['Row 4 (line 5): Price is required'])
})

test('where a refused row lies in the file is told in bytes', async () => {
  const csv = productCsv([{ name: 'Lānai' }, { productCode: 'B', price: '' }])
  const bytes = Buffer.from(csv)
  const { refused, headerEnd } = await importedText(csv)
  const lines = csv.split('\r\n')
  expect(bytes.subarray(0, headerEnd).toString()).toBe(`${lines[0]}\r\n`)
  expect(refused.map(({ from, to }) => bytes.subarray(from, to).toString())).toEqual([`${lines[2]}\r\n`])
})
