import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openStreet } from '#tests/support/street/open-street.ts'
import { freshEmail, PASSWORD, register } from '#tests/support/street/walks.ts'

const street = openStreet()
const NEW_PASSWORD = 'breadfruit and koa'

test('a customer edits who they are, where they live and their password, each by itself', async () => {
  const email = freshEmail('leilani')
  const page = await street.visitor()
  await page.goto('/profile')
  await page.waitForURL('**/login?redirect=%2Fprofile')
  await page.getByRole('link', { name: 'Open an account' }).click()
  await register(page, email)
  await page.waitForURL('**/profile')

  await takeItBack(page)
  await changeName(page)
  await changeAddress(page)
  await requestedBeforeLeaving(page)
  await changePassword(page)
  await street.mailFor(email, /Your password was changed/)
  await page.reload()
  for (const words of ['Lani', '+1 808 555 0142', '12 Kapiolani Boulevard', 'Honolulu, HI 96813'])
    await page.getByRole('main').getByText(words, { exact: true }).waitFor()
  expect(street.complaints.filter((words) => !/ERR_FAILED|status of 400/.test(words))).toEqual([])
})

/** Cancel goes back to what the shop knows, and the keyboard to the button it came from. */
async function takeItBack(page: Page) {
  await edit(page, 'personal information')
  await expect.poll(() => focused(page)).toBe('firstName')
  await field(page, 'First name').fill('Somebody')
  await expect.poll(() => field(page, 'Email').isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'Cancel editing personal information' }).click()
  await page.getByRole('main').getByText('Leilani', { exact: true }).waitFor()
  await page.keyboard.press('Enter')
  await expect.poll(() => field(page, 'First name').inputValue()).toBe('Leilani')
}

/** What is wrong is said under its field; a call that fails loses nothing; and the header knows the new name. */
async function changeName(page: Page) {
  await field(page, 'First name').fill(' ')
  await field(page, 'Phone (optional)').fill('call me')
  await save(page, 'personal information')
  await page.getByText('First name is required').waitFor()
  await page.getByText('Please enter a valid phone number').waitFor()

  await page.route('**/api/users/profile', (route) => route.abort())
  await field(page, 'First name').fill('Lani')
  await field(page, 'Phone (optional)').fill('+1 808 555 0142')
  await save(page, 'personal information')
  await page.getByText('Failed to update profile').waitFor()
  await expect.poll(() => field(page, 'First name').inputValue()).toBe('Lani')
  await page.unroute('**/api/users/profile')
  await save(page, 'personal information')
  await page.getByText('Profile updated successfully').waitFor()
  await page.getByRole('button', { name: 'Account of Lani Akana' }).waitFor()
  await page.getByText('Profile updated successfully').waitFor({ state: 'detached' })
}

async function changeAddress(page: Page) {
  await edit(page, 'address')
  await field(page, 'Street address').fill('12 Kapiolani Boulevard')
  await field(page, 'City').fill('')
  await save(page, 'address')
  await page.getByText('City is required').waitFor()
  await field(page, 'City').fill('Honolulu')
  await field(page, 'ZIP or postal code').fill('96813')
  await page.route('**/api/users/profile', (route) => route.abort())
  await save(page, 'address')
  await page.getByText('Failed to update address').waitFor()
  await page.unroute('**/api/users/profile')
  await save(page, 'address')
  await page.getByText('Address updated successfully').waitFor()
  await page.getByText('Honolulu, HI 96813').waitFor()
}

async function requestedBeforeLeaving(page: Page) {
  await edit(page, 'personal information')
  await field(page, 'Last name').fill('Kealoha')
  await edit(page, 'address')
  await page.getByRole('link', { name: 'Our story' }).click()
  const dialog = page.getByRole('dialog', { name: 'Leave this page?' })
  await dialog.getByRole('button', { name: 'Stay on this page' }).click()
  await expect.poll(() => field(page, 'Last name').inputValue()).toBe('Kealoha')
  for (const part of ['personal information', 'address'])
    await page.getByRole('button', { name: `Cancel editing ${part}` }).click()
}

async function changePassword(page: Page) {
  await edit(page, 'password')
  await save(page, 'password')
  await page.getByText('Current password is required').waitFor()
  await field(page, 'Current password').fill('not my password')
  await field(page, 'New password').fill('seven77')
  await field(page, 'Confirm new password').fill('seven78')
  await page.getByText('New password must be at least 8 characters').waitFor()
  await page.getByText('New passwords do not match').waitFor()
  await field(page, 'New password').fill(NEW_PASSWORD)
  await field(page, 'Confirm new password').fill(NEW_PASSWORD)
  await save(page, 'password')
  await page.getByText('Current password is incorrect').waitFor()
  await expect.poll(() => field(page, 'New password').inputValue()).toBe(NEW_PASSWORD)
  await field(page, 'Current password').fill(PASSWORD)
  await save(page, 'password')
  await page.getByText('Password changed successfully').waitFor()
}

const edit = (page: Page, part: string) => page.getByRole('button', { name: `Edit ${part}` }).click()
const save = (page: Page, part: string) => page.getByRole('button', { name: `Save ${part}` }).click()
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'))
