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

async function openCategories(): Promise<Page> {
  const page = await street.visitor()
  await visitAs(page, noa)
  await page.goto('/admin/categories')
  await page.getByRole('heading', { name: 'Categories', level: 1 }).waitFor()
  return page
}

const nameField = (page: Page) => page.getByRole('textbox', { name: 'Name' })
const names = (page: Page) => page.locator('tbody tr td:first-child p').allTextContents()

test('a category is added, found, changed, moved, featured and deleted', async () => {
  const page = await openCategories()
  await page.getByRole('table').waitFor()
  await pressOnly(page, 'Add category')
  await page.locator('form').getByRole('button', { name: 'Save category' }).click()
  await see(page, 'Category name is required')
  await nameField(page).fill('sofas')
  await page.locator('form').getByRole('button', { name: 'Save category' }).click()
  await see(page, 'Another category has this name')
  await nameField(page).fill('Floor lamps')
  await page.locator('form').getByRole('button', { name: 'Save category' }).click()
  await see(page, '/floor-lamps')
  await expect.poll(() => page.locator('form').count()).toBe(0)

  await page.getByRole('searchbox').fill('lamp')
  await page.waitForURL('**/admin/categories?search=lamp')
  await expect.poll(() => names(page)).toEqual(['Floor lamps'])
  await see(page, 'No description')
  await page.getByRole('searchbox').fill('zeppelin')
  await see(page, 'No categories found.')
  await pressOnly(page, 'Clear search')
  await page.waitForURL(`${street.address}/admin/categories`)

  await pressOnly(page, 'Edit Floor lamps')
  await nameField(page).fill('Something else')
  await pressOnly(page, 'Cancel')
  await pressOnly(page, 'Edit Floor lamps')
  await expect.poll(() => nameField(page).inputValue()).toBe('Floor lamps')
  await nameField(page).fill('Lamps')
  await page.getByLabel('Description').fill('Light for a corner.')
  await pressOnly(page, 'Save category')
  await see(page, 'Light for a corner.')

  await pressOnly(page, 'Move Lamps up')
  await expect.poll(async () => (await names(page)).at(-2)).toBe('Lamps')
  await expectFocusOn(page.getByRole('button', { name: 'Move Lamps up' }))
  await page.getByRole('switch', { name: 'Feature Lamps' }).click()
  await expect
    .poll(() => page.getByRole('switch', { name: 'Feature Lamps' }).getAttribute('aria-checked'))
    .toBe('true')

  await pressOnly(page, 'Delete Lamps')
  await pressOnly(page, 'Cancel')
  await pressOnly(page, 'Delete Lamps')
  await pressOnly(page, 'Delete category')
  await see(page, 'Category deleted successfully')
  await expect.poll(() => names(page)).not.toContain('Lamps')
})

test('a category that products use cannot be deleted, and the page says why', async () => {
  const page = await openCategories()
  await pressOnly(page, 'Delete Sofas')
  await see(page, /products use this category\. Choose another category for them first\./)
  await page.getByRole('link', { name: 'See the products' }).click()
  await page.waitForURL('**/admin/products?category=sofa')
  const { categories } = await injectedCall(street.app, noa, 'GET /api/categories')
  expect(categories.map(({ _id }) => _id)).toContain('sofa')
})

test('what could not be loaded, saved or deleted is told, and can be dismissed', async () => {
  const page = await openCategories()
  const broken = (path: string, method: string) =>
    page.route(path, (route) =>
      route.request().method() === method ? route.fulfill({ status: 502, json: {} }) : route.fallback(),
    )
  await broken('**/api/categories', 'POST')
  await pressOnly(page, 'Add category')
  await nameField(page).fill('Lamps')
  await page.locator('form').getByRole('button', { name: 'Save category' }).click()
  await see(page, 'Failed to save category')
  await pressOnly(page, 'Dismiss')
  await expect.poll(() => page.getByText('Failed to save category').count()).toBe(0)
  await expect.poll(() => nameField(page).inputValue()).toBe('Lamps')
  await page.unroute('**/api/categories')
  await page.locator('form').getByRole('button', { name: 'Save category' }).click()
  await see(page, '/lamps')

  await broken('**/api/categories/lamps', 'DELETE')
  await pressOnly(page, 'Delete Lamps')
  await pressOnly(page, 'Delete category')
  await see(page, 'Failed to delete category')
  await pressOnly(page, 'Dismiss')
  await expect.poll(() => page.getByText('Failed to delete category').count()).toBe(0)
  await expect.poll(() => names(page)).toContain('Lamps')

  await broken('**/api/categories', 'GET')
  await page.reload()
  await see(page, 'Failed to fetch categories')
  await pressOnly(page, 'Dismiss')
  await page.unroute('**/api/categories')
  await pressOnly(page, 'Try Again')
  await see(page, '/lamps')
})
