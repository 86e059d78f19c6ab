import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { sessions } from '#server/db/schema/users.ts'
import { complaintsBeside } from '#tests/support/street/failing-calls.ts'
import { expectFocusOn } from '#tests/support/street/keyboard.ts'
import { openStreet, STUDIO } from '#tests/support/street/open-street.ts'
import { signInToStudio } from '#tests/support/street/walks.ts'
import { prepareTour } from '#tests/support/tour/tour.ts'

const street = openStreet()
const desks: Record<string, string> = {}

beforeAll(async () => {
  const { stops } = await prepareTour(street)
  for (const { name, path } of stops) desks[name] = path
})

type Row = {
  /** The stop of the tour. */
  at: string
  /** Opens the form, where the page does not begin with it. */
  open?: (page: Page) => Promise<unknown>
  /** What is typed, by label. */
  typed: Record<string, string>
}

const settings = (page: Page) => page.getByRole('heading', { name: 'Store Settings' }).waitFor()

const rows: Row[] = [
  {
    at: 'admin-quote-desk',
    typed: { 'Note (optional)': 'Nice woods', Shipping: '175.00', 'New note': 'Call' },
  },
  {
    at: 'admin-quote-desk',
    async open(page) {
      await page.getByRole('button', { name: 'Change lines' }).click()
      await page.getByRole('button', { name: 'Add a line in words' }).click()
    },
    typed: { 'What it is': 'Up the stairs' },
  },
  { at: 'admin-new-product', typed: { 'Product name': 'A quiet chair', 'Product code': 'QC-1' } },
  { at: 'admin-product', typed: { 'Product name': 'Another name' } },
  { at: 'admin-new-package', typed: { 'Package name': 'A quiet home' } },
  { at: 'admin-package', typed: { 'Package name': 'Another home' } },
  {
    at: 'admin-categories',
    open: (page) => page.getByRole('button', { name: 'Add category' }).first().click(),
    typed: { Name: 'Lamps', 'Description (optional)': 'Warm light' },
  },
  { at: 'admin-settings', open: settings, typed: { 'Store name': 'Another shop' } },
  { at: 'admin-settings-email', open: settings, typed: { 'Text of the welcome email (optional)': 'Aloha' } },
  { at: 'admin-new-user', typed: { 'First name': 'Keola' } },
]

const chooseStatus = async (page: Page, status: string) => {
  await page.getByRole('button', { name: /^Change status/ }).click()
  await page.getByRole('menuitemradio', { name: status, exact: true }).click()
}

/** Windows over a page: the shop says that the session is over when what is asked in them is sent. */
const windows: (Row & { send: string })[] = [
  {
    at: 'admin-order',
    open: (page) => page.getByRole('button', { name: 'Reject', exact: true }).click(),
    typed: { Reason: 'The picture is blurred' },
    send: 'Reject payment',
  },
  {
    at: 'admin-order',
    open: (page) => chooseStatus(page, 'Cancelled'),
    typed: { 'Reason (optional)': 'Sold twice' },
    send: 'Cancel order',
  },
  {
    at: 'admin-order',
    open: (page) => page.getByRole('button', { name: 'Edit', exact: true }).click(),
    typed: { 'Shipping method (optional)': 'Barge', 'Tracking number (optional)': '1Z 999' },
    send: 'Save shipping details',
  },
  {
    at: 'admin-order',
    open: (page) => page.getByRole('button', { name: 'Change address' }).click(),
    typed: { City: 'Hilo' },
    send: 'Change address',
  },
  {
    at: 'admin-design-request',
    open: (page) => chooseStatus(page, 'Declined'),
    typed: { Reason: 'We draw homes in Hawaii only' },
    send: 'Decline request',
  },
  {
    at: 'admin-inventory',
    open: (page) =>
      page
        .getByRole('button', { name: /^Update Stock of/ })
        .first()
        .click(),
    typed: { Change: '3', 'Note (optional)': 'New delivery' },
    send: 'Update Stock',
  },
]

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true }).first()

test('what the studio was writing when its session ended is there again', async () => {
  const page = await street.visitor()
  await signInToStudio(page, STUDIO)
  for (const { at, open, typed } of rows) {
    await page.goto(desks[at] ?? at)
    await open?.(page)
    for (const [label, text] of Object.entries(typed)) await field(page, label).fill(text)
    await endSession(page)
    await signInAgain(page)
    for (const [label, text] of Object.entries(typed))
      await expect.poll(() => field(page, label).inputValue(), { message: `${at}: ${label}` }).toBe(text)
  }
  expect(complaintsBeside(street)).toEqual([])
})

test('what is asked in a window is there again, window and all, and can be sent', async () => {
  const page = await street.visitor()
  await signInToStudio(page, STUDIO)
  for (const { at, open, typed, send } of windows) {
    await page.goto(desks[at] ?? at)
    await open?.(page)
    const shown = page.getByRole('dialog')
    for (const [label, text] of Object.entries(typed)) await field(page, label).fill(text)
    await street.shop.db.delete(sessions)
    await shown.getByRole('button', { name: send, exact: true }).click()
    await page.waitForURL('**/admin/login?redirect=*')
    await signInAgain(page)
    for (const [label, text] of Object.entries(typed))
      await expect.poll(() => field(page, label).inputValue(), { message: `${at}: ${label}` }).toBe(text)
    await shown.getByRole('button', { name: 'Close', exact: true }).click()
  }
  expect(complaintsBeside(street)).toEqual([])
})

test('prices that nobody typed follow a percent off after the session ended, too', async () => {
  const page = await street.visitor()
  await signInToStudio(page, STUDIO)
  await page.goto(desks['admin-quote-desk'] ?? '')
  const price = page.getByLabel(/^Unit price of/).first()
  const take = async (percent: string) => {
    await page.getByLabel('Percent off').fill(percent)
    await page.getByRole('button', { name: 'Apply' }).click()
  }
  await take('0')
  const listed = amountOf(await price.inputValue())
  await take('50')
  await endSession(page)
  await signInAgain(page)
  const shown = async () => amountOf(await price.inputValue())
  await expect.poll(shown).toBe(listed / 2)
  await take('0')
  await expect.poll(shown).toBe(listed)
  expect(complaintsBeside(street)).toEqual([])
})

const amountOf = (text: string) => Number(text.replaceAll(',', ''))

/** The session is over; the shop says so when something is looked for, or a letter is drawn before that. */
async function endSession(page: Page) {
  await page.getByRole('button', { name: 'Search the back office' }).click()
  await expectFocusOn(page.getByRole('combobox', { name: 'Search pages, orders, products and people' }))
  await street.shop.db.delete(sessions)
  await page.keyboard.type('oak')
  await page.waitForURL('**/admin/login?redirect=*')
}

async function signInAgain(page: Page) {
  await page.getByLabel('Email').fill(STUDIO.email)
  await page.getByLabel('Password', { exact: true }).fill(STUDIO.password)
  await page.getByRole('button', { name: 'Sign In to Admin' }).click()
  await page.waitForURL((url) => url.pathname !== '/admin/login')
}

test('five minutes before the end the page offers to stay signed in', async () => {
  const page = await street.visitor()
  await page.clock.install()
  await signInToStudio(page, STUDIO)
  await page.goto('/admin/settings')
  await settings(page)
  await page.waitForLoadState('networkidle')
  const stay = page.getByRole('button', { name: 'Stay signed in' })
  expect(await stay.isVisible()).toBe(false)

  await page.clock.fastForward('01:56:00')
  await stay.click()
  await stay.waitFor({ state: 'hidden' })
  expect(complaintsBeside(street)).toEqual([])
})
