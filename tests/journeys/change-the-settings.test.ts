import { seedSettings } from '#tests/support/seed/settings.ts'
import { readAllAgain } from '#tests/support/read-all-again.ts'
import { currentSettings } from '#server/settings/current-settings.ts'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { settings } from '#server/db/schema/settings.ts'
import { openStreet } from '#tests/support/street/open-street.ts'
import { pressInWindow, pressOnly, see } from '#tests/support/street/page-acts.ts'
import type { Person } from '#tests/support/people.ts'
import { studioOf } from '#tests/support/street/street-shopper.ts'
import { visitAs } from '#tests/support/street/walks.ts'

const street = openStreet()
const logo = { width: 300, height: 60, channels: 3, background: '#17504E' } as const
let studio: Person

beforeAll(async () => {
  studio = await studioOf(street)
})

beforeEach(async () => {
  await street.shop.db.delete(settings)
  await readAllAgain(street.shop)
  street.complaints.splice(0)
})

const panel = (page: Page) => page.locator('[role=tabpanel]:not([hidden])')

async function openSettings(tab: string): Promise<Page> {
  const page = await street.visitor()
  await visitAs(page, studio)
  await page.goto(`/admin/settings?tab=${tab}`)
  await panel(page).waitFor()
  return page
}

async function save(page: Page) {
  await pressOnly(page, 'Save Changes')
  await see(page, 'Settings saved successfully')
  await see(page, 'All changes saved')
}

test('a new name and a logo stand around the page as soon as they are saved', async () => {
  const page = await openSettings('general')
  await page.getByLabel('Store name').fill('Koa House')
  const buffer = await sharp({ create: logo }).png().toBuffer()
  const file = { name: 'logo.png', mimeType: 'image/png', buffer }
  await page.getByLabel('Logo', { exact: true }).setInputFiles(file)
  await page.getByRole('img', { name: 'Logo as it is chosen' }).waitFor()
  await page.locator('input[name="general.promoBanner"]').fill('Teak week')
  await see(page, 'Not saved yet: General')
  await save(page)
  await page.getByRole('complementary', { name: 'Sidebar' }).getByText('Koa House').waitFor()
  await page.getByRole('img', { name: 'Logo as it is now' }).waitFor()

  const shopper = await street.visitor()
  await shopper.goto('/our-story')
  await shopper.getByText('Teak week').waitFor()
  const shown = shopper.getByRole('img', { name: 'Koa House' })
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(300)
  await pressOnly(page, 'Remove logo')
  await save(page)
  await shopper.reload()
  await expect.poll(() => shown.count()).toBe(0)
  expect(street.complaints).toEqual([])
})

test('switched to prices, an open shop shows them with its next page', async () => {
  const shopper = await street.visitor()
  await shopper.goto('/category/sofa')
  await see(shopper, 'Price on request')

  const page = await openSettings('general')
  await page.getByLabel(/^Prices shown/).click()
  await pressInWindow(page, 'Show prices')
  await see(page, 'Once you save, everyone sees all prices')
  await save(page)

  await shopper.getByRole('link', { name: 'Chairs' }).first().click()
  await shopper.waitForURL('**/category/chair')
  await shopper
    .getByText(/^\$[\d,]+\.\d\d$/)
    .first()
    .waitFor()
  await shopper.reload()
  await expect.poll(() => shopper.getByText('Price on request').count()).toBe(0)
  await page.getByLabel(/^Prices on request/).check()
  await save(page)
  await shopper.reload()
  await see(shopper, 'Price on request')
  expect(street.complaints).toEqual([])
})

test('the figures of shipping are tried out while they are typed', async () => {
  const page = await openSettings('shipping')
  await page.getByLabel('Minimum order amount').fill('50')
  await page.getByLabel('Flat rate shipping').fill('12.5')
  await page.getByRole('row', { name: /^Total \$111\.50/ }).waitFor()
  await page.getByLabel('Allow local pickup').check()
  await pressOnly(page, 'Save Changes')
  await see(page, 'Pickup address is required while local pickup is on')
  await page.getByLabel('Pickup address').fill('1 Koa Lane')
  await save(page)
  const { shipping } = await currentSettings.get(street.shop)
  expect(shipping).toMatchObject({
    minimumOrderAmount: 5000,
    flatRateShipping: 1250,
    localPickupAddress: '1 Koa Lane',
  })
})

