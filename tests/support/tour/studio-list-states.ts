import type { Page } from 'playwright-core'
import { openWindow, press, pressInWindow, see, windowOver } from '#tests/support/street/page-acts.ts'
import { productCsv } from '#tests/support/files/product-file.ts'
import type { StateRow } from './tour-states.ts'

const PHONE = { width: 360 } as const
const NOTHING_FOUND = /found matching your criteria|No categories found/

const findsNothing = (page: Page) => see(page, NOTHING_FOUND)

/** What the studio can do to its lists: nothing found, rows asked about, many products at once. */
export const studioListStates: readonly StateRow[] = [
  ['admin-menu', 'admin-dashboard', (page) => openWindow(page, 'Menu'), PHONE],
  ['admin-palette', 'admin-dashboard', findByPalette],
  ['admin-orders-filters', 'admin-orders?paymentStatus=paid', (page) => press(page, 'Filters (1)'), PHONE],
  ['admin-audit-filters', 'admin-audit', (page) => press(page, 'Filters'), PHONE],
  ['admin-orders-empty', 'admin-orders?search=zeppelin', findsNothing],
  ['admin-packages-empty', 'admin-packages?search=zeppelin', findsNothing],
  ['admin-categories-empty', 'admin-categories?search=zeppelin', findsNothing],
  ['admin-inventory-empty', 'admin-inventory?search=zeppelin', findsNothing],
  ['admin-users-empty', 'admin-users?search=zeppelin', findsNothing],
  ['admin-emails-empty', 'admin-emails?search=zeppelin', findsNothing],
  ['admin-audit-empty', 'admin-audit?search=zeppelin', findsNothing],
  ['admin-products-selected', 'admin-products', selectAll],
  ['admin-products-category', 'admin-products', chooseNoCategory],
  ['admin-products-sale', 'admin-products', typeNoPercent],
  ['admin-products-archive', 'admin-products', askToArchive],
  ['admin-product-delete', 'admin-products', (page) => openWindow(page, /^Delete /)],
  ['admin-package-delete', 'admin-packages', (page) => openWindow(page, /^Delete /)],
  ['admin-user-delete', 'admin-users?search=leilani%40example.com', askToDeletePerson],
  ['admin-category-errors', 'admin-categories', addNoCategory],
  ['admin-category-used', 'admin-categories', (page) => openWindow(page, 'Delete Sofas')],
  ['admin-stock-units', 'admin-inventory', (page) => press(page, /finishes of/)],
  ['admin-stock-update', 'admin-inventory', takeTooMuch],
  ['admin-stock-history', 'admin-inventory', openHistory],
  ['admin-email', 'admin-emails', readEmail],
  ['admin-sales-export', 'admin-sales', openExport],
  ['admin-sales-custom', 'admin-sales?dateRange=custom', applyNoDays],
  ['admin-import-no-file', 'admin-bulk-import', checkNoFile],
  ['admin-import-preview', 'admin-bulk-import', checkFile],
]

async function findByPalette(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Search the back office' }).waitFor()
  await page.keyboard.press('Control+K')
  await windowOver(page).getByRole('combobox').fill('sofa')
  await windowOver(page).getByRole('option').first().waitFor()
}

async function selectAll(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /^Select all/ }).check()
  await see(page, '10 selected')
}

async function chooseNoCategory(page: Page): Promise<void> {
  await selectAll(page)
  await openWindow(page, 'Change category')
  await pressInWindow(page, 'Change category')
  await see(page, 'Category is required')
}

async function typeNoPercent(page: Page): Promise<void> {
  await selectAll(page)
  await openWindow(page, 'Sale')
  await pressInWindow(page, 'Put on sale')
  await see(page, 'Use a whole number from 1 to 90')
}

async function askToArchive(page: Page): Promise<void> {
  await selectAll(page)
  await openWindow(page, 'Archive')
}

async function askToDeletePerson(page: Page): Promise<void> {
  await openWindow(page, 'Delete Leilani Akana')
}

async function addNoCategory(page: Page): Promise<void> {
  await press(page, 'Add category')
  await press(page.locator('form'), 'Save category')
  await see(page, 'Category name is required')
}

async function takeTooMuch(page: Page): Promise<void> {
  await openWindow(page, /^Update Stock of/)
  await page.getByLabel('Change').fill('-9999')
  await pressInWindow(page, 'Update Stock')
  await see(page, 'Stock cannot be negative')
}

async function openHistory(page: Page): Promise<void> {
  await openWindow(page, /^History of/)
  await windowOver(page).locator('table, p').first().waitFor()
}

async function readEmail(page: Page): Promise<void> {
  await page.getByRole('table', { name: 'Emails' }).getByRole('link').first().click()
  await windowOver(page).getByRole('tab', { name: 'Plain text' }).waitFor()
}

async function openExport(page: Page): Promise<void> {
  await press(page, 'Export report')
  await page.getByRole('button', { name: 'Excel' }).waitFor()
}

async function applyNoDays(page: Page): Promise<void> {
  await press(page, 'Apply')
  await see(page, 'Start Date is required')
}

async function checkNoFile(page: Page): Promise<void> {
  await press(page, 'Check the file')
  await see(page, 'Please select a file to upload')
}

async function checkFile(page: Page): Promise<void> {
  const buffer = Buffer.from(productCsv([{}, { productCode: 'LN-CHA-901', price: '' }]))
  const file = { name: 'fall-list.csv', mimeType: 'text/csv', buffer }
  await page.getByLabel('CSV file of products', { exact: true }).setInputFiles(file)
  await press(page, 'Check the file')
  await page.getByRole('heading', { name: 'What this file would do' }).waitFor()
}
