import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { emails } from '#server/db/schema/emails.ts'
import { passwordIn } from '#tests/support/letters/lost-password.ts'
import { openStreet, STUDIO } from '#tests/support/street/open-street.ts'
import { freshEmail, PASSWORD, register, signInToStudio } from '#tests/support/street/walks.ts'

const street = openStreet()
const NEW_PASSWORD = 'breadfruit and koa'

test('a forgotten password is replaced with one from a mail; the old one and every other device are out', async () => {
  // A new person each time: a walk that is taken once more finds no account of the first.
  const email = freshEmail('leilani')
  const elsewhere = await street.visitor()
  await elsewhere.goto('/register')
  await register(elsewhere, email)
  await elsewhere.waitForURL('**/category/all')

  const page = await street.visitor({ width: 390, height: 800 })
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.waitForURL('**/forgot-password')
  await askForPassword(page, email)
  const mail = await street.mailFor(email, /Your temporary password/)
  const temporary = passwordIn(mail.text) ?? ''
  await page.goto(/http\S+\/reset-password\S+/.exec(mail.text)?.[0] ?? '')
  await tryInVain(page, temporary)
  await chooseNewPassword(page, temporary, NEW_PASSWORD)
  await seeItDone(page, email)
  await street.mailFor(email, /Your password was changed/)

  await elsewhere.goto('/profile')
  await elsewhere.waitForURL('**/login?redirect=%2Fprofile')
  await elsewhere.getByText('Session expired. Please login again.').waitFor()
  await signIn(elsewhere, email, PASSWORD)
  await elsewhere.getByText('Invalid credentials').waitFor()
  await signIn(elsewhere, email, NEW_PASSWORD)
  await elsewhere.waitForURL('**/profile')
  await readInVain(await street.visitor(), temporary)
  expect(street.complaints.filter((words) => !/status of 40[01]/.test(words))).toEqual([])
})

test('an address that nobody has gets the same words and no mail', async () => {
  const page = await street.visitor()
  const send = page.getByRole('button', { name: 'Send temporary password' })
  const email = page.getByLabel('Email')
  await page.goto('/forgot-password', { waitUntil: 'networkidle' })
  await send.click()
  await page.getByText('Email is required').waitFor()
  await email.fill('nobody@nowhere')
  await page.getByText('Please enter a valid email address').waitFor()

  await page.route('**/api/users/forgot-password', (route) => route.abort())
  await email.fill('nobody@example.com')
  await send.click()
  await page.getByText('Failed to send reset email. Please try again.').waitFor()
  await expect.poll(() => email.inputValue()).toBe('nobody@example.com')
  await page.unroute('**/api/users/forgot-password')
  await askForPassword(page, 'nobody@example.com')
  expect(await street.shop.db.$count(emails, eq(emails.recipient, 'nobody@example.com'))).toBe(0)
})

/** Asks, is told the same as everybody, and goes on to the page that takes the temporary password. */
async function askForPassword(page: Page, email: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send temporary password' }).click()
  await page.getByText('If this email has an account, a temporary password is on its way to it.').waitFor()
  await page.getByRole('link', { name: 'Enter the temporary password' }).click()
  await page.waitForURL(`**/reset-password?email=${encodeURIComponent(email)}*`)
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(email)
}

/** Every word of the form that is wrong is said under its field, and nothing typed is lost. */
async function tryInVain(page: Page, temporary: string) {
  const save = page.getByRole('button', { name: 'Save new password' })
  await save.click()
  for (const words of [
    'Temporary password is required',
    'New password is required',
    'Please confirm your password',
  ])
    await page.getByText(words).waitFor()
  await field(page, 'New password').fill('short')
  await page.getByText('Password must be at least 6 characters').waitFor()
  await field(page, 'New password').fill(NEW_PASSWORD)
  await field(page, 'Confirm new password').fill('something else')
  await page.getByText('Passwords do not match').waitFor()

  await field(page, 'Temporary password').fill(temporary.replace(/\w/, (sign) => (sign === '2' ? '3' : '2')))
  await field(page, 'Confirm new password').fill(NEW_PASSWORD)
  await save.click()
  await page
    .getByText('Failed to reset password. Please check your temporary password and try again.')
    .waitFor()
  await expect.poll(() => field(page, 'New password').inputValue()).toBe(NEW_PASSWORD)
}

async function chooseNewPassword(page: Page, temporary: string, password: string) {
  await field(page, 'Temporary password').fill(temporary.toLowerCase())
  await field(page, 'New password').fill(password)
  await field(page, 'Confirm new password').fill(password)
  await page.getByRole('button', { name: 'Save new password' }).click()
}

/** The news comes with the address, and goes with it. */
async function seeItDone(page: Page, email: string) {
  const news = page.getByText('Your password has been reset successfully.')
  await page.waitForURL('**/profile?password-reset=success')
  await news.waitFor()
  await page.getByRole('main').getByText(email).waitFor()
  await page.waitForURL((url) => url.pathname === '/profile' && url.search === '')
  await news.waitFor({ state: 'detached' })
}

async function signIn(page: Page, email: string, password: string) {
  await page.getByLabel('Email').fill(email)
  await field(page, 'Password').fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
}

/** The studio sees that a temporary password was sent, and never which. */
async function readInVain(page: Page, temporary: string) {
  await signInToStudio(page, STUDIO)
  await page.goto('/admin/emails')
  await page.getByRole('link', { name: 'Your temporary password' }).first().click()
  const letter = page.frameLocator('iframe')
  await letter.getByText('This email is for its reader alone and cannot be read here.').waitFor()
  expect(await page.content()).not.toContain(temporary)
}

function field(page: Page, label: string) {
  return page.getByLabel(label, { exact: true })
}
