import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Person } from '#tests/support/people.ts'
import { statementFile } from '#tests/support/bank/statement-file.ts'
import { seedSettings } from '#tests/support/seed/settings.ts'
import { openStreet } from '#tests/support/street/open-street.ts'
import { press, pressInWindow, see, windowOver } from '#tests/support/street/page-acts.ts'
import { STUDIO } from '#tests/support/street/street.ts'
import {
  openAccount,
  placeOrder,
  sellAtListPrices,
  studioOf,
  wanted,
} from '#tests/support/street/street-shopper.ts'
import { visitAs } from '#tests/support/street/walks.ts'

const street = openStreet()
let leilani: Person
let noa: Person
let page: Page

beforeAll(async () => {
  await sellAtListPrices(street)
  await seedSettings(street.shop, 'payment', { secondPersonOver: 0, smallDifference: 15_00 })
  leilani = await openAccount(street, 'Leilani')
  noa = await studioOf(street)
})
beforeEach(async () => {
  page = await street.visitor()
  await visitAs(page, noa)
})

test('the only admin says their password to match a large refund with the line by which it left', async () => {
  const { number: ref, open } = await ordered()
  const money = { method: 'wire_transfer', seenOpen: open, amount: open } as const
  const params = { ref }
  await wanted(street, noa, 'POST /api/payables/:ref/payments', { params, body: money })
  const back = { ...money, amount: 60, reasonCode: 'damage', seenOpen: 0, seenRefunded: 0 } as const
  await wanted(street, noa, 'POST /api/payables/:ref/refunds', { params, body: back })
  await readStatement('11/20/2026,WIRE OUT,-60.00')
  await press(page, /^Accept: WIRE OUT/)
  const password = windowOver(page).getByLabel('Your password', { exact: true })
  await password.waitFor()
  expect(await page.getByText('Enter your password').count()).toBe(1)
  await password.fill('not this one')
  await pressInWindow(page, 'Match')
  await see(windowOver(page), 'Enter your password')
  await password.fill(STUDIO.password)
  await pressInWindow(page, 'Match')
  await see(page, 'Refund marked as sent')
  await see(page, 'Nothing new from the bank')
  const { payable } = await wanted(street, noa, 'GET /api/payables/:ref', { params })
  expect(payable.refunds).toMatchObject([{ state: 'sent', sentOn: '2026-11-20' }])
})

test('money that left by no approved refund cannot be marked as sent', async () => {
  await readStatement('11/20/2026,WIRE OUT,-61.00')
  await press(page, /^Match: WIRE OUT/)
  const marks = windowOver(page).getByRole('button', { name: 'Match', exact: true })
  await see(windowOver(page), 'No approved refund and no check is of this amount.')
  expect(await marks.isDisabled()).toBe(true)
  await pressInWindow(page, 'Cancel')
  await press(page, /^Set aside: WIRE OUT/)
  await windowOver(page).getByLabel('What is it?').fill('Rent')
  await pressInWindow(page, 'Set aside')
  await see(page, 'Nothing new from the bank')
})

test('what a bank kept of a wire counts as paid once that is said', async () => {
  const { number: ref, open } = await ordered()
  await readStatement(`11/3/2026,WIRE ${ref},${open - 5}`)
  await press(
    page,
    `Match: WIRE ${ref}, $${(open - 5).toLocaleString('en-US', { minimumFractionDigits: 2 })}`,
  )
  await windowOver(page).getByLabel('The bank kept $5.00').check()
  await pressInWindow(page, 'Match')
  await see(page, 'Nothing new from the bank')
  const { payable } = await wanted(street, noa, 'GET /api/payables/:ref', { params: { ref } })
  expect(payable).toMatchObject({ received: open, open: 0, paymentStatus: 'paid' })
})

test('a name finds what has money open first, and more than that is said to be owed', async () => {
  const due = await ordered()
  const paid = await ordered()
  await readStatement(`11/3/2026,WIRE ${paid.number},${paid.open}`)
  await press(page, /^Accept: WIRE/)
  await see(page, 'Nothing new from the bank')
  await readStatement(`11/4/2026,WIRE OF AN AUNT,${due.open + 5}`)
  await press(page, /^Match: WIRE OF AN AUNT/)
  await page.keyboard.type('Leilani')
  const found = windowOver(page).locator('li')
  await see(windowOver(page), `${paid.number}, Leilani`)
  expect(await found.first().innerText()).toContain(due.number)
  await page.keyboard.press('Enter')
  await see(windowOver(page), /is open\. We then owe the customer \$5\.00\.$/)
})

test('a statement comes into the account that is chosen, which can be added and renamed', async () => {
  await page.goto('/admin/money?view=bank')
  await press(page, 'Add account')
  await windowOver(page).getByLabel('Name').fill('Savings')
  await windowOver(page).getByText('Columns of its CSV files').click()
  await windowOver(page).getByLabel('Date').fill('Buchung')
  await pressInWindow(page, 'Add account')
  await see(page, 'Account added')
  await page.getByLabel('Account', { exact: true }).selectOption('Savings')
  await see(page, 'In its tables, Date is “Buchung”.')
  await press(page, 'Edit Savings')
  await windowOver(page).getByLabel('Last four digits').fill('4321')
  await pressInWindow(page, 'Save account')
  await see(page, 'Savings ·· 4321')
  const { accounts } = await wanted(street, noa, 'GET /api/bank/accounts')
  expect(accounts.at(-1)).toMatchObject({ name: 'Savings', last4: '4321', csv: { date: 'Buchung' } })
})

test('columns of a table are read as its first rows show them, and refused while one is missing', async () => {
  await page.goto('/admin/money?view=bank')
  const table = 'Date,Amount,Description,Check\n11/3/2026,61.00,NOISE,1017\n'
  const drop = (name: string) =>
    page
      .getByLabel('Statement of the bank', { exact: true })
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(table) })
  await page.getByLabel('Account', { exact: true }).selectOption('Savings')
  await drop('december.csv')
  await see(windowOver(page), 'NOISE')
  await windowOver(page).getByLabel('Description').selectOption('None')
  await windowOver(page).getByText('NOISE').waitFor({ state: 'detached' })
  await windowOver(page).getByLabel('Date').selectOption('None')
  await pressInWindow(page, 'Read statement')
  await see(windowOver(page), 'Choose the column of the date')
  expect(
    await windowOver(page)
      .getByLabel('Date')
      .evaluate((field) => field.matches(':focus')),
  ).toBe(true)
  await windowOver(page).getByLabel('Date').selectOption('Date')
  await pressInWindow(page, 'Read statement')
  await see(page, '1 new of 1 lines')
  await see(page, /no Description/)
})

async function ordered() {
  const { number, payment } = await placeOrder(street, leilani)
  return { number, open: payment?.open ?? 0 }
}

async function readStatement(line: string): Promise<void> {
  await wanted(street, noa, 'POST /api/bank/imports', { body: { statement: statementFile([line]) } })
  await page.goto('/admin/money?view=bank')
}
