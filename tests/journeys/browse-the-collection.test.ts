import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openStreet } from '#tests/support/street/open-street.ts'

const street = openStreet()
const PHONE = { width: 390, height: 844 }

test('filters, sort and pages live in the address, Back undoes them, and the view stays where it was', async () => {
  const page = await street.visitor()
  await page.goto('/category/sofa')
  await openGroup(page, 'Material')
  await pressWords(page, 'Bouclé')
  await page.waitForURL((url) => url.searchParams.get('material') === 'Bouclé')
  await expect.poll(() => page.getByLabel(/^Bouclé/).isChecked()).toBe(true)
  const few = await cards(page).count()
  expect(few).toBeLessThan(6)

  await page.getByLabel('Sort', { exact: true }).selectOption('Name')
  await page.waitForURL((url) => url.search === '?material=Boucl%C3%A9&sort=name')
  await page.getByRole('link', { name: 'Remove filter Bouclé' }).click()
  await page.waitForURL((url) => url.search === '?sort=name')
  await waitForCards(page, 6)

  await page.goBack()
  await waitForCards(page, few)
  await page.goBack()
  await page.waitForURL((url) => url.search === '?material=Boucl%C3%A9')
  expect(street.complaints).toEqual([])
})

test('a size is typed as people write it; what is none stays to be corrected, and filters nothing', async () => {
  const page = await street.visitor()
  await page.goto('/category/sofa')
  await openGroup(page, 'Size in inches')
  const widest = page.getByRole('textbox', { name: 'Width up to' })
  await widest.fill(`6' 8"`)
  await widest.press('Tab')
  await page.getByRole('link', { name: 'Remove filter Width up to 80 in' }).waitFor()
  await page.getByText('80 in (203.2 cm)').waitFor()
  await widest.fill('as wide as it goes')
  await widest.press('Tab')
  await page.getByText('Type a length, such as').waitFor()
  expect(await page.getByRole('list', { name: 'Filters in force' }).count()).toBe(0)
  expect(await widest.inputValue()).toBe('as wide as it goes')
  expect(await page.getByRole('link', { name: /^Remove filter Width/ }).count()).toBe(0)
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Beds' }).click()
  await page.waitForURL('**/category/bed')
  await page.goBack()
  await page.goBack()
  await page.waitForURL('about:blank')
  expect(street.complaints).toEqual([])
})

test('on a phone the chosen category is in view', async () => {
  const page = await street.visitor(PHONE)
  await page.goto('/category/settee')
  const entry = page.getByRole('navigation', { name: 'Categories' }).locator('[aria-current]')
  const rightEdge = () => entry.evaluate((one) => one.getBoundingClientRect().right)
  await expect.poll(rightEdge).toBeLessThanOrEqual(PHONE.width)
})

test('a piece is opened from far down the page, and Back returns to the same place', async () => {
  const page = await street.visitor()
  await page.goto('/category/all?page=2')
  await cards(page).last().scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  await cards(page).last().getByRole('link').click()
  await page.getByRole('button', { name: 'Add to cart' }).waitFor()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await waitForCards(page, 12)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
  expect(street.complaints).toEqual([])
})

test('on a phone the filters are a sheet that shows how many pieces are left', async () => {
  const page = await street.visitor(PHONE)
  await page.goto('/category/chair')
  await page.getByRole('button', { name: 'Filter' }).click()
  await openGroup(page, 'Size in inches')
  await page.getByRole('textbox', { name: 'Width up to' }).fill('30')
  await openGroup(page, 'Material')
  await pressWords(page, 'Teak')
  await page.getByRole('button', { name: /^Show \d pieces?$/ }).click()
  await page.getByRole('link', { name: 'Remove filter Width up to 30 in' }).waitFor()
  await page.getByRole('link', { name: 'Remove filter Teak' }).waitFor()
  const show = page.getByRole('button', { name: /^Show / })
  await expect.poll(() => show.isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Filter' }).click()
  await show.waitFor()
  await page.goBack()
  await expect.poll(() => show.isVisible()).toBe(false)
  expect(street.complaints).toEqual([])
})

test('the collection is filtered and sorted without any script', async () => {
  const page = await withoutScript(await street.visitor())
  await page.goto('/category/sofa')
  await openGroup(page, 'Availability')
  await page.getByLabel(/^In stock/).check()
  await page.getByLabel('Sort', { exact: true }).selectOption('Name')
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.waitForURL(
    (url) => url.searchParams.get('inStock') === 'true' && url.searchParams.get('sort') === 'name',
  )
  await page.getByRole('link', { name: 'Remove filter In stock' }).click()
  await page.waitForURL((url) => url.search === '?sort=name')
  await expect.poll(() => cards(page).count()).toBe(6)
  await page.context().close()
})

test('a list that takes its time shows its shape first, and one that fails can be tried again', async () => {
  const page = await street.visitor()
  await page.goto('/category/sofa')
  let answer: (() => void) | undefined
  await page.route('**/api/products/category/bed*', async (route) => {
    await new Promise<void>((resolve) => (answer = resolve))
    await route.abort()
  })
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Beds' }).click()
  await page.locator('main').getByRole('status').getByText('Loading').waitFor({ state: 'attached' })
  await expect.poll(() => cards(page).count()).toBe(0)

  answer?.()
  await page.getByText('Failed to fetch products').waitFor()
  await page.unroute('**/api/products/category/bed*')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.getByRole('heading', { level: 1, name: 'Beds' }).waitFor()
  await waitForCards(page, 6)
})

async function openGroup(page: Page, name: string) {
  await page.locator('summary', { hasText: name }).click()
}

/** As most people do: not the small box. */
async function pressWords(page: Page, value: string) {
  await page.locator('label').getByText(value, { exact: true }).click()
}

function cards(page: Page) {
  return page.locator('main article')
}

async function waitForCards(page: Page, count: number) {
  await expect.poll(() => cards(page).count()).toBe(count)
}

async function withoutScript(page: Page): Promise<Page> {
  const browser = page.context().browser()
  if (!browser) throw new Error('The visitor has no browser')
  const context = await browser.newContext({ baseURL: street.address, javaScriptEnabled: false })
  return context.newPage()
}
