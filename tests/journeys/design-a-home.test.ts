import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { numberOf } from '#tests/support/seed/number-of.ts'
import { openStreet, STUDIO } from '#tests/support/street/open-street.ts'
import { pressOnly, see } from '#tests/support/street/page-acts.ts'
import { nobody } from '#tests/support/people.ts'
import { openAccount } from '#tests/support/street/street-shopper.ts'
import { fillShipping, idInAddress, signInToStudio, visitAs } from '#tests/support/street/walks.ts'

const street = openStreet()
const DRAWING = readFileSync(new URL('../../demo/plan/floor-plan-sample.png', import.meta.url))
const fileOf = (name: string) => ({ name, mimeType: 'image/png', buffer: DRAWING })
let leilani = nobody

beforeAll(async () => {
  leilani = await openAccount(street, 'Leilani')
})

const pressInDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click()

test('a home is designed from its floor plan to a quote request, by a client and the studio in two browsers', async () => {
  const client = await street.visitor()
  await visitAs(client, leilani)
  const id = await sendPlan(client)
  await payFee(client)

  const studio = await street.visitor()
  await signInToStudio(studio, STUDIO)
  await approvePayment(studio, id)
  await drawConcept(studio, 'The sofa turns to the sea.')
  await suggestSofa(studio)
  await street.mailFor(leilani.email, /concept/i)

  await client.goto(`/account/design-requests/${id}`)
  await see(client, 'The sofa turns to the sea.')
  await client.getByLabel('What would you like changed?').fill('The table should be round.')
  await pressOnly(client, 'Request a revision')
  await see(client, 'Revision request submitted successfully')

  await studio.reload()
  await see(studio, 'The table should be round.')
  await see(studio, '1 / 2')
  await drawConcept(studio, 'Now with a round table.')

  await client.reload()
  await see(client, 'Now with a round table.')
  await pressOnly(client, 'Approve design')
  await pressInDialog(client, 'Approve design')
  await see(client, 'Design approved successfully')
  await studio.reload()
  await studio.getByRole('button', { name: 'Change status, now Completed' }).waitFor()

  await askForQuote(client)
  await studio.getByRole('link', { name: 'Orders', exact: true }).click()
  await see(studio, leilani.email)
  await see(studio, 'Pending Review')
  expect(street.complaints).toEqual([])
})

/** Sends a floor plan from the page that explains the service; gives the id of the request. */
async function sendPlan(page: Page): Promise<string> {
  await page.goto('/custom-design', { waitUntil: 'networkidle' })
  await page.getByLabel('Notes').fill('The dog sleeps in the living room.')
  await page.locator('input[type=file]').first().setInputFiles(fileOf('plan.png'))
  await pressOnly(page, 'Send your floor plan')
  await page.waitForURL('**/custom-design/confirmation/*')
  await page.getByRole('heading', { name: 'Design Request Submitted!' }).waitFor()
  return idInAddress(page)
}

async function payFee(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Complete Payment' }).click()
  await page.waitForURL('**/checkout/design-request/*')
  await see(page, /^Write DR-[\da-f]{8} in the transfer/)
  await page.locator('input[type=file]').setInputFiles(fileOf('receipt.png'))
  await pressOnly(page, 'Upload')
  await see(page, 'Uploaded on')
}

/** Finds the request in the list, sees its evidence and approves the payment. */
async function approvePayment(page: Page, id: string): Promise<void> {
  await page.getByRole('link', { name: 'Design requests' }).click()
  await page.getByRole('link', { name: /^Payments to check/ }).click()
  await see(page, 'Evidence Uploaded')
  const open = `Approve Payment of ${await numberOf(street, id)}`
  await pressOnly(page, open)
  await page.getByRole('dialog').getByRole('img', { name: 'Payment evidence: receipt.png' }).waitFor()
  await refuseOnce(page)
  await pressOnly(page, open)
  expect(await page.getByRole('dialog').locator('form').getByText('Somebody was first').count()).toBe(0)
  await pressInDialog(page, 'Approve Payment')
  await see(page, 'Payment status updated to Paid')
  await page.getByRole('link', { name: /^Concepts due/ }).click()
  await page.getByRole('link', { name: `View ${await numberOf(street, id)}` }).click()
  await see(page, 'The dog sleeps in the living room.')
}

/** The shop refuses what is asked in the window: the list behind it is asked for anew. */
async function refuseOnce(page: Page): Promise<void> {
  const json = { success: false, code: 'payment_changed', message: 'Somebody was first' }
  await page.route('**/design-requests/*/payment', (route) => route.fulfill({ status: 409, json }), {
    times: 1,
  })
  const listed = page.waitForResponse(/design-requests\/admin\/all/)
  await pressInDialog(page, 'Approve Payment')
  await page.getByRole('dialog').locator('form').getByText('Somebody was first').waitFor()
  await listed
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  expect(street.complaints.splice(0)).toEqual([expect.stringContaining('status of 409')])
}

async function drawConcept(page: Page, notes: string): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(fileOf('concept.png'))
  await page.getByLabel('Notes').fill(notes)
  await pressOnly(page, 'Upload concept')
  await page.getByRole('button', { name: 'Change status, now Review' }).waitFor()
  await see(page, 'Design concept uploaded successfully')
}

async function suggestSofa(page: Page): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search products by name or code' }).fill('shoreline sofa')
  await pressOnly(page, 'Add Shoreline sofa')
  await page.getByRole('dialog').getByText('Indigo linen').click()
  await pressInDialog(page, 'Add to the list')
  await pressOnly(page, 'Save suggestions')
  await see(page, 'Product suggestions saved')
}

/** Takes the pieces of the design into the cart and asks for a quote. */
async function askForQuote(page: Page): Promise<void> {
  await pressOnly(page, 'Add All to Cart')
  await see(page, 'All suggested products added to your cart')
  await page.getByRole('link', { name: 'Go to your cart' }).click()
  await see(page, 'Indigo linen')
  await page.getByRole('link', { name: 'Request a quote' }).click()
  await page.waitForURL('**/shipping')
  await fillShipping(page)
  await pressOnly(page, 'Request Quote')
  await page.waitForURL('**/order/confirmation/*')
  await see(page, 'We have your request')
}
