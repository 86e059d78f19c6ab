import type { Page } from 'playwright-core'
import type { Person } from '#tests/support/people.ts'

export const PASSWORD = 'papaya on the lanai'

/** An address that nobody has registered: a journey may be walked twice in one shop. */
export function freshEmail(name: string): string {
  return `${name.toLowerCase()}-${crypto.randomUUID()}@example.com`
}

/** The shipping form by its labels; the country is chosen apart. */
const SHIPPING = {
  'Full name': 'Leilani Akana',
  Address: '98 Kailua Road',
  City: 'Kailua',
  State: 'HI',
  'Postal code': '96734',
  Phone: '+1 808 555 0199',
}

/** Walks through the three steps of the register wizard. */
export async function register(page: Page, email: string): Promise<void> {
  await fillRegistration(page, email)
  await page.getByRole('button', { name: 'Register' }).click()
}

/** Fills the three steps, up to the button at their end. */
export async function fillRegistration(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Leilani')
  await page.getByLabel('Last name').fill('Akana')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('Street address').fill('98 Kailua Road')
  await page.getByLabel('City').fill('Kailua')
  await page.getByLabel('State or province').fill('HI')
  await page.getByLabel('ZIP or postal code').fill('96734')
  await page.getByLabel('Country').selectOption('United States')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('Minimalist').check()
}

/** Signs in to the back office. */
export async function signInToStudio(page: Page, who: { email: string; password: string }): Promise<void> {
  await page.goto('/admin')
  await page.waitForURL('**/admin/login?*')
  await page.getByLabel('Email').fill(who.email)
  await page.getByLabel('Password', { exact: true }).fill(who.password)
  await page.getByRole('button', { name: 'Sign In to Admin' }).click()
  await page.waitForURL((url) => url.pathname.startsWith('/admin') && url.pathname !== '/admin/login')
}

/** Lets a page begin signed in, as if the person had come back to a browser that knows them. */
export async function visitAs(page: Page, person: Person | undefined): Promise<void> {
  if (!person) return
  const { token = '', id, firstName, lastName, email, role } = person
  const user = JSON.stringify({
    _id: id,
    firstName,
    lastName,
    email,
    role,
    phone: '',
    address: null,
    questionnaire: null,
    createdAt: new Date(0).toISOString(),
  })
  await page.addInitScript(
    ([token, user]) => {
      // A letter is shown in a frame without storage.
      if (window !== window.top) return
      localStorage.setItem('token', token ?? '')
      localStorage.setItem('user', user ?? '')
    },
    [token, user],
  )
}

/** Fills in where an order goes. */
export async function fillAddress(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(SHIPPING))
    await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByLabel('Country').selectOption('US')
}

/** Fills the shipping step and goes on to the review. */
export async function fillShipping(page: Page): Promise<void> {
  await fillAddress(page)
  await page.getByRole('button', { name: /continue/i }).click()
  await page.waitForURL('**/placeorder')
}

/** Puts the piece that is shown into the cart, or is asked to sign in first. */
export async function addToCart(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /add to cart/i })
    .first()
    .click()
}

/** The id at the end of the page's address. */
export function idInAddress(page: Page): string {
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}
