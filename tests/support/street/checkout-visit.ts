import type { Page } from 'playwright-core'
import type { Person } from '#tests/support/people.ts'
import type { Street } from './street.ts'
import { isReady } from './open-page.ts'
import { wanted, fillCart } from './street-shopper.ts'
import { PASSWORD } from './walks.ts'

/** What is typed in the checkout, other than the account's own address. */
export const TYPED_STREET = '12 Kuhio Avenue'

/** A new browser in which somebody has signed in, with something in the cart, at the first step of the checkout. */
export async function visitCheckout(
  street: Pick<Street, 'app' | 'shop' | 'visitor'>,
  person: Person,
): Promise<Page> {
  await fillCart(street, await reopened(street, person))
  const page = await street.visitor()
  await page.goto('/login?redirect=%2Fshipping')
  await signIn(page, person)
  await page.waitForURL('**/shipping')
  return page
}

/** Signs in by the login page, wherever it leads; a press before the page's scripts are there would only open it again. */
export async function signIn(page: Page, { email }: Person): Promise<void> {
  await isReady(page)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Login' }).click()
}

/** The person with a session of their own, apart from those of the browsers. */
export async function reopened(street: Pick<Street, 'app' | 'shop'>, person: Person): Promise<Person> {
  const body = { email: person.email, password: PASSWORD }
  const { token } = await wanted(street, person, 'POST /api/users/login', { body })
  return { ...person, token }
}

export async function typeStreet(page: Page): Promise<void> {
  await page.getByLabel('Address', { exact: true }).fill(TYPED_STREET)
}

/** The address that stands in the shipping step. */
export function streetTyped(page: Page): Promise<string> {
  return page.getByLabel('Address', { exact: true }).inputValue()
}

/** The names under which this browser keeps something. */
export function keysOf(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).toSorted())
}

/** Everything that this browser keeps, as one text. */
export function storedIn(page: Page): Promise<string> {
  return page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage).flat()).join('\n'),
  )
}
