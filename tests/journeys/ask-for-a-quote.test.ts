import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import { numberOf } from '#tests/support/seed/number-of.ts'
import { openStreet } from '#tests/support/street/open-street.ts'
import { STUDIO } from '#tests/support/street/street.ts'
import {
  addToCart,
  fillShipping,
  freshEmail,
  idInAddress,
  register,
  signInToStudio,
} from '#tests/support/street/walks.ts'

const street = openStreet()

test('a shopper asks for a quote, the studio prices it, the shopper pays and the studio approves', async () => {
  const email = freshEmail('leilani')
  const shopper = await street.visitor()
  const orderPath = await askForQuote(shopper, email)
  const number = await numberOf(street, orderPath)
  const received = await street.mailFor(email, /We have your quote request/)
  expect(received.subject).toContain(number)
  const toStudio = await street.mailFor('studio@lanai.example', /Quote request .* to answer/)
  expect(toStudio.text).toContain('Way in: Stairs\nDelivery note: The gate is narrow.')

  const studio = await street.visitor()
  await signInToStudio(studio, STUDIO)
  await priceQuote(studio, number)
  const quote = await street.mailFor(email, /Your quote .* is ready/)
  expect(quote.attachments.map(({ contentType }) => contentType)).toEqual(['application/pdf'])
  expect(quote.text).toContain(`/account/orders/${number}`)

  await acceptAndPay(shopper, orderPath)
  await street.mailFor(email, /We have your payment evidence/)
  await street.mailFor('studio@lanai.example', /Payment evidence to check/)

  await approvePayment(studio)
  await street.mailFor(email, /Payment verified for order/)
  await sendElsewhere(studio)
  await shopper.goto(orderPath)
  await shopper.getByText('Processing').first().waitFor()
  await shopper.getByText('4 Banyan Drive').first().waitFor()
  await shopper.getByText('Verified').first().waitFor()
  expect(street.complaints).toEqual([])
})

async function askForQuote(page: Page, email: string): Promise<string> {
  await page.goto('/')
  await page.getByRole('combobox', { name: 'Search the collection' }).first().fill('shoreline sofa')
  await page.keyboard.press('Enter')
  await page.getByText(/Search results for/).waitFor()
  await page
    .getByRole('link', { name: /Shoreline sofa/ })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: 'Shoreline sofa', exact: true }).waitFor()
  await page.getByText('Price on request').first().waitFor()
  const productPath = new URL(page.url()).pathname

  await page.getByText('Indigo linen').first().click()
  await addToCart(page)
  await page.waitForURL((url) => url.pathname === '/login')
  await page.getByRole('link', { name: 'Open an account' }).click()
  await register(page, email)
  await page.waitForURL((url) => url.pathname === productPath)
  await street.mailFor(email, /Welcome to/)

  await page.getByRole('link', { name: /Cart, 1 item/ }).click()
  await page.getByText('Indigo linen').first().waitFor()
  await page.getByRole('link', { name: 'Request a quote' }).click()
  await page.waitForURL('**/shipping')
  await page.getByLabel('Elevator or stairs').selectOption('Stairs')
  await page.getByLabel('Note for the delivery').fill('The gate is narrow.')
  await fillShipping(page)
  await page.getByText('The gate is narrow.').waitFor()
  await page.getByText('Quote Pending').first().waitFor()
  await page.getByRole('button', { name: 'Request Quote' }).click()
  await page.waitForURL('**/order/confirmation/*')
  await page.getByText('We have your request').waitFor()
  await page.getByText('Pending Review').first().waitFor()
  return `/account/orders/${idInAddress(page)}`
}

async function priceQuote(page: Page, number: string) {
  await page.goto('/admin/orders')
  await page.getByRole('link', { name: number }).first().click()
  await page.getByText('The gate is narrow.').waitFor()
  await page
    .getByLabel(/Unit price/)
    .first()
    .fill('4200')
  await page.getByLabel('Shipping').fill('150')
  await page.getByLabel('Tax').fill('420')
  await page.getByLabel('Note (optional)').fill('Indigo linen is on the next container.')
  await page.getByRole('button', { name: /send quote/i }).click()
  await page.getByRole('button', { name: 'Revise quote' }).waitFor()
  await page.getByText('$4,770.00').first().waitFor()
}

async function acceptAndPay(page: Page, orderPath: string) {
  await page.goto(orderPath)
  await page.getByText('Indigo linen is on the next container.').waitFor()
  await page.getByText('$4,770.00').first().waitFor()
  await page.getByRole('button', { name: 'Accept' }).click()
  await page.waitForURL('**/payment/*')
  await page
    .getByText(await numberOf(street, orderPath))
    .first()
    .waitFor()
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'transfer.png',
      mimeType: 'image/png',
      buffer: Buffer.from(sampleFiles.png),
    })
  await page
    .getByRole('button', { name: /^Upload/ })
    .first()
    .click()
  await page
    .getByText(/Uploaded/)
    .first()
    .waitFor()
}

async function approvePayment(page: Page) {
  await page.reload()
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await page.getByLabel(/^All/).check()
  let sent = 0
  page.on('request', (request) => (sent += Number(request.url().endsWith('/verify-payment'))))
  await page.getByRole('dialog').getByRole('button', { name: 'Approve payment' }).dblclick()
  await page.getByText('Payment approved successfully').waitFor()
  const money = page.locator('section', { has: page.getByRole('heading', { name: 'Money', exact: true }) })
  await money.getByText('Received', { exact: true }).waitFor()
  expect(sent).toBe(1)
}

async function sendElsewhere(page: Page) {
  await page.getByRole('button', { name: 'Change address' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Address', { exact: true }).fill('4 Banyan Drive')
  await dialog.getByLabel('Postal code').fill('ABCDE')
  await dialog.getByRole('button', { name: 'Change address' }).click()
  await dialog.getByText('Enter a ZIP code, such as 96815').waitFor()
  await dialog.getByLabel('Postal code').fill('96720')
  await dialog.getByText('96720 · Hawaiʻi').waitFor()
  await dialog.getByRole('button', { name: 'Change address' }).click()
  await page.getByText('Delivery address changed').first().waitFor()
  await dialog.waitFor({ state: 'hidden' })
}
