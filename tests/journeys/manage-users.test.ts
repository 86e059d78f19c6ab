import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openStreet, STUDIO } from '#tests/support/street/open-street.ts'
import { see } from '#tests/support/street/page-acts.ts'
import { prepareTour, type Tour } from '#tests/support/tour/tour.ts'
import { signInToStudio, visitAs } from '#tests/support/street/walks.ts'

const street = openStreet()
let tour: Tour

beforeAll(async () => {
  tour = await prepareTour(street)
})

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

async function studioAt(path: string): Promise<Page> {
  const page = await street.visitor()
  await visitAs(page, tour.studio)
  await page.goto(path)
  return page
}

test('search, role and order of the list are in the address, and Clear filters empties them', async () => {
  const page = await studioAt('/admin/users')
  await page.getByRole('link', { name: 'Email', exact: true }).click()
  await page.locator('th[aria-sort=ascending]', { hasText: 'Email' }).waitFor()
  await page.getByLabel('Role').selectOption('seller')
  await page.getByRole('searchbox').fill('nobody')
  await page.waitForURL(({ search }) => search === '?sort=email&role=seller&search=nobody')
  await see(page, 'No users found matching your criteria.')
  await press(page, 'Clear filters')
  await page.waitForURL(`${street.address}/admin/users`)
  await page.getByRole('link', { name: 'Leilani Akana', exact: true }).waitFor()
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('')
})

test('a person who was found by a search leads back to it', async () => {
  const page = await studioAt('/admin/users?search=leilani')
  await page.getByRole('link', { name: 'Leilani Akana', exact: true }).click()
  await page.getByLabel('Last name').waitFor()
  await press(page, 'Save changes')
  await page.waitForURL('**/admin/users?*')
  expect(new URL(page.url()).search).toBe('?search=leilani')
})

test('an account is opened, and its owner learns of it by a letter without a password', async () => {
  const page = await studioAt('/admin/users')
  await page.getByRole('link', { name: 'Add user' }).click()
  await press(page, 'Create user')
  for (const words of ['First name is required', 'Last name is required', 'Email is required'])
    await see(page, words)
  await page.getByLabel('First name').fill('Malia')
  await page.getByLabel('Last name').fill('Kekoa')
  await page.getByLabel('Email').fill('leilani@example.com')
  await page.getByLabel('Role').selectOption('seller')
  await page.getByLabel('Password (optional)', { exact: true }).fill('12345')
  await press(page, 'Create user')
  await see(page, 'Password must be at least 6 characters long')
  await page.getByLabel('Password (optional)', { exact: true }).fill('')
  await press(page, 'Create user')
  await see(page, 'Email address is already registered')
  await page.getByLabel('Email').fill('malia@example.com')
  await press(page, 'Create user')
  await page.waitForURL('**/admin/users')
  await see(page, 'User created successfully!')
  await page.getByRole('link', { name: 'Malia Kekoa', exact: true }).waitFor()
  const mail = await street.mailFor('malia@example.com', /We opened an account for you/)
  expect(JSON.stringify(mail)).toContain('/forgot-password')
})

test('a person is changed after a guard, and another password signs them out at once', async () => {
  const shopper = await street.visitor()
  await visitAs(shopper, tour.shopper)
  await shopper.goto('/account/orders')
  await shopper.getByRole('heading', { name: 'My Collection Orders' }).waitFor()

  const page = await studioAt('/admin/users')
  await page.getByRole('link', { name: 'Leilani Akana', exact: true }).click()
  await see(page, '4 orders')
  await page.getByLabel('Phone').fill('+1 808 555 0123')
  await page.getByRole('link', { name: 'Emails' }).click()
  await see(page, 'Leave this page?')
  await press(page, 'Stay on this page')
  await page.getByLabel('New password (optional)').fill('koa and linen')
  await page.getByLabel('Confirm password (optional)').fill('koa and line')
  await press(page, 'Save changes')
  await see(page, 'Passwords do not match')
  await page.getByLabel('Confirm password (optional)').fill('koa and linen')
  await press(page, 'Save changes')
  await page.waitForURL('**/admin/users')
  await see(page, 'User updated successfully!')

  await shopper.reload()
  await shopper.waitForURL('**/login?*')
  await expect.poll(() => shopper.evaluate(() => localStorage.getItem('token'))).toBeNull()
  const { href } = new URL('/admin/orders', street.address)
  await page.goto(tour.stops.find(({ name }) => name === 'admin-user')?.path ?? '')
  await page.getByRole('link', { name: 'See their orders' }).click()
  await page.waitForURL(`${href}?search=leilani%40example.com`)
})

test('an admin keeps the role and the account, a customer can be deleted from the list', async () => {
  const page = await street.visitor()
  await signInToStudio(page, STUDIO)
  await page.goto('/admin/users')
  const own = page.getByRole('row', { name: /Studio Admin/ })
  await own.getByText('(you)').waitFor()
  await expect.poll(() => own.getByRole('button', { name: /^Delete/ }).isDisabled()).toBe(true)
  await own.getByRole('link', { name: 'Studio Admin', exact: true }).click()
  await see(page, 'Only another admin can change your role.')
  await expect.poll(() => page.getByLabel('Role').locator('option').allTextContents()).toEqual(['Admin'])
  await page.goBack()

  await press(page, 'Delete Leilani Akana')
  await see(page, 'Their 4 orders stay on record')
  await see(page, 'still to pay. It stays open')
  await press(page, 'Cancel')
  await press(page, 'Delete Leilani Akana')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete user' }).click()
  await see(page, 'User deleted successfully')
  await page.getByRole('link', { name: 'Leilani Akana', exact: true }).waitFor({ state: 'detached' })
  await page.goto('/admin/orders')
  await see(page, 'Former customer')
  await expect.poll(() => page.getByText('leilani@example.com').count()).toBe(0)
})
