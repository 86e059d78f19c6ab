import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { complaintsBeside, expectNothingLost, withReason } from '#tests/support/street/failing-calls.ts'
import { passwordIn } from '#tests/support/letters/lost-password.ts'
import { openStreet } from '#tests/support/street/open-street.ts'
import type { Person } from '#tests/support/people.ts'
import { openAccount } from '#tests/support/street/street-shopper.ts'
import { fillRegistration, PASSWORD, visitAs } from '#tests/support/street/walks.ts'
import { noAnswer } from '#kit/browser/api/call-error.ts'

const street = openStreet()
const NEW_PASSWORD = 'breadfruit and koa'
const PROFILE = /\/api\/users\/profile$/
let people = 0

test('three steps of a registration outlive what fails at their end', async () => {
  const page = await visitorAt('/register?redirect=%2Fwishlist')
  await fillRegistration(page, `kai-${crypto.randomUUID()}@example.com`)
  await page.getByLabel('Anything we should know').fill('Room for a piano.')
  await expectNothingLost(page, {
    call: /\/api\/users\/register$/,
    act: () => press(page, 'Register'),
    says: withReason('Registration failed. Please try again later.'),
    stored: () => page.getByLabel('Anything we should know').inputValue(),
    done: () => page.waitForURL('**/wishlist'),
  })
  expect(complaintsBeside(street)).toEqual([])
})

test('a login that fails keeps what was typed', async () => {
  const { email } = await newPerson()
  const page = await visitorAt('/login?redirect=%2Fprofile')
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(PASSWORD)
  await expectNothingLost(page, {
    call: /\/api\/users\/login$/,
    act: () => press(page, 'Login'),
    says: { silent: 'Invalid credentials', dropped: noAnswer.network },
    stored: () => typedIn(page, 'Email', 'Password'),
    done: () => page.waitForURL('**/profile'),
  })
  expect(complaintsBeside(street)).toEqual([])
})

test('what is edited in the profile outlives what fails', async () => {
  const page = await visitorAt('/profile', await newPerson())
  await press(page, 'Edit personal information')
  await field(page, 'First name').fill('Lani')
  await field(page, 'Phone (optional)').fill('+1 808 555 0142')
  await expectNothingLost(page, {
    call: PROFILE,
    act: () => press(page, 'Save personal information'),
    says: 'Failed to update profile',
    stored: () => typedIn(page, 'First name', 'Phone (optional)'),
    done: () => page.getByText('Profile updated successfully').waitFor(),
  })

  await press(page, 'Edit address')
  await field(page, 'Street address').fill('12 Kapiolani Boulevard')
  await expectNothingLost(page, {
    call: PROFILE,
    act: () => press(page, 'Save address'),
    says: 'Failed to update address',
    stored: () => typedIn(page, 'Street address', 'City'),
    done: () => page.getByText('Address updated successfully').waitFor(),
  })

  await press(page, 'Edit password')
  await field(page, 'Current password').fill(PASSWORD)
  await field(page, 'New password').fill(NEW_PASSWORD)
  await field(page, 'Confirm new password').fill(NEW_PASSWORD)
  await expectNothingLost(page, {
    call: PROFILE,
    act: () => press(page, 'Save password'),
    says: 'Failed to update profile',
    stored: () => typedIn(page, 'Current password', 'New password', 'Confirm new password'),
    done: () => page.getByText('Password changed successfully').waitFor(),
  })
  expect(complaintsBeside(street)).toEqual([])
})

test('a forgotten password is replaced all the same', async () => {
  const { email } = await newPerson()
  const page = await visitorAt('/forgot-password')
  await field(page, 'Email').fill(email)
  await expectNothingLost(page, {
    call: /\/api\/users\/forgot-password$/,
    act: () => press(page, 'Send temporary password'),
    says: 'Failed to send reset email. Please try again.',
    stored: () => typedIn(page, 'Email'),
    done: () => page.getByText('If this email has an account').waitFor(),
  })

  const { text } = await street.mailFor(email, /Your temporary password/)
  await page.getByRole('link', { name: 'Enter the temporary password' }).click()
  await field(page, 'Temporary password').fill(passwordIn(text) ?? '')
  await field(page, 'New password').fill(NEW_PASSWORD)
  await field(page, 'Confirm new password').fill(NEW_PASSWORD)
  await expectNothingLost(page, {
    call: /\/api\/users\/reset-password$/,
    act: () => press(page, 'Save new password'),
    says: 'Failed to reset password. Please check your temporary password and try again.',
    stored: () => typedIn(page, 'Temporary password', 'New password', 'Confirm new password'),
    done: () => page.waitForURL('**/profile?password-reset=success'),
  })
  expect(complaintsBeside(street)).toEqual([])
})

async function visitorAt(path: string, person?: Person): Promise<Page> {
  const page = await street.visitor()
  await visitAs(page, person)
  await page.goto(path, { waitUntil: 'networkidle' })
  return page
}

/** Somebody new each time: a walk that is taken once more finds nothing of the first. */
function newPerson(): Promise<Person> {
  return openAccount(street, `Leilani${++people}`)
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name }).click()
const typedIn = (page: Page, ...labels: string[]) =>
  Promise.all(labels.map((label) => field(page, label).inputValue()))
