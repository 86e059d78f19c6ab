import { expect, test } from 'vitest'
import { categories } from '#server/db/schema/categories.ts'
import { seedCategories } from '#tests/support/seed/catalogue.ts'
import { seedProduct } from '#tests/support/seed/product.ts'
import { seedSale } from '#tests/support/seed/sale.ts'
import { importAsStudio } from '#tests/support/catalogue/import-as-studio.ts'
import { noa } from '#tests/support/people.ts'
import { printPromise, expectNone } from '#tests/support/promise-line.ts'
import { readWorkbook } from '#tests/support/files/read-workbook.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()

/** How a formula may begin: what spreadsheets take for one, in either width, and blanks that hide it. */
const beginnings = ['=', '+', '-', '@', '\t', '\r', '\n', '\0', '＝', '＋', '－', '＠'] as const
const FORMULA = /^[=+\-@\t\r\n\0＝＋－＠]/
/** No text of a row holds NUL: it is refused at the door. */
const storable = beginnings.filter((beginning) => beginning !== '\0')
const armed = (beginning: string) => `${beginning}HYPERLINK("https://x.example")`

const exportOf = async (format: 'csv' | 'excel') =>
  Buffer.from(await (await shop.as(noa).call('GET /api/sales/export', { query: { format } })).arrayBuffer())

/** A sold product and its category, whose every text begins with `beginning`. */
async function seedSold(beginning: string): Promise<void> {
  const { db } = shop.shop
  await db.update(categories).set({ name: armed(beginning) })
  const product = await seedProduct(db, { name: armed(beginning), productCode: `${beginning}CODE` })
  await seedSale(db, { paidAt: '2026-11-20T20:30:00Z', lines: [{ product, price: 600_00 }] })
}

/** The cells of a CSV that begin like a formula; numbers may begin with a minus. */
function formulasIn(csv: string): string[] {
  const cells = csv.replace(/^\uFEFF/, '').match(/"(?:[^"]|"")*"|[^,\r\n]+/g) ?? []
  return cells
    .map((cell) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell))
    .filter((cell) => FORMULA.test(cell) && Number.isNaN(Number(cell)))
}

test('P43: a report of sales runs nothing in a spreadsheet, whatever products and categories are called', async () => {
  const found: unknown[] = []
  await seedCategories(shop.shop.db, 'chair')
  for (const beginning of storable) {
    await seedSold(beginning)
    const csv = (await exportOf('csv')).toString('utf8')
    expect(csv).toContain('HYPERLINK')
    const cells = [...readWorkbook(await exportOf('excel')).values()].flat(2)
    const texts = cells.flatMap((cell) => ('text' in cell ? [cell.text] : []))
    expect(texts.filter((text) => text.includes('HYPERLINK')).length).toBeGreaterThanOrEqual(2)
    found.push(...formulasIn(csv), ...cells.filter((cell) => 'formula' in cell))
    found.push(...texts.filter((text) => FORMULA.test(text)))
  }
  expectNone(
    'P43',
    storable.length,
    'report of sales as CSV and XLSX, names, codes and categories that begin like a formula: 0 run',
    found,
  )
})

/** The columns of a file of products that hold people's own words. */
const wordy = [
  'productCode',
  'name',
  'description',
  'variant_name',
  'dimensions',
  'materials',
  'colors',
  'features',
  'care',
  'assembly',
  'leadTime',
  'style',
] as const

test('P43: a file of products runs nothing in a spreadsheet, and comes back as it was', async () => {
  const { imported, importedText } = importAsStudio(shop)
  await seedCategories(shop.shop.db, 'chair')
  const rows = storable.map((beginning, at) => ({
    ...Object.fromEntries(wordy.map((column) => [column, `${armed(beginning)} ${column} ${at}`])),
    productCode: `${beginning.trim()}CODE-${at}`,
  }))
  expect(await imported(rows)).toMatchObject({ success: rows.length, failed: 0 })
  const exported = async () =>
    ((await shop.as(noa).call('GET /api/products/export')) as unknown as Blob).text()
  const before = await exported()
  for (const column of wordy.slice(1)) expect(before).toContain(`${column} 0`)
  expect(await importedText(before)).toMatchObject({ data: { failed: 0 } })
  const pass = formulasIn(before).length === 0 && (await exported()) === before
  printPromise(
    'P43',
    storable.length * wordy.length,
    'file of products whose texts begin like a formula: 0 run, imported again the same to the byte',
    pass,
  )
  expect(formulasIn(before)).toEqual([])
  expect(await exported()).toBe(before)
})
