import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { passwordIn } from '#tests/support/letters/lost-password.ts'
import { openStreet, STUDIO } from '#tests/support/street/open-street.ts'
import { fillAddress, freshEmail, PASSWORD, signInToStudio } from '#tests/support/street/walks.ts'

const street = openStreet()

test('the studio enters a quote for somebody new on the phone, who opens it and accepts, and pays in the shop', async () => {
  const email = freshEmail('keoni')
  const studio = await street.visitor()
  await signInToStudio(studio, STUDIO)
  await studio.goto('/admin/orders')
  await studio.getByRole('link', { name: 'Add order' }).click()
  await studio.getByRole('button', { name: 'Add order' }).click()
  await studio.getByText('Choose a customer').first().waitFor()
  await studio.getByText('Add a piece first').first().waitFor()

  await openAccount(studio, email)
  await addPiece(studio, 'Shoreline sofa')
  await studio.getByText(/At list prices, before delivery and tax: \$[1-9][\d,]+\.\d\d/).waitFor()
  await fillAddress(studio)
  await studio.getByRole('button', { name: 'Add order' }).click()
  await studio.waitForURL(/\/admin\/orders\/LN-\d+$/)
  const number = new URL(studio.url()).pathname.split('/').at(-1) ?? ''
  await studio.getByText('Quote request entered by the studio').first().waitFor()
  await price(studio)
  await revise(studio)

  const page = await street.visitor({ width: 390, height: 800 })
  await choosePassword(page, email)
  await street.mailFor(email, /Your quote .* is ready/)
  await street.mailFor(email, /Your quote .* is ready/)
  await page.goto(`/account/orders/${number}`)
  await page.getByText('Changed since the last quote').waitFor()
  await page.getByText('Added: 1 × Two people, up the stairs, $120.00 each').waitFor()
  await page.getByText(/^Shoreline sofa \(.*\) instead of Shoreline sofa/).waitFor()
  await page.getByRole('button', { name: 'Accept' }).click()
  await page.waitForURL('**/payment/*')

  await studio.reload()
  await studio
    .getByRole('button', { name: /Record/ })
    .first()
    .click()
  const window = studio.getByRole('dialog')
  await window.getByRole('button', { name: /Record/ }).click()
  await window.waitFor({ state: 'hidden' })
  await street.mailFor(email, /Payment/)
  expect(street.complaints).toEqual([])
})

/** Another finish, and work that is in no catalogue. */
async function revise(page: Page) {
  await page.getByRole('button', { name: 'Revise quote' }).click()
  await page.getByRole('button', { name: 'Change lines' }).click()
  const finish = page.getByLabel(/ of Shoreline sofa$/).and(page.locator('select'))
  const other = finish.locator('option:not(:checked):not([value=""])').first()
  await finish.first().selectOption((await other.getAttribute('value')) ?? '')
  await page
    .getByText(/\d in stock/)
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Swap Shoreline sofa' }).click()
  await page.getByRole('dialog', { name: 'Swap Shoreline sofa' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Remove Shoreline sofa' }).click()
  await page.getByRole('button', { name: 'Undo remove' }).click()
  await page.getByRole('button', { name: 'Add a line in words' }).click()
  await page.getByRole('button', { name: 'Save lines' }).click()
  await page.getByText('Say what it is').first().waitFor()
  await page.getByLabel('What it is').fill('Two people, up the stairs')
  await page.getByLabel('Price of Two people, up the stairs').fill('120')
  await page.getByRole('button', { name: 'Save lines' }).click()
  await page.getByText('Lines saved').waitFor()
  await page.getByRole('button', { name: 'Send revised quote' }).click()
  await page.getByText('Revised quote sent').waitFor()
  await page.getByRole('heading', { name: 'Revisions' }).waitFor()
}

async function openAccount(page: Page, email: string) {
  await page.getByRole('button', { name: 'New customer' }).click()
  const window = page.getByRole('dialog', { name: 'New customer' })
  await window.getByRole('button', { name: 'Open account' }).click()
  await window.getByText('First name is required').waitFor()
  await window.getByLabel('First name').fill('Keoni')
  await window.getByLabel('Last name').fill('Mahoe')
  await window.getByLabel('Email').fill(email)
  await window.getByRole('button', { name: 'Open account' }).click()
  await page.getByText('Keoni Mahoe').first().waitFor()
}

async function addPiece(page: Page, name: string) {
  await page.getByRole('button', { name: 'Add piece' }).click()
  const window = page.getByRole('dialog', { name: 'Add a piece to the order' })
  await window.getByLabel('Search by name or code').fill(name)
  await window
    .getByRole('button', { name: new RegExp(name) })
    .first()
    .click()
  await page.getByLabel(`Quantity of ${name}`).fill('2')
  await page.getByRole('button', { name: 'Add piece' }).click()
  expect(await window.getByLabel('Search by name or code').inputValue()).toBe('')
  await page.keyboard.press('Escape')
}

async function price(page: Page) {
  await page
    .getByLabel(/Unit price/)
    .first()
    .fill('4000')
  await page.getByRole('button', { name: /send quote/i }).click()
  await page.getByRole('button', { name: 'Revise quote' }).waitFor()
}

/** By the letter that tells of the account. */
async function choosePassword(page: Page, email: string) {
  const letter = await street.mailFor(email, /We opened an account for you/)
  await page.goto(/http\S+forgot-password\S*/.exec(letter.text)?.[0] ?? '')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send temporary password' }).click()
  const { text } = await street.mailFor(email, /Your temporary password/)
  await page.goto(/http\S+\/reset-password\S+/.exec(text)?.[0] ?? '')
  await page.getByRole('textbox', { name: 'Temporary password' }).fill(passwordIn(text) ?? '')
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm new password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Save new password' }).click()
  await page.waitForURL('**/profile?*')
}
