import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import { seedRequest } from '#tests/support/seed/design.ts'
import { openStreet } from '#tests/support/street/open-street.ts'
import {
  fillCart,
  openAccount,
  placeOrder,
  sellAtListPrices,
  studioOf,
  wanted,
} from '#tests/support/street/street-shopper.ts'
import { visitAs } from '#tests/support/street/walks.ts'

const street = openStreet()
const LINE = 20

const isSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

test('at 320 px two digits of the cart stand in one line, and links of the footer apart', async () => {
  const page = await street.visitor()
  await page.setViewportSize({ width: 320, height: 700 })
  await visitAs(page, await openAccount(street, 'Leilani'))
  await page.goto('/category/sofa', { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'Shoreline sofa' }).click()
  await page.getByRole('heading', { level: 1, name: 'Shoreline sofa' }).waitFor()
  await page.getByRole('textbox', { name: 'Quantity' }).or(page.getByRole('spinbutton')).fill('12')
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  const cart = page.getByRole('link', { name: 'Cart, 12 items' })
  await cart.waitFor()
  expect(await cart.getByText('12', { exact: true }).evaluate((badge) => badge.clientHeight)).toBe(LINE)

  const tops = await page
    .getByRole('contentinfo')
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => {
        const { top, height } = link.getBoundingClientRect()
        const words = document.createRange()
        words.selectNodeContents(link)
        return { height, above: words.getBoundingClientRect().top - top }
      }),
    )
  expect(tops.length).toBeGreaterThan(8)
  expect(tops.filter(({ height, above }) => height < 44 || above < 4)).toEqual([])
})

test('a long name of a file widens neither the page that takes it nor the one that shows it', async () => {
  await sellAtListPrices(street)
  const leilani = await openAccount(street, 'Leilani')
  const { _id: id } = await placeOrder(street, leilani)
  const page = await street.visitor({ width: 360, height: 740 })
  await visitAs(page, leilani)
  await page.goto(`/payment/${id}`, { waitUntil: 'networkidle' })
  const name = `transfer-${'of-november-'.repeat(6)}.png`
  const file = { name, mimeType: 'image/png', buffer: Buffer.from(sampleFiles.png) }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByText(name).waitFor()
  expect(await isSideways(page)).toBe(false)
  await page.getByRole('button', { name: 'Upload' }).click()
  await page.getByText(/Uploaded on/).waitFor()
  expect(await isSideways(page)).toBe(false)
  for (const step of await page.getByRole('navigation', { name: 'Checkout steps' }).getByRole('link').all())
    expect((await step.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  expect(street.complaints).toEqual([])
})

test('a phone on its side has the design in view, not the bar that asks for an answer', async () => {
  const leilani = await openAccount(street, 'Leilani')
  const id = await seedRequest(street, leilani, { status: 'review', paymentStatus: 'paid', concepts: 1 })
  const page = await street.visitor({ width: 360, height: 740 })
  await visitAs(page, leilani)
  await page.goto(`/custom-design/request/${id}`)
  const bar = page.getByRole('navigation', { name: 'Your answer' })
  const below = () => bar.evaluate((place) => place.getBoundingClientRect().bottom - window.innerHeight)
  await bar.waitFor()
  expect(await below()).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 740, height: 360 })
  expect(await below()).toBeGreaterThan(0)
})

test('text of twice the size breaks no word of the header, and widens no page', async () => {
  const leilani = await openAccount(street, 'Leilani')
  await fillCart(street, leilani)
  const page = await street.visitor({ width: 390, height: 844 })
  await visitAs(page, leilani)
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%')),
  )
  const wide: string[] = []
  for (const path of [
    '/category/all',
    '/designer-packages',
    '/cart',
    '/shipping',
    '/account/orders',
    '/profile',
  ]) {
    await page.goto(path, { waitUntil: 'networkidle' })
    if (await isSideways(page)) wide.push(path)
    const name = page.getByRole('banner').getByRole('link', { name: 'Lānai' })
    expect((await name.boundingBox())?.height).toBeLessThan(80)
  }
  expect(wide).toEqual([])
})

test('a wide logo leaves the icons beside it their room', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 80"><rect width="300" height="80"/></svg>'
  const logo = new File([svg], 'logo.svg', { type: 'image/svg+xml' })
  await wanted(street, await studioOf(street), 'PUT /api/settings', { body: { logo } })
  const page = await street.visitor({ width: 360, height: 740 })
  await page.goto('/category/sofa', { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'Shoreline sofa' }).click()
  await page.getByRole('heading', { level: 1, name: 'Shoreline sofa' }).waitFor()
  expect(await isSideways(page)).toBe(false)
})
