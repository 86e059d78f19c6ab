import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { injectedCall } from '#tests/support/injected-call.ts'
import { expectFocusOn } from '#tests/support/street/keyboard.ts'
import { openStreet } from '#tests/support/street/open-street.ts'
import { pressOnly, see } from '#tests/support/street/page-acts.ts'
import type { Person } from '#tests/support/people.ts'
import { studioOf } from '#tests/support/street/street-shopper.ts'
import { visitAs } from '#tests/support/street/walks.ts'

const street = openStreet()
let noa: Person

beforeAll(async () => {
  noa = await studioOf(street)
})

async function openInventory(query = '', size?: { width: number; height: number }): Promise<Page> {
  const page = await street.visitor(size)
  await visitAs(page, noa)
  await page.goto(`/admin/inventory${query}`)
  await page.getByRole('table').waitFor()
  return page
}

const rows = (page: Page) => page.locator('tbody tr')

async function stockOf(search: string) {
  const { products } = await injectedCall(street.app, noa, 'GET /api/inventory', { query: { search } })
  const [product] = products
  if (!product) throw new Error(`Nothing is called ${search}`)
  return product
}

test('the inventory is searched, narrowed, sorted and turned by its address', async () => {
  const page = await openInventory()
  await expect.poll(() => rows(page).count()).toBe(10)
  await page.getByRole('link', { name: 'Page 2' }).click()
  await page.waitForURL('**/admin/inventory?page=2')
  await page.getByRole('link', { name: 'Stock', exact: true }).click()
  await page.locator('th[aria-sort=ascending]', { hasText: 'Stock' }).waitFor()
  await page.getByLabel('Category').selectOption({ label: 'Sofas' })
  await page.getByLabel('Stock', { exact: true }).selectOption({ label: 'Low Stock (≤ 5)' })
  await page.waitForURL(({ search }) => search === '?sort=stock&category=sofa&stock=low')
  await see(page, 'No products found matching your criteria.')
  await pressOnly(page, 'Clear filters')
  await page.waitForURL(`${street.address}/admin/inventory`)
  await page.getByRole('searchbox').fill('LN-SOF-003')
  await expect.poll(() => rows(page).count()).toBe(1)
})

test('on a phone one button opens the filters, and counts what is set', async () => {
  const page = await openInventory('?sort=stock&search=LN', { width: 360, height: 740 })
  const fold = page.getByRole('button', { name: /^Filters/ })
  const category = page.getByLabel('Category')
  expect([await fold.getAttribute('aria-expanded'), await category.isVisible()]).toEqual(['false', false])
  await fold.click()
  await category.selectOption({ label: 'Sofas' })
  await expect.poll(() => fold.innerText()).toBe('Filters (1)')
  await page.getByLabel('Sort by').selectOption('Name, A to Z')
  await page.waitForURL(({ search }) => search === '?search=LN&category=sofa')

  await page.reload()
  await expect.poll(() => fold.innerText()).toBe('Filters (1)')
  await fold.click()
  await pressOnly(page, 'Clear these filters')
  await page.waitForURL(({ search }) => search === '?search=LN')
  await expectFocusOn(fold)
  await fold.click()
  await expect.poll(() => category.isVisible()).toBe(false)
})

test('stock is updated with a note, never below nothing, and its history tells', async () => {
  const before = await stockOf('LN-SOF-003')
  const [finish] = before.units.toSorted((a, b) => a.stock - b.stock)
  const page = await openInventory('?search=LN-SOF-003')
  await pressOnly(page, `Update Stock of ${before.name}`)
  const dialog = page.getByRole('dialog', { name: 'Update Stock' })
  const update = dialog.getByRole('button', { name: 'Update Stock' })
  await expect.poll(() => update.isDisabled()).toBe(true)
  await page.getByLabel('Change').fill('0')
  await expect.poll(() => update.isDisabled()).toBe(true)
  await page.getByLabel('Change').fill('1.5')
  await dialog.getByText('Use a whole number').waitFor()
  await expect.poll(() => update.isDisabled()).toBe(true)
  await page.getByLabel('Change').fill('-9999')
  await update.click()
  await dialog.getByRole('alert').getByText('Stock cannot be negative').waitFor()
  await page.getByLabel('Change').fill('7')
  await dialog.getByText(String((finish?.stock ?? 0) + 7), { exact: true }).waitFor()
  await page.getByLabel('Note').fill('New delivery')
  await update.click()
  await see(page, 'Stock updated')

  await pressOnly(page, `History of ${before.name}`)
  const history = page.getByRole('dialog', { name: `Stock history: ${before.name}` })
  // The news in the corner lies over the window, where it can be pressed away.
  await history.getByRole('alert').filter({ hasText: 'Stock updated' }).click()
  await expect.poll(() => page.getByText('Stock updated').count()).toBe(0)
  await expect.poll(async () => (await stockOf('LN-SOF-003')).stock).toBe(before.stock + 7)
  await history.getByText('New delivery').waitFor()
  const latest = await history.locator('tbody tr').first().innerText()
  for (const words of ['+7', finish?.finish ?? '', 'Changed by hand', 'Studio Admin'])
    expect(latest).toContain(words)
})

