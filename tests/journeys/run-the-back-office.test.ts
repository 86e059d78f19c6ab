import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { numberOf } from '#tests/support/seed/number-of.ts'
import { openStreet, STUDIO } from '#tests/support/street/open-street.ts'
import { see } from '#tests/support/street/page-acts.ts'
import { prepareTour, type Tour } from '#tests/support/tour/tour.ts'
import { PASSWORD, signInToStudio, visitAs } from '#tests/support/street/walks.ts'

const street = openStreet()
let tour: Tour

beforeAll(async () => {
  tour = await prepareTour(street)
})

/** The page of one of the tour's orders. */
const pathOf = (name: string) => tour.stops.find((stop) => stop.name === name)?.path ?? ''

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

async function moveTo(page: Page, status: string) {
  await press(page, /Change status/)
  await page.getByRole('menuitemradio', { name: status }).click()
}

async function studio(): Promise<Page> {
  const page = await street.visitor()
  await visitAs(page, tour.studio)
  return page
}

test('a customer at the door of the back office keeps the sign-in of the shop', async () => {
  const page = await street.visitor()
  await visitAs(page, tour.shopper)
  await page.goto('/admin/users')
  await see(page, 'You do not have admin privileges')
  await page.goto('/profile')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(tour.shopper.token)
})

