import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openStreet } from '#tests/support/street/open-street.ts'

const street = openStreet()

const card = (page: Page, id: string) => page.locator(`[data-package="${id}"]`)
const opened = (page: Page, name: string) => page.getByRole('dialog', { name })

const openShelves = (page: Page, path = '/designer-packages') => page.goto(path)

test('a package opens over its shelf, Back closes it, and so does Escape, which returns the focus', async () => {
  const page = await street.visitor()
  await openShelves(page)
  const view = card(page, 'two-bedroom').getByRole('link', { name: 'View Package' })
  await view.click()
  await page.waitForURL('**/designer-packages/two-bedroom')
  const dialog = opened(page, 'Two-bedroom package')
  await dialog.getByRole('tab', { name: 'Included Items' }).click()
  await dialog.getByText('6 × Gable').waitFor()
  await dialog.getByText('Glassware set, service for six').waitFor()
  await dialog.getByRole('tab', { name: 'Specifications' }).click()
  await dialog.getByText('2 queen, mattresses not included').waitFor()
  await expect.poll(() => page.title()).toContain('Two-bedroom package')

  await page.goBack()
  await page.waitForURL('**/designer-packages')
  await dialog.waitFor({ state: 'hidden' })
  await view.click()
  await page.waitForURL('**/designer-packages/two-bedroom')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await page.waitForURL('**/designer-packages')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('article')?.dataset['package']))
    .toBe('two-bedroom')
  await page.goForward()
  await dialog.waitFor()
  expect(street.complaints).toEqual([])
})

test('a package that is on its way says so, and can be given up', async () => {
  const page = await street.visitor()
  await openShelves(page)
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/packages/one-bedroom', async (route) => {
    await held
    await route.continue()
  })
  const view = card(page, 'one-bedroom').getByRole('link', { name: 'View Package' })
  await view.click()
  const dialog = opened(page, 'One-bedroom package')
  await dialog.getByText('Loading designer packages...').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  expect(new URL(page.url()).pathname).toBe('/designer-packages')

  answer()
  await view.click()
  await dialog.getByText('Room by room').waitFor()
})

test('a package by its link is a page, whose pieces lead to theirs, and Back to it', async () => {
  const page = await street.visitor()
  await openShelves(page, '/designer-packages/luxury')
  const name = page.getByRole('heading', { level: 1, name: 'Luxury package' })
  await name.waitFor()
  await page.getByRole('link', { name: /× Ember nightstand/ }).click()
  await page.getByRole('heading', { level: 1, name: /nightstand/ }).waitFor()
  await page.goBack()
  await name.waitFor()
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').click()
  await page.waitForURL('**/designer-packages?tab=full-home')
  await card(page, 'luxury').waitFor()
  expect(street.complaints).toEqual([])
})

test('the window leads to the page, and a page that is loaded again stays one', async () => {
  const page = await street.visitor()
  await openShelves(page, '/designer-packages?tab=full-home')
  const dialog = opened(page, 'Luxury package')
  await card(page, 'luxury').getByRole('link', { name: 'View Package' }).click()
  await dialog.getByRole('link', { name: 'See the whole package' }).click()
  const name = page.getByRole('heading', { level: 1, name: 'Luxury package' })
  await name.waitFor()
  await expect.poll(() => dialog.count()).toBe(0)
  await page.goBack()
  await dialog.waitFor()
  await page.reload({ waitUntil: 'networkidle' })
  await name.waitFor()
  await expect.poll(() => page.evaluate(() => (history.state as { usr?: unknown }).usr ?? '')).toBe('')
  expect(await dialog.count()).toBe(0)
  expect(street.complaints).toEqual([])
})

test('a piece in the window leads to its page, and Back to the window', async () => {
  const page = await street.visitor()
  await openShelves(page, '/designer-packages?tab=full-home')
  const dialog = opened(page, 'Luxury package')
  await card(page, 'luxury').getByRole('link', { name: 'View Package' }).click()
  await dialog.getByRole('tab', { name: 'Included Items' }).click()
  await dialog.getByRole('link', { name: /nightstand/ }).click()
  await page.getByRole('heading', { level: 1, name: /nightstand/ }).waitFor()
  await page.goBack()
  await dialog.waitFor()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.waitForURL('**/designer-packages?tab=full-home')
  await card(page, 'luxury').waitFor()
  expect(street.complaints).toEqual([])
})

