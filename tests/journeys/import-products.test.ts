import { catalogueOf } from '#server/products/catalogue.ts'
import { readFile } from 'node:fs/promises'
import type { Download, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openStreet, STUDIO } from '#tests/support/street/open-street.ts'
import { see } from '#tests/support/street/page-acts.ts'
import { chairRow, productCsv } from '#tests/support/files/product-file.ts'
import { signInToStudio } from '#tests/support/street/walks.ts'

const street = openStreet()

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
const textOf = async (download: Download) => readFile(await download.path(), 'utf8')

async function choose(page: Page, text: string, name = 'fall-list.csv') {
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(text) }
  await page.getByLabel('CSV file of products', { exact: true }).setInputFiles(file)
}

async function saved(page: Page, button: string): Promise<Download> {
  const download = page.waitForEvent('download')
  await press(page, button)
  return download
}

async function openImport(): Promise<Page> {
  const page = await street.visitor()
  await signInToStudio(page, STUDIO)
  await page.goto('/admin/products/bulk-import')
  return page
}

test('a file is checked, brought in, its bad rows put right, and brought in again', async () => {
  const page = await openImport()
  await press(page, 'Check the file')
  await see(page, 'Please select a file to upload')
  await choose(page, 'a picture', 'sofa.png')
  await see(page, 'Please select a CSV file')

  await choose(page, productCsv([{}, { productCode: 'LN-CHA-901', price: '' }]))
  await press(page, 'Check the file')
  await page.getByRole('heading', { name: 'What this file would do' }).waitFor()
  await see(page, 'New product')
  await see(page, 'Price is required')
  const count = () => catalogueOf(street.shop).size
  const before = count()
  await press(page, 'Import 1 product')
  await page.getByRole('heading', { name: 'Import results' }).waitFor()
  await see(page, '1 row went in and 1 row did not.')
  expect(count()).toBe(before + 1)

  const toCorrect = await saved(page, 'Download these rows')
  expect(toCorrect.suggestedFilename()).toBe('fall-list-to-correct.csv')
  const rows = await textOf(toCorrect)
  expect(rows).toContain('"Price is required",Hala chair')
  expect(rows).not.toContain(chairRow.productCode)

  await press(page, 'Import Another File')
  await choose(page, rows.replace('LN-CHA-901,,', 'LN-CHA-901,99.50,'), toCorrect.suggestedFilename())
  await press(page, 'Check the file')
  await press(page, 'Import 1 product')
  await see(page, 'All 1 row went in.')
  expect(count()).toBe(before + 2)
  await page.getByRole('link', { name: 'Go to Products' }).click()
  await page.waitForURL('**/admin/products')
})

test('the template and an export of the shop are files that the import takes', async () => {
  const page = await openImport()
  const template = await saved(page, 'Download the template')
  expect(template.suggestedFilename()).toBe('product_import_template.csv')
  await choose(page, await textOf(template), template.suggestedFilename())
  await press(page, 'Check the file')
  await page.getByRole('button', { name: 'Import 2 products' }).waitFor()
  await press(page, 'Choose another file')

  const token = await page.evaluate(() => localStorage.getItem('token'))
  const headers = { authorization: `Bearer ${token}` }
  const { payload } = await street.app.inject({ url: '/api/products/export', headers })
  await choose(page, payload)
  await press(page, 'Check the file')
  await see(page, 'There is nothing to import.')
  await expect.poll(() => page.getByText('Left out').locator('..').getByText('0').count()).toBe(1)
})

test('what the shop refuses, and what breaks off, is said where it happened', async () => {
  const page = await openImport()
  await choose(page, 'name;price\nHala chair;1')
  await press(page, 'Check the file')
  await see(page, /Missing required columns: description, productCode, category, stock/)
  await page.route('**/api/products/bulk-import', (route) => route.fulfill({ status: 500, json: {} }))
  await press(page, 'Check the file')
  await see(page, 'An error occurred during import')
  await page.unroute('**/api/products/bulk-import')
  await choose(
    page,
    productCsv([{ price: '1.299,00' }])
      .replace(/"1.299,00"/, '1.299_00')
      .replaceAll(',', ';')
      .replace('_', ','),
  )
  await press(page, 'Check the file')
  await page.getByRole('heading', { name: 'What this file would do' }).waitFor()
  await see(page, /Read as: UTF-8, semicolons, decimal commas: 1.299,00 +becomes +\$1,299.00/)
  expect(street.complaints.filter((words) => !words.startsWith('Failed to load resource'))).toEqual([])
})
