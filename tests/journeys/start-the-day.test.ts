import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { numberOf } from '#tests/support/seed/number-of.ts'
import { openStreet, STUDIO } from '#tests/support/street/open-street.ts'
import { prepareTour, type Tour } from '#tests/support/tour/tour.ts'

const street = openStreet()
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
let tour: Tour

beforeAll(async () => {
  tour = await prepareTour(street)
})

const paletteOf = (page: Page) => page.getByRole('dialog', { name: 'Go to' })

test('whoever works there makes it dark under their name, and finds any setting by its words', async () => {
  const page = await street.visitor()
  await page.emulateMedia({ colorScheme: 'light' })
  await signIn(page)
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const byDay = await ground()
  const choose = async (colors: string) => {
    await page.getByRole('button', { name: /Administrator/ }).click()
    await page.getByRole('button', { name: colors, exact: true }).click()
  }
  await choose('Dark')
  await expect.poll(ground).not.toBe(byDay)
  await page.goto('/admin/settings')
  await expect.poll(ground).not.toBe(byDay)
  await choose('As the system')
  await expect.poll(ground).toBe(byDay)

  const search = page.getByLabel('Search settings')
  await search.fill('zeppelin')
  await page.getByText('No setting has these words.').waitFor()
  await search.fill('by county')
  await page.getByRole('button', { name: 'Hawaii’s general excise tax, by county Payment, Tax' }).waitFor()
  await search.fill('flat rate')
  await page.getByRole('button', { name: /^Flat rate/ }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.locator('input[name="shipping.flatRateShipping"]:focus').waitFor()
  expect(page.url()).toContain('tab=shipping')
})

test('the day begins at the dashboard, with what waits; a few letters lead to anything else', async () => {
  const pathOf = (name: string) => tour.stops.find((stop) => stop.name === name)?.path ?? ''
  const page = await street.visitor()
  await signIn(page)

  const pipeline = page.getByRole('region', { name: 'Pipeline this week' })
  await pipeline.getByRole('link', { name: /^Requests/ }).click()
  await page.waitForURL(({ search }) => search === '?stage=requested')
  await page.getByRole('link', { name: 'Pipeline: Requests' }).waitFor()
  await page.goBack()

  const today = page.getByRole('region', { name: 'Today' })
  await today.getByRole('link', { name: /^1 ?Payments to check/ }).waitFor()
  await today.getByRole('link', { name: /^1 ?Quotes to answer/ }).click()
  await page.waitForURL(({ search }) => search === '?status=pending&quoteStatus=requested')
  await page.getByRole('heading', { name: 'Orders', level: 1 }).waitFor()
  await page.getByRole('link', { name: await numberOf(street, pathOf('admin-quote-desk')) }).click()
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Orders' }).click()
  await page.waitForURL(({ search }) => search === '?status=pending&quoteStatus=requested')
  await page.setViewportSize({ width: 1280, height: 720 })
  const logout = await page.getByRole('button', { name: 'Logout' }).boundingBox()
  expect(logout!.y + logout!.height).toBeLessThanOrEqual(720)

  await lookAtPalette(page)
  await page.keyboard.type(await numberOf(street, pathOf('admin-order')))
  await paletteOf(page)
    .getByRole('option', { name: /Leilani Akana/ })
    .waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${pathOf('admin-order')}`)
  expect(street.complaints).toEqual([])
})

async function signIn(page: Page) {
  await page.goto('/admin/login')
  await page.getByLabel('Email').fill(STUDIO.email)
  await page.getByLabel('Password', { exact: true }).fill(STUDIO.password)
  await page.getByRole('button', { name: 'Sign In to Admin' }).click()
  await page.waitForURL('**/admin/dashboard')
}

/** Opens the palette by its keys, moves in it, closes it, and leaves it open with an empty field. */
async function lookAtPalette(page: Page) {
  const button = page.getByRole('button', { name: 'Search the back office' })
  const field = paletteOf(page).getByRole('combobox')
  await button.focus()
  await page.keyboard.press('Control+K')
  await field.waitFor()
  await expect.poll(() => markedIn(page)).toBe('Dashboard')
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => markedIn(page)).toBe('View shop')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => markedIn(page)).toBe('Orders')
  await field.fill('zeppelin')
  await page.getByText('Nothing found for “zeppelin”').waitFor()
  expect(await violationsOn(page)).toEqual([])
  await field.fill('leilani@')
  await page.getByRole('option', { name: /leilani@example\.com/ }).waitFor()
  expect(await violationsOn(page)).toEqual([])
  await page.keyboard.press('Escape')
  await field.waitFor({ state: 'detached' })
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.press('Meta+k')
  await field.waitFor()
}

/** The option that the field says is marked. */
function markedIn(page: Page): Promise<string> {
  return paletteOf(page)
    .getByRole('combobox')
    .evaluate(
      (field) => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.innerText ?? '',
    )
}

async function violationsOn(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(): Promise<{ violations: { id: string }[] }> } }
    return (await axe.run()).violations.map(({ id }) => id)
  })
}