test('a mistake on another tab opens it, and who leaves unsaved is asked', async () => {
  const page = await openSettings('payment')
  await page.getByLabel('Tax rate in percent').fill('101')
  await page.getByRole('tab', { name: 'SEO' }).click()
  await page.getByLabel('Keywords').fill('oak')
  await see(page, 'Not saved yet: Payment, SEO')
  await pressOnly(page, 'Save Changes')
  await see(page, 'Use 100 or less')
  await page.waitForURL(({ searchParams }) => searchParams.get('tab') === 'payment')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe('payment.taxRate')

  await page.getByRole('link', { name: 'Emails' }).click()
  await see(page, 'Leave this page?')
  await pressOnly(page, 'Stay on this page')
  await page.getByLabel('Tax rate in percent').fill('4.71')
  await save(page)
  expect(await currentSettings.get(street.shop)).toMatchObject({
    payment: { taxRate: 4.71 },
    seo: { siteKeywords: 'oak' },
  })
})

test('a letter is written with placeholders, looked at, and sent as a test', async () => {
  const page = await openSettings('email')
  const text = page.getByLabel('Text of the welcome email')
  await text.fill('E komo mai, {frist}')
  const group = page.getByRole('region', { name: 'Welcome email' })
  await group.getByRole('button', { name: 'Send test email' }).click()
  await see(page, 'This letter has no placeholder {frist}')
  await text.fill('E komo mai, ')
  await group.getByRole('button', { name: '{firstName}' }).click()
  await expect.poll(() => text.inputValue()).toBe('E komo mai, {firstName}')

  await group.getByRole('button', { name: 'Preview' }).click()
  await page.frameLocator('iframe').getByText('E komo mai, Leilani').waitFor()
  await page.getByRole('tab', { name: 'Plain text' }).click()
  await page.locator('pre').getByText('E komo mai, Leilani').waitFor()
  await pressOnly(page, 'Close')
  await group.getByRole('button', { name: 'Send test email' }).click()
  expect((await street.mailFor('studio@lanai.example', /^Test: Welcome to/)).text).toContain(
    'E komo mai, Leilani',
  )
  await save(page)
  // The refused test letter.
  expect(street.complaints.filter((words) => !words.includes('400 (Bad Request)'))).toEqual([])
})

test('title, sitemap and counting act, and who counts is told no more than the path', async () => {
  const page = await openSettings('seo')
  await page.getByLabel('Title').fill('Koa House: teak')
  await page.getByLabel('Offer a sitemap').uncheck()
  await page.getByLabel('Measurement ID').fill('G-AB12CD34EF')
  await save(page)
  const read = (path: string) => fetch(street.address + path)
  expect(await (await read('/category/all')).text()).toContain('<title>Koa House: teak</title>')
  expect((await read('/sitemap.xml')).status).toBe(404)

  const shopper = await street.visitor()
  await shopper.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.googleCame = true' }),
  )
  await shopper.goto('/reset-password?email=leilani%40example.com')
  await shopper.waitForFunction(() => 'googleCame' in window)
  const reported = await shopper.evaluate(() =>
    JSON.stringify(Reflect.get(window, 'dataLayer').map((one: object) => Object.values(one))),
  )
  expect(reported).toContain('"page_view"')
  expect(reported).toContain(`"page_location":"${street.address}/reset-password"`)
  expect(reported).not.toContain('leilani')
  expect(await shopper.context().cookies()).toEqual([])
  expect(street.complaints).toEqual([])
})

test('of two people who change the same setting the second is told, and decides', async () => {
  const page = await openSettings('shipping')
  await page.getByLabel('Flat rate shipping').fill('15')
  const rate = async () => (await currentSettings.get(street.shop)).shipping.flatRateShipping
  await seedSettings(street.shop, 'shipping', { flatRateShipping: 25_00 })
  await pressOnly(page, 'Save Changes')
  await see(page, 'Somebody else has set this to “25” meanwhile. Save again to set yours.')
  expect(await rate()).toBe(25_00)
  await save(page)
  expect(await rate()).toBe(15_00)
})
