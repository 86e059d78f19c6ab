import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openStreet } from '#tests/support/street/open-street.ts'
import { expectInView } from '#tests/support/street/in-view.ts'
import { fillRegistration, freshEmail, PASSWORD, register } from '#tests/support/street/walks.ts'
import { UNSENT_REGISTRATION } from '#web/session.ts'

const street = openStreet()
const TAKEN = 'Email address is already registered. Please use a different email or try logging in.'

test('an address that has an account leads to the login, which leads back', async () => {
  const email = freshEmail('kai')
  const first = await street.visitor()
  await first.goto('/register')
  await register(first, email)
  await first.waitForURL('**/category/all')

  const page = await street.visitor({ width: 360, height: 740 })
  await page.goto('/register?redirect=%2Fprofile')
  await refusedOnTheWay(page)
  await page.goto('/register?redirect=%2Fprofile')
  await register(page, email)
  await page.getByText(TAKEN).waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Next' }).isDisabled()).toBe(true)
  await expect.poll(() => page.getByLabel('Email').getAttribute('aria-invalid')).toBe('true')
  await page.getByLabel('Email').fill(`other-${email}`)
  await expect.poll(() => page.getByRole('button', { name: 'Next' }).isEnabled()).toBe(true)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('link', { name: 'Sign in with this email' }).click()

  await page.waitForURL((url) => url.pathname === '/login' && url.searchParams.get('email') === email)
  await page.getByLabel('Password', { exact: true }).fill('not my password')
  await logIn(page)
  await page.getByText('Invalid credentials').waitFor()
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await logIn(page)
  await page.waitForURL('**/profile')
  expect(street.complaints.filter((words) => !/ERR_FAILED|status of 40[019]/.test(words))).toEqual([])
})

test('Back goes a step back on a phone, and a reload loses nothing but the password', async () => {
  const page = await street.visitor({ width: 360, height: 740 })
  const valueOf = (label: string) => page.getByLabel(label, { exact: true }).inputValue()
  await page.goto('/register')
  await fillRegistration(page, freshEmail('leilani'))
  await page.getByLabel('Anything we should know').fill('Room for a piano.')

  await page.goBack()
  await expect.poll(() => valueOf('City')).toBe('Kailua')
  await page.getByLabel('City').fill('Hana')
  await page.goBack()
  await expect.poll(() => valueOf('First name')).toBe('Leilani')
  expect(await valueOf('Password')).toBe(PASSWORD)
  await page.goForward()
  await expect.poll(() => valueOf('City')).toBe('Hana')
  await page.goForward()
  await expect.poll(() => valueOf('Anything we should know (optional)')).toBe('Room for a piano.')
  await expect.poll(() => page.getByLabel('Minimalist').isChecked()).toBe(true)
  expect(await storedText(page)).not.toContain(PASSWORD)

  await page.reload()
  await expect.poll(() => valueOf('First name')).toBe('Leilani')
  expect(await valueOf('Password')).toBe('')
  expect(await storedText(page)).toContain(UNSENT_REGISTRATION)
  expect(await storedText(page)).not.toContain(PASSWORD)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect.poll(() => valueOf('City')).toBe('Hana')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Register' }).click()
  await page.waitForURL('**/category/all')
  expect(await storedText(page)).not.toContain(UNSENT_REGISTRATION)
  await page.goBack()
  await page.waitForURL('**/category/all')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(street.complaints).toEqual([])
})

/** All that the browser stores of this shop. */
const storedText = (page: Page) =>
  page.evaluate(() => JSON.stringify([localStorage, sessionStorage, history.state]))

/** What lacks is said under its field, and a call that fails loses nothing of three steps. */
async function refusedOnTheWay(page: Page) {
  await page.getByRole('button', { name: 'Next' }).click()
  for (const words of ['First name is required', 'Last name is required', 'Email is required'])
    await page.getByText(words).waitFor()
  await page.route('**/api/users/register', (route) => route.abort())
  await register(page, 'leilani@example.com')
  await expectInView(page.getByText('Registration failed. Please try again later.'))
  await expect.poll(() => page.getByLabel('Minimalist').isChecked()).toBe(true)
  await page.unroute('**/api/users/register')
}

const logIn = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Login' }).click()
