import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { openStreet } from '#tests/support/street/open-street.ts'
import { pressInWindow, see, windowOver } from '#tests/support/street/page-acts.ts'
import { freshEmail, PASSWORD, register } from '#tests/support/street/walks.ts'

const street = openStreet()

test('a customer takes a new email, takes their data along, and closes the account, on a phone', async () => {
  const [first, second] = [freshEmail('leilani'), freshEmail('leilani-new')]
  const page = await street.visitor({ width: 390, height: 800 })
  await page.goto('/register')
  await register(page, first)
  await page.waitForURL('**/category/all')
  await page.goto('/profile')

  await page.getByRole('button', { name: 'Edit email address' }).click()
  await page.getByLabel('New email').fill(second)
  await page.getByLabel('Current password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Save email address' }).click()
  await see(page, 'A link is on its way to your new address.')
  await see(page, 'Waiting for you to open the link')
  const elsewhere = await street.visitor()
  await elsewhere.goto('/login?redirect=%2Fprofile')
  await elsewhere.getByLabel('Email', { exact: true }).fill(first)
  await elsewhere.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await elsewhere.getByRole('button', { name: 'Login' }).click()
  await see(elsewhere, second)
  await elsewhere.getByRole('button', { name: 'Cancel the change' }).click()
  await see(elsewhere, 'Your email address stays as it is')
  await see(elsewhere, 'It changes once you open a link')
  await expect
    .poll(() => elsewhere.evaluate(() => document.activeElement?.textContent))
    .toBe('Edit email address')
  await page.reload()
  await page.getByRole('button', { name: 'Edit email address' }).click()
  await page.getByLabel('New email').fill(second)
  await page.getByLabel('Current password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Save email address' }).click()
  await see(page, 'Waiting for you to open the link')
  await page.reload()
  await page.getByRole('button', { name: 'Send it again' }).click()
  expect(await page.getByLabel('New email').inputValue()).toBe(second)
  const mail = await street.mailFor(second, /Confirm your new email address/)
  const link = /http\S+\/confirm-email\S+/.exec(mail.text)?.[0] ?? ''
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirm this address' }).click()
  await see(page, 'This is your email address now.')
  await street.mailFor(first, /Your email address was changed/)
  await page.getByRole('link', { name: 'Go to my profile' }).click()
  await see(page, second)
  expect(await page.getByText('Waiting for you').count()).toBe(0)
  await page.getByRole('button', { name: 'Edit email address' }).click()
  expect(await page.getByLabel('New email').inputValue()).toBe('')
  await page.getByRole('button', { name: 'Cancel' }).click()

  const stranger = await street.visitor()
  await stranger.goto(link)
  await stranger.getByRole('button', { name: 'Confirm this address' }).click()
  await see(stranger, 'This link was used before or is too old.')
  await stranger.getByRole('link', { name: 'Go to my profile' }).click()
  await stranger.waitForURL('**/login?redirect=%2Fprofile')

  for (const path of ['/account/orders', '/account/design-requests', '/wishlist']) {
    await page.goto(path)
    // Below what is seen from the first paint on, so that nothing that comes moves it.
    expect((await page.locator('footer').boundingBox())?.y).toBeGreaterThanOrEqual(800)
  }
  await page.goto('/profile')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const data = JSON.parse(await readFile(await (await download).path(), 'utf8')) as object
  expect(data).toMatchObject({ account: { email: second }, orders: [] })

  await page.getByRole('button', { name: 'Close my account' }).click()
  await windowOver(page).getByLabel('Current password', { exact: true }).fill('not mine')
  await pressInWindow(page, 'Close account')
  await see(page, 'Current password is incorrect')
  await windowOver(page).getByLabel('Current password', { exact: true }).fill(PASSWORD)
  await pressInWindow(page, 'Close account')
  await see(page, 'Your account is closed.')
  await street.mailFor(second, /Your account is closed/)
  await page.goto('/profile')
  await page.waitForURL('**/login?redirect=%2Fprofile')
  expect(street.complaints.filter((words) => !/status of 40[01]/.test(words))).toEqual([])
})
