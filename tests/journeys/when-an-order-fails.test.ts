import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { complaintsBeside, expectNothingLost, withReason } from '#tests/support/street/failing-calls.ts'
import { openStreet } from '#tests/support/street/open-street.ts'
import { nobody } from '#tests/support/people.ts'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import { fillCart, openAccount, placeOrder, sellAtListPrices } from '#tests/support/street/street-shopper.ts'
import { fillShipping, visitAs } from '#tests/support/street/walks.ts'

const street = openStreet()
const RECEIPT = { name: 'receipt.pdf', mimeType: 'application/pdf', buffer: Buffer.from(sampleFiles.pdf) }
let leilani = nobody

beforeAll(async () => {
  await sellAtListPrices(street)
  leilani = await openAccount(street, 'Leilani')
})

test('an order that could not be placed waits with all that was agreed', async () => {
  await fillCart(street, leilani)
  const page = await visit('/shipping')
  await fillShipping(page)
  await page.getByRole('radio', { name: /Cheque/ }).check()
  const place = page.getByRole('button', { name: /^(Place Order|Try Again)$/ })

  await page.route('**/api/orders', (route) => route.fulfill({ json: { success: true, data: {} } }), {
    times: 1,
  })
  await place.click()
  await page.getByText('Invalid order data returned from server').waitFor()
  await expectNothingLost(page, {
    call: /\/api\/orders$/,
    act: () => place.click(),
    says: withReason('there was a problem creating your order'),
    stored: async () => [
      await page.getByRole('radio', { name: /Cheque/ }).isChecked(),
      await page.getByText('98 Kailua Road').count(),
      await page.evaluate(() => localStorage.getItem('shippingAddress')),
    ],
    done: () => page.getByText('We have your order').waitFor(),
  })
  expect(complaintsBeside(street)).toEqual([])
})

test('a confirmation that could not be sent is sent at the next try', async () => {
  const { _id: id } = await placeOrder(street, leilani)
  const page = await visit(`/order/confirmation/${id}`)
  await expectNothingLost(page, {
    call: /\/send-confirmation$/,
    act: () => page.getByRole('button', { name: 'Email me this again' }).click(),
    says: 'Failed to send email. Please try again later.',
    stored: () => page.getByText('We have your order').count(),
    done: () => page.getByText(`The email is on its way to ${leilani.email}`).waitFor(),
  })
  expect(complaintsBeside(street)).toEqual([])
})

test('evidence that could not be sent stays chosen, and one that cannot be opened says so', async () => {
  const { _id: id } = await placeOrder(street, leilani)
  const page = await visit(`/payment/${id}`)
  await page.locator('input[type=file]').setInputFiles(RECEIPT)
  // No answer, as when the link to the file has gone: nothing more is asked for.
  await page.route('**/api/files/*', (route) => route.fulfill({ status: 404, body: '' }))
  await expectNothingLost(page, {
    call: /\/payment-evidence$/,
    act: () => page.getByRole('button', { name: /^(Upload|Try Again)$/ }).click(),
    says: withReason('Failed to upload payment evidence'),
    stored: () => page.getByText('receipt.pdf').count(),
    done: () => page.getByText(/Uploaded on/).waitFor(),
  })

  const view = page.getByRole('button', { name: 'View PDF' })
  await view.click()
  await page.getByText('Error opening PDF').waitFor()
  await page.unroute('**/api/files/*')
  await Promise.all([page.waitForEvent('popup'), view.click()])
  expect(complaintsBeside(street)).toEqual([])
})

async function visit(path: string): Promise<Page> {
  const page = await street.visitor()
  await visitAs(page, leilani)
  await page.goto(path, { waitUntil: 'networkidle' })
  return page
}
