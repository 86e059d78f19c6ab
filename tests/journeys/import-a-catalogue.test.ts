import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { productCsv } from '#tests/support/files/product-file.ts'
import { openStreet, STUDIO } from '#tests/support/street/open-street.ts'
import { press, see } from '#tests/support/street/page-acts.ts'
import { signInToStudio } from '#tests/support/street/walks.ts'

const ROWS = 500
const PICTURED = 12
/** Two for each, and one that belongs to nobody. */
const PICTURES = PICTURED * 2

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

async function picture(name: string, green: number) {
  const background = { r: 140, g: green, b: 60 }
  const buffer = await sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

async function pictures() {
  const names = Array.from({ length: PICTURES }, (_, at) => {
    return `${codeOf(Math.floor(at / 2)).toLowerCase()}${at % 2 === 0 ? '' : '-2'}.jpg`
  })
  return Promise.all([...names, 'holiday.jpg'].map((name, at) => picture(name, at * 10)))
}

const choosePictures = async (page: Page) =>
  page.locator('input[type=file][multiple]').setInputFiles(await pictures())

test('a catalogue of a studio comes in from its spreadsheet, with its pictures', async () => {
  const page = await street.visitor()
  await signInToStudio(page, STUDIO)
  await page.goto('/admin/products/bulk-import')
  const file = { name: 'catalogue.csv', mimeType: 'text/csv', buffer: catalogue() }
  await page.getByLabel('CSV file of products', { exact: true }).setInputFiles(file)
  await press(page, 'Check the file')
  await see(page, /Read as: UTF-16, semicolons, decimal commas: 1.299,00 +becomes +\$1,299.00/)
  await press(page, `Import ${ROWS} products`)
  await see(page, `All ${ROWS} rows went in.`)

  // The connection breaks off, and the page goes on from there.
  await page.route('**/api/products/pictures', (route) => route.abort())
  await choosePictures(page)
  await see(page, new RegExp(`${PICTURES + 1} of ${PICTURES + 1} pictures wait`))
  await page.unroute('**/api/products/pictures')
  await press(page, 'Continue')
  await see(page, 'Left out: No product has the code that this name begins with')
  await see(page, 'imp-011-2.jpg')
  const countOf = (label: string) =>
    page.locator('dt', { hasText: label }).locator('..').locator('dd').innerText()
  await expect.poll(() => countOf('Pictures added')).toBe(String(PICTURES))
  await choosePictures(page)
  await expect.poll(() => countOf('There already')).toBe(String(PICTURES))
  expect(await countOf('Pictures added')).toBe('0')
})
