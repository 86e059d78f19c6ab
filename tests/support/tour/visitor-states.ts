import type { Page } from 'playwright-core'
import { openWindow, press, see, windowOver } from '#tests/support/street/page-acts.ts'
import type { StateRow } from './tour-states.ts'
import { fillRegistration } from '#tests/support/street/walks.ts'

const WIDE = { width: 1440 } as const
const PHONE = { width: 360 } as const
const NO_PLAN = { name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('a plan') }

const unfold = (page: Page, name: RegExp) => page.locator('summary', { hasText: name }).first().click()
const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click()

/** What a visitor can do to a page. */
export const visitorStates: readonly StateRow[] = [
  ['menu', 'category', openMenu, PHONE],
  ['menu-packages', 'category', openPackagesInMenu, PHONE],
  ['panel-collection', 'category', (page) => press(page, 'More under Browse Collection'), WIDE],
  ['panel-design', 'category', (page) => press(page, 'More under Custom design'), WIDE],
  ['panel-packages', 'category', (page) => press(page, 'More under Designer packages'), WIDE],
  ['filters', 'category', openFilters, PHONE],
  ['filters-chosen', 'category', chooseFilter, PHONE],
  ['filter-panel', 'home', (page) => unfold(page, /^Color/), WIDE],
  ['product-large', 'product', openLarge],
  ['product-3d', 'product', openModel],
  ['product-details', 'product', (page) => tab(page, 'Details'), WIDE],
  ['product-size', 'product', (page) => tab(page, 'Size and fit'), WIDE],
  ['product-fit', 'product', measureDoor],
  ['product-finish', 'product', (page) => page.getByRole('radio').nth(1).press('Space')],
  ['product-finishes', 'product', (page) => openWindow(page, 'See the finishes large')],
  ['product-island', 'product', typeZip],
  ['packages-compare', 'designer-packages', choosePackages],
  ['packages-compared', 'designer-packages', comparePackages],
  ['package-login-first', 'designer-package', askForPackage],
  ['custom-design-unfit', 'custom-design', chooseUnfitPlan],
  ['login-errors', 'login', (page) => refused(page, 'Login', 'Email is required')],
  ['login-password-shown', 'login', (page) => press(page, 'Show password')],
  ['register-errors', 'register', (page) => refused(page, 'Next', 'First name is required')],
  ['register-address-errors', 'register', refuseAddress],
  ['register-style', 'register', (page) => fillRegistration(page, 'kai@example.com')],
  ['forgot-errors', 'forgot-password', (page) => refused(page, 'Send temporary password', /required/)],
  ['reset-errors', 'reset-password', (page) => refused(page, 'Save new password', /required/)],
  ['admin-login-errors', 'admin-login', (page) => refused(page, 'Sign In to Admin', /required/)],
]

async function refused(page: Page, button: string, words: string | RegExp): Promise<void> {
  await press(page, button)
  await see(page, words)
}

async function openMenu(page: Page): Promise<void> {
  await openWindow(page, 'Menu')
  await unfold(page, /^Browse Collection/)
}

async function openPackagesInMenu(page: Page): Promise<void> {
  await openWindow(page, 'Menu')
  await unfold(page, /^Designer packages/)
}

async function openFilters(page: Page): Promise<void> {
  await press(page, 'Filter')
  await unfold(page, /^Color/)
  await page.getByRole('checkbox').first().waitFor()
}

async function chooseFilter(page: Page): Promise<void> {
  await openFilters(page)
  await page.getByRole('checkbox').first().check()
  await press(page, /^Show \d/)
  await page.getByRole('list', { name: 'Filters in force' }).waitFor()
}

async function openLarge(page: Page): Promise<void> {
  await openWindow(page, /view larger/)
  await see(windowOver(page), /^1 \/ \d/)
}

async function openModel(page: Page): Promise<void> {
  await press(page, 'View in 3D')
  const lines = page.getByRole('button', { name: 'Dimensions' })
  await lines.waitFor({ timeout: 60_000 })
  await lines.click()
}

async function measureDoor(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Will it fit?' }).click()
  await press(page, 'Check your door, elevator and stairs')
  const widths = page.getByRole('textbox', { name: 'Width, in' })
  await widths.first().fill('wide')
  await widths.last().fill('12')
  await widths.last().blur()
  await see(page, /^Type a length/)
}

async function typeZip(page: Page): Promise<void> {
  await press(page, 'Delivery to your island')
  await page.getByLabel('ZIP code').fill('96753')
  await see(page, /^Delivery to Maui\./)
}

async function choosePackages(page: Page): Promise<void> {
  await press(page, 'Compare')
  for (const place of [0, 1]) await page.getByRole('checkbox').nth(place).check()
}

async function comparePackages(page: Page): Promise<void> {
  await choosePackages(page)
  await openWindow(page, 'Compare side by side')
}

async function askForPackage(page: Page): Promise<void> {
  await press(page, 'Add to Cart')
  await see(page, 'Please log in to add items to cart')
}

async function chooseUnfitPlan(page: Page): Promise<void> {
  await page.locator('input[type=file]').first().setInputFiles(NO_PLAN)
  await see(page, /^Please upload a valid floor plan file/)
}

async function refuseAddress(page: Page): Promise<void> {
  await fillRegistration(page, 'kai@example.com')
  await press(page, 'Previous')
  for (const label of ['Street address', 'City']) await page.getByLabel(label).fill('')
  await refused(page, 'Next', /required/)
}
