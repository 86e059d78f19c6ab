import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openStreet } from '#tests/support/street/open-street.ts'
import { see } from '#tests/support/street/page-acts.ts'
import type { Person } from '#tests/support/people.ts'
import { readWorkbook } from '#tests/support/files/read-workbook.ts'
import {
  wanted,
  openAccount,
  placeOrder,
  sellAtListPrices,
  studioOf,
} from '#tests/support/street/street-shopper.ts'
import { visitAs } from '#tests/support/street/walks.ts'

const street = openStreet()
let noa: Person
let total: string

beforeAll(async () => {
  await sellAtListPrices(street)
  const leilani = await openAccount(street, 'Leilani')
  const { _id: id, totalPrice } = await placeOrder(street, leilani)
  noa = await studioOf(street)
  await wanted(street, noa, 'PUT /api/orders/:id/verify-payment', {
    params: { id },
    body: { status: 'paid' },
  })
  total = totalPrice.toLocaleString('en-US', { style: 'currency', currency: 'USD' })
})

/** A browser that nobody drives, as the shop sees it. */
async function shopper(): Promise<Page> {
  const page = await street.visitor({ width: 390, height: 844 })
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false })
    Object.defineProperty(Navigator.prototype, 'userAgent', { get: () => 'Mozilla/5.0' })
  })
  return page
}

async function studio(): Promise<Page> {
  const page = await street.visitor()
  await visitAs(page, noa)
  return page
}

test('a visit and the view of a piece are counted, and the studio reads them', async () => {
  const visitor = await shopper()
  const counted = () => visitor.waitForResponse((reply) => reply.url().endsWith('/api/visits') && reply.ok())
  const visit = counted()
  await visitor.goto('/category/sofa')
  await visit
  const view = counted()
  await visitor.locator('a[href^="/product/"]').first().click()
  await view

  const page = await studio()
  await page.goto('/admin/sales')
  await see(page, 'Total Sales')
  await see(page, total)
  // One order of one visit.
  await see(page, '100.0%')
  await page.getByRole('slider').focus()
  await page.keyboard.press('End')
  await expect
    .poll(() => page.getByRole('slider').getAttribute('aria-valuetext'))
    .toContain(`${total} · 1 order`)
  expect(street.complaints).toEqual([])
})

test('a search and what it led to are counted, and the studio tries it again', async () => {
  const visitor = await shopper()
  const counted = () => visitor.waitForResponse((reply) => reply.url().endsWith('/api/visits') && reply.ok())
  const asked = counted()
  await visitor.goto('/category/all?search=Green+Couch')
  await asked
  const opened = counted()
  await visitor.locator('main a[href^="/product/"]').first().click()
  await opened

  const page = await studio()
  await page.goto('/admin/dashboard')
  await page.getByRole('link', { name: 'Searches', exact: true }).click()
  const row = page.getByRole('row', { name: 'green couch' })
  await expect
    .poll(() => row.getByRole('cell').allTextContents())
    .toEqual(['green couch', '1', expect.stringMatching(/^[1-9]/), '1', '0', ''])
  await row.getByRole('link', { name: 'Search the shop for green couch' }).click()
  await page.getByRole('heading', { level: 1 }).getByText('green couch').waitFor()
  expect(street.complaints).toEqual([])
})

test('ranges and views change in place and in the address', async () => {
  const page = await studio()
  await page.goto('/admin/sales')
  for (const [type, title] of [
    ['products', 'Top Products'],
    ['categories', 'Category Performance'],
    ['customers', 'Top Customers'],
  ] as const) {
    await page.getByLabel('Report type').selectOption(type)
    await page.getByRole('heading', { name: title }).waitFor()
    expect(new URL(page.url()).searchParams.get('reportType')).toBe(type)
  }
  await page.getByLabel('Date range').selectOption('yesterday')
  await see(page, 'No sales in this period')

  await page.getByLabel('Date range').selectOption('custom')
  await page.getByLabel('Report type').waitFor({ state: 'detached' })
  await page.getByLabel('End Date').fill('2020-01-01')
  await page.getByRole('button', { name: 'Apply' }).click()
  await see(page, 'End Date must not be before Start Date')
  await page.getByLabel('End Date').fill(new Date(Date.now() + 86_400_000).toISOString().slice(0, 10))
  await page.getByRole('button', { name: 'Apply' }).click()
  for (const name of ['Sales Over Time', 'Top Products', 'Category Share', 'Top Customers'])
    await page.getByRole('heading', { name }).waitFor()
  expect(street.complaints).toEqual([])
})

test('what is on the screen is saved as a file, and a failure says why', async () => {
  const page = await studio()
  await page.goto('/admin/sales?reportType=customers')
  const press = async (format: string) => {
    await page.getByRole('button', { name: 'Export report' }).click()
    await page.getByRole('button', { name: format, exact: true }).click()
  }
  const saving = page.waitForEvent('download')
  await press('Excel')
  await see(page, 'Report exported successfully in EXCEL format')
  const file = await saving
  expect(file.suggestedFilename()).toMatch(/^sales-report-\d{4}-\d\d-\d\d\.xlsx$/)
  const sheets = readWorkbook(await readFile(await file.path()))
  expect([...sheets.keys()]).toEqual(['Summary', 'Top customers', 'New and returning customers'])
  expect(sheets.get('Top customers')?.[1]?.[0]).toEqual({ text: 'Leilani Akana' })

  await page.route('**/api/sales/export?*', (route) =>
    route.fulfill({ status: 503, json: { code: 'overloaded', message: 'The shop is very busy.' } }),
  )
  await press('PDF')
  await see(page, 'Failed to export report: The shop is very busy.')
})

test('a report that cannot be loaded is tried again by loading the page', async () => {
  const page = await studio()
  await page.route('**/api/sales/report?*', (route) => route.fulfill({ status: 400, json: {} }), { times: 1 })
  await page.goto('/admin/sales')
  await see(page, 'Failed to fetch sales data')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await see(page, 'Total Sales')
  await expect.poll(() => page.getByText('Failed to fetch sales data').count()).toBe(0)
})