test('the back office opens for admins only, and says to everyone else why not', async () => {
  const page = await street.visitor()
  await page.goto('/admin/emails')
  await page.waitForURL((url) => url.searchParams.get('redirect') === '/admin/emails')
  await press(page, 'Sign In to Admin')
  await see(page, 'Email is required')
  await see(page, 'Password is required')

  await page.getByLabel('Email').fill(tour.shopper.email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  const leaving = page.waitForRequest('**/api/users/logout')
  await press(page, 'Sign In to Admin')
  await see(page, 'You do not have admin privileges')
  const { authorization = '' } = (await leaving).headers()
  await (await leaving).response()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  const verify = `${street.address}/api/users/verify`
  expect((await fetch(verify, { headers: { authorization } })).status).toBe(401)

  await page.getByLabel('Email').fill(STUDIO.email)
  await page.getByLabel('Password', { exact: true }).fill(STUDIO.password)
  await press(page, 'Sign In to Admin')
  await page.waitForURL('**/admin/emails')
  await press(page, 'Logout')
  await page.waitForURL('**/admin/login')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

test('a sign-in that was asked to lead away from the back office stays in it', async () => {
  const page = await street.visitor()
  await page.goto('/admin/login?redirect=%2F%2Felsewhere.example%2Fadmin')
  await page.getByLabel('Email').fill(STUDIO.email)
  await page.getByLabel('Password', { exact: true }).fill(STUDIO.password)
  await press(page, 'Sign In to Admin')
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
  expect(page.url()).toBe(`${street.address}/admin/dashboard`)
})

test('search, filters and order of the list are in the address, and Clear filters empties them', async () => {
  const page = await street.visitor()
  await signInToStudio(page, STUDIO)
  await page.goto('/admin/orders')
  await page.getByRole('link', { name: 'Total', exact: true }).click()
  await page.locator('th[aria-sort=ascending]', { hasText: 'Total' }).waitFor()
  await page.getByLabel('Payment status').selectOption('paid')
  await page.getByRole('searchbox').fill('nobody')
  await page.waitForURL(({ search }) => search === '?sort=total&paymentStatus=paid&search=nobody')
  await see(page, 'No orders found matching your criteria.')
  await press(page, 'Clear filters')
  await page.waitForURL(`${street.address}/admin/orders`)
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('')
  await page.getByRole('link', { name: /Quotes to answer 1/ }).click()
  await page.getByRole('link', { name: await numberOf(street, pathOf('admin-quote-desk')) }).waitFor()
})

test('a quote is priced below the list, guarded while it is written, sent, revised and cancelled', async () => {
  const page = await studio()
  await page.goto(pathOf('admin-quote-desk'))
  const unitPrice = page.getByLabel(/Unit price/).first()
  const [listPrice, listTax] = [await unitPrice.inputValue(), await page.getByLabel('Tax').inputValue()]
  await page.getByLabel('Percent off').fill('10')
  await press(page, 'Apply')
  expect(amount(await unitPrice.inputValue())).toBeCloseTo(amount(listPrice) * 0.9, 2)
  expect(amount(await page.getByLabel('Tax').inputValue())).toBeCloseTo(amount(listTax) * 0.9, 2)
  await unitPrice.fill('123')
  await page.getByLabel('Percent off').fill('20')
  await press(page, 'Apply')
  expect(amount(await unitPrice.inputValue())).toBe(123)

  await page.getByRole('link', { name: 'Emails' }).click()
  await see(page, 'Leave this page?')
  await press(page, 'Stay on this page')
  await page.getByText('Leave this page?').waitFor({ state: 'hidden' })
  await unitPrice.fill('-5')
  await page.getByLabel('Shipping').focus()
  await see(page, 'Use an amount of $0.00 or more')
  expect(await page.locator('output', { hasText: 'Total' }).innerText()).toMatch(/–$/)
  await unitPrice.fill('12 apples')
  await press(page, 'Send quote')
  await see(page, 'Enter an amount')
  await press(page, 'Use list prices')
  await press(page, 'Send quote')
  await see(page, 'Quote sent')

  await press(page, 'Revise quote')
  await page.getByLabel('Shipping').fill('175.5')
  await press(page, 'Send revised quote')
  await see(page, '$175.50')
  await moveTo(page, 'Cancelled')
  await page.getByLabel('Reason').fill('The customer called.')
  await press(page, 'Cancel order')
  await see(page, 'Order status updated successfully')
  await see(page, 'can no longer be priced')
  await expect.poll(() => page.getByRole('button', { name: 'Revise quote' }).count()).toBe(0)
})

test('a payment is rejected with a reason only, and an order is shipped with its tracking number', async () => {
  const page = await studio()
  await page.goto(pathOf('admin-order'))
  await press(page, 'Reject')
  await press(page, 'Reject payment')
  await see(page, 'Please give a reason')
  await page.getByLabel('Reason').fill('We cannot see the amount.')
  await press(page, 'Reject payment')
  await see(page, 'Payment rejected successfully')
  await expect.poll(() => page.getByRole('button', { name: 'Approve' }).count()).toBe(0)

  await moveTo(page, 'Shipped')
  await page.getByLabel('Tracking number').fill('1Z 999')
  await press(page, 'Mark as shipped')
  await see(page, '1Z 999')
  await street.mailFor(tour.shopper.email, /on its way/)
})

test('notes and history of an order stand under its pieces, as wide as these', async () => {
  const page = await studio()
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(pathOf('admin-order'))
  const widthOf = async (title: string) => {
    const heading = page.getByRole('heading', { name: title, exact: true })
    await heading.waitFor()
    const { left, right } = await heading.evaluate((one) => one.closest('section')!.getBoundingClientRect())
    return { left, right }
  }
  const pieces = await widthOf('Items')
  expect(await widthOf('Notes')).toEqual(pieces)
  expect(await widthOf('History')).toEqual(pieces)
})

test('a status that the shop refuses is taken back and explained', async () => {
  const page = await studio()
  await page.goto(pathOf('admin-order'))
  const refusal = { success: false, message: 'Out of stock', code: 'out_of_stock' }
  await page.route('**/api/orders/*/status', (route) => route.fulfill({ status: 409, json: refusal }))
  await moveTo(page, 'Delivered')
  await see(page, 'Failed to update order status: Out of stock')
  await expect.poll(() => page.getByRole('button', { name: 'Change status, now Shipped' }).count()).toBe(1)
})

test('a letter can be read as it looks and as plain text', async () => {
  const page = await street.visitor()
  await signInToStudio(page, STUDIO)
  await page.goto('/admin/emails?search=welcome')
  await page.getByRole('link', { name: /^Welcome to/ }).click()
  await page
    .frameLocator('iframe')
    .getByRole('heading', { name: /^Welcome to/ })
    .waitFor()
  await page.getByRole('tab', { name: 'Plain text' }).click()
  await see(page, 'Hello Leilani')
  await press(page, 'Close')
  await page.waitForURL(({ searchParams }) => !searchParams.has('email'))
  expect(street.complaints.filter((words) => !words.startsWith('Failed to load resource'))).toEqual([])
})

function amount(text: string): number {
  return Number(text.replaceAll(',', ''))
}
