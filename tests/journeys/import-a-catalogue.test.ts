import type { Page } from 'playwright-core'
import { eq } from 'drizzle-orm'
import { products } from '#server/db/schema/products.ts'
import sharp from 'sharp'
import { catalogueOf } from '#server/products/catalogue.ts'
import { expect, test } from 'vitest'
import { productCsv } from '#tests/support/files/product-file.ts'
import { openStreet, STUDIO } from '#tests/support/street/open-street.ts'
import { press, see } from '#tests/support/street/page-acts.ts'
import { signInToStudio } from '#tests/support/street/walks.ts'

const ROWS = 500
/** One for each product, and a second for some. */
const PICTURES = ROWS + 12

const street = openStreet()
const codeOf = (at: number) => `IMP-${String(at).padStart(3, '0')}`

/** As a spreadsheet abroad saves it. */
function catalogue(): Buffer {
  const rows = Array.from({ length: ROWS }, (_, at) => ({
    productCode: codeOf(at),
    name: `Import chair ${at}`,
    price: '1299_00',
  }))
  return Buffer.from(productCsv(rows).replaceAll(',', ';').replaceAll('1299_00', '1.299,00'), 'utf16le')
}

function picture(red: number): Promise<Buffer> {
  const background = { r: red, g: 110, b: 60 }
  return sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .jpeg()
    .toBuffer()
}

async function pictures() {
  const [front, side] = [await picture(90), await picture(180)]
  const fronts = Array.from({ length: ROWS }, (_, at) => ({ name: `${codeOf(at)}.jpg`, buffer: front }))
  const sides = fronts.slice(0, PICTURES - ROWS).map((_, at) => {
    return { name: `${codeOf(at).toLowerCase()}-2.jpg`, buffer: side }
  })
  const all = [...fronts, ...sides, { name: 'holiday.jpg', buffer: front }]
  return all.map((file) => ({ ...file, mimeType: 'image/jpeg' }))
}

const choosePictures = async (page: Page) =>
  page.locator('input[type=file][multiple]').setInputFiles(await pictures())

test('a catalogue comes in from its spreadsheet as drafts, gets its pictures, and is published', async () => {
  const page = await street.visitor()
  await signInToStudio(page, STUDIO)
  await page.goto('/admin/products/bulk-import')
  const file = { name: 'catalogue.csv', mimeType: 'text/csv', buffer: catalogue() }
  await page.getByLabel('CSV file of products', { exact: true }).setInputFiles(file)
  await press(page, 'Check the file')
  await see(page, /Read as: UTF-16, semicolons, decimal commas: 1.299,00 +becomes +\$1,299.00/)
  await page.getByLabel('New products as drafts').check()
  const before = catalogueOf(street.shop).size
  await press(page, `Import ${ROWS} products`)
  await see(page, `All ${ROWS} rows went in.`)

  // The connection breaks off, and the page goes on from there.
  await page.route('**/api/products/pictures', (route) => route.abort())
  await choosePictures(page)
  await see(page, new RegExp(`${PICTURES + 1} of ${PICTURES + 1} pictures wait`))
  await page.unroute('**/api/products/pictures')
  await press(page, 'Continue')
  await see(page, 'Choose pictures')
  await see(page, 'Left out: No product has the code that this name begins with')
  const countOf = (label: string) =>
    page.locator('dt', { hasText: label }).locator('..').locator('dd').innerText()
  expect(await countOf('Pictures added')).toBe(String(PICTURES))
  await choosePictures(page)
  await see(page, new RegExp(`of ${PICTURES + 1} pictures`))
  await see(page, 'Choose pictures')
  expect(await countOf('There already')).toBe(String(PICTURES))
  expect(await countOf('Pictures added')).toBe('0')

  expect(catalogueOf(street.shop).size).toBe(before)
  const [draft] = await street.shop.db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.state, 'draft'))
    .limit(1)
  await page.goto(`/product/${draft?.id}`)
  await see(page, /^This piece is not in the shop/)
  const visitor = await street.visitor()
  await visitor.goto(`/product/${draft?.id}`)
  await see(visitor, 'Product not found')
  await page.goto('/admin/products?standing=draft')
  await page.getByLabel(/^Select all \d+ on this page$/).check()
  await press(page, `Select all ${ROWS}`)
  await see(page, `${ROWS} selected`)
  await press(page, 'Publish')
  await expect.poll(() => catalogueOf(street.shop).size).toBe(before + ROWS)
  await page.goto(`/category/all?search=${codeOf(11)}`)
  await page
    .getByRole('link', { name: /Import chair 11/ })
    .first()
    .waitFor()
})