test('a finish is stepped in its row as one change, and the change is undone', async () => {
  const before = await stockOf('LN-SOF-005')
  const [finish] = before.units
  const page = await openInventory('?search=LN-SOF-005')
  await pressOnly(page, new RegExp(`finishes of ${before.name}`))
  const field = page.getByRole('group', { name: `Stock of ${before.name}, ${finish?.finish}` })
  for (let pressed = 0; pressed < 3; pressed++) await field.getByRole('button', { name: 'Increase' }).click()
  await pressOnly(page, /^Undo \+3/)
  await expect.poll(() => field.getByRole('textbox').inputValue()).toBe(String(finish?.stock))
  const { history } = await injectedCall(street.app, noa, 'GET /api/products/:id/stock-history', {
    params: { id: before._id },
  })
  expect(history.slice(0, 2)).toMatchObject([{ change: -3, note: 'Undone' }, { change: 3 }])
})

test('a count over what was sold meanwhile is refused and taken back', async () => {
  const { _id, name, units } = await stockOf('LN-SOF-005')
  const [{ variantKey, stock } = { variantKey: '', stock: 0 }] = units
  const page = await openInventory('?search=LN-SOF-005')
  await pressOnly(page, new RegExp(`finishes of ${name}`))
  await injectedCall(street.app, noa, 'PATCH /api/products/:id/stock', {
    params: { id: _id },
    body: { change: -1, variantKey },
  })
  const field = page.getByRole('textbox', { name: new RegExp(`^Stock of ${name}`) }).first()
  await field.fill(String(stock + 5))
  await field.press('Enter')
  await see(page, `Failed to update stock: The stock has changed since you looked: it is ${stock - 1} now.`)
  await expect.poll(() => field.inputValue()).toBe(String(stock - 1))
})

test('what was entered just before the page is left is not lost', async () => {
  const before = await stockOf('LN-SOF-005')
  const page = await openInventory('?search=LN-SOF-005')
  await pressOnly(page, new RegExp(`finishes of ${before.name}`))
  await page.getByRole('button', { name: 'Increase' }).first().click()
  await page.getByRole('link', { name: 'Orders' }).click()
  await expect.poll(async () => (await stockOf('LN-SOF-005')).stock).toBe(before.stock + 1)
})

test('the list is saved as CSV as it is narrowed', async () => {
  const page = await openInventory('?category=sofa&sort=-stock')
  const saving = page.waitForEvent('download')
  await pressOnly(page, 'Export CSV')
  const file = await saving
  expect(file.suggestedFilename()).toMatch(/^inventory-\d{4}-\d{2}-\d{2}\.csv$/)
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines[0]).toContain('Product code,Product,Category,Finish,Variant key,Stock,State')
  expect(lines.slice(1).every((line) => line.startsWith('LN-SOF-'))).toBe(true)
})

test('an inventory that cannot be loaded is asked for again by loading the page', async () => {
  const page = await openInventory()
  await page.route('**/api/inventory?*', (route) => route.fulfill({ status: 502, json: {} }))
  await page.reload()
  await see(page, 'Failed to fetch products')
  await page.unroute('**/api/inventory?*')
  await pressOnly(page, 'Try Again')
  await page.getByRole('table').waitFor()
  await expect.poll(() => rows(page).count()).toBe(10)
})