test('compare mode begins empty each time, takes each package once and three at most', async () => {
  const page = await street.visitor()
  await openShelves(page)
  const turn = page.getByRole('button', { name: 'Compare', exact: true })
  const choose = (name: string) => page.getByRole('checkbox', { name: `Compare ${name}` })
  const bar = page.getByRole('region', { name: 'Compare packages' })

  await turn.click()
  await bar.getByText('Choose 2 or 3 packages to see them side by side.').waitFor()
  await choose('One-bedroom package').check()
  await bar.getByRole('button', { name: 'Compare side by side' }).and(page.locator(':disabled')).waitFor()
  await choose('Three-bedroom package').check()
  await page.getByRole('tab', { name: 'Full Home Packages' }).click()
  await choose('Modern package').check()
  await bar.getByText('3 of 3 chosen').waitFor()
  await expect.poll(() => choose('Luxury package').isDisabled()).toBe(true)

  await bar.getByRole('button', { name: 'Compare side by side' }).click()
  const table = page.getByRole('table', { name: 'Compared packages' })
  await expect
    .poll(() => table.getByRole('columnheader').allInnerTexts())
    .toEqual(expect.arrayContaining(['One-bedroom package', 'Three-bedroom package', 'Modern package']))
  await expect.poll(() => valuesOf(page, 'Price')).toEqual(['$35,888', '$58,888', 'From $2,199'])
  await expect.poll(() => valuesOf(page, 'Items')).toEqual(['46', '73', '4'])
  await expect.poll(() => valuesOf(page, 'Bedrooms')).toEqual(['1', '3', '–'])
  await expect.poll(() => valuesOf(page, 'Wood')).toEqual(['White oak', 'Teak', 'Walnut'])
  await page.keyboard.press('Escape')

  await bar.getByRole('button', { name: 'Remove Modern package from the comparison' }).click()
  await bar.getByText('2 of 3 chosen').waitFor()
  await turn.click()
  await bar.waitFor({ state: 'detached' })
  await turn.click()
  await bar.getByText('Choose 2 or 3 packages').waitFor()
  await expect.poll(() => choose('Modern package').isChecked()).toBe(false)
  expect(street.complaints).toEqual([])
})

async function valuesOf(page: Page, label: string): Promise<string[]> {
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: label, exact: true }) })
  return row.getByRole('cell').allInnerTexts()
}

test('on the way the page says that it is loading, what fails can be tried again', async () => {
  const page = await street.visitor()
  await page.goto('/category/sofa', { waitUntil: 'networkidle' })
  await page.route('**/api/packages', (route) => route.abort())
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Designer packages' })
    .click()
  await page.getByRole('alert').getByText('Failed to fetch packages').waitFor()
  await page.unroute('**/api/packages')

  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/packages', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.getByText('Loading designer packages...').waitFor()
  await expect.poll(() => card(page, 'one-bedroom').count()).toBe(0)
  answer()
  await card(page, 'one-bedroom').waitFor()
  expect(street.complaints.splice(0)).toEqual([expect.stringMatching(/ERR_FAILED/)])
})

test('without scripts everything can be read, and a package has its page', async () => {
  const browser = (await street.visitor()).context().browser()
  const context = await browser?.newContext({
    baseURL: street.shop.config.publicUrl,
    javaScriptEnabled: false,
  })
  const page = await context?.newPage()
  if (!page) throw new Error('There is no browser')
  await page.goto('/designer-packages')
  await card(page, 'one-bedroom').getByText('$35,888').waitFor()
  await card(page, 'luxury').getByText('From $3,999').waitFor()
  await card(page, 'luxury').getByRole('link', { name: 'View Package' }).click()
  await page.getByText('2 × Ember nightstand').waitFor()
  await page.getByText('Walnut, ivory bouclé and cognac leather').waitFor()
  await page.getByRole('article').waitFor()
  await page.goto('/designer-packages?tab=full-home')
  await expect.poll(() => page.getByRole('button', { name: 'Compare' }).count()).toBe(0)
  await context?.close()
})
