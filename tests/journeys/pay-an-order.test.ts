import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { numberOf } from '#tests/support/seed/number-of.ts'
import { openStreet } from '#tests/support/street/open-street.ts'
import type { Person } from '#tests/support/people.ts'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import {
  wanted,
  openAccount,
  placeOrder,
  sellAtListPrices,
  studioOf,
} from '#tests/support/street/street-shopper.ts'
import { visitAs } from '#tests/support/street/walks.ts'

const street = openStreet()
const TRANSFER = { name: 'transfer.png', mimeType: 'image/png', buffer: Buffer.from(sampleFiles.png) }
let leilani: Person

beforeAll(async () => {
  await sellAtListPrices(street)
  leilani = await openAccount(street, 'Leilani')
})

test('a customer pays another way than first chosen, and says so', async () => {
  const { page, id } = await confirmation()
  await step(page, 'Payment').click()
  await page.waitForURL('**/payment/*')
  await expect.poll(() => page.getByRole('tab', { name: 'Credit Card Coming Soon' }).isDisabled()).toBe(true)
  await page.getByRole('tab', { name: 'Cheque' }).click()
  expect(await methodOf(id)).toBe('wire_transfer')
  await page.getByRole('button', { name: 'Change to Cheque' }).click()
  await page.getByText('Payment method changed to Cheque').waitFor()
  expect(await methodOf(id)).toBe('cheque')

  await page.getByLabel('Reference (optional)').fill('1042')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'I have paid' }).click()
  await page.getByText('We could not reach the shop.').waitFor()
  await page.context().setOffline(false)
  await page.reload()
  await expect.poll(() => page.getByLabel('Reference (optional)').inputValue()).toBe('1042')
  await page.getByRole('button', { name: 'I have paid' }).click()
  await page.getByText('that you have paid by Cheque, reference 1042.').waitFor()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('paymentDetails'))).toBeNull()

  await page.getByRole('link', { name: 'See your order' }).click()
  await page.getByText('that you have paid by Cheque, reference 1042.').waitFor()
  await page.getByText('Payment method: Cheque').waitFor()

  const studio = await street.visitor()
  await visitAs(studio, await studioOf(street))
  await studio.goto(`/admin/orders/${id}`)
  await studio.getByRole('button', { name: 'Approve' }).click()
  await expect.poll(() => studio.getByLabel('Reference (optional)').inputValue()).toBe('1042')
})

test('the confirmation is sent again, and its passed steps lead to the order', async () => {
  const { page, id } = await confirmation()
  const sendAgain = page.getByRole('button', { name: 'Email me this again' })
  await sendAgain.click()
  await page.getByText(`The email is on its way to ${leilani.email}`).waitFor()
  await page.context().setOffline(true)
  await sendAgain.click()
  await page.getByText('Failed to send email. Please try again later.').waitFor()
  await page.context().setOffline(false)
  const { history } = await wanted(street, leilani, 'GET /api/orders/:id/history', { params: { id } })
  expect(history.filter(({ type }) => type === 'confirmation_sent')).toHaveLength(1)

  await step(page, 'Shipping').click()
  await page.waitForURL(`**/account/orders/${id}#shipping`)
  await page.getByRole('heading', { name: 'Shipping information' }).waitFor()
  await page.goBack()
  await step(page, 'Place Order').click()
  await page.waitForURL(`**/account/orders/${id}#items`)
})

test('evidence is looked at before it is sent, and sent again when the line was lost', async () => {
  const { page, id } = await confirmation()
  await page.getByRole('link', { name: 'Go to payment' }).click()
  const upload = page.getByRole('button', { name: 'Upload' })
  await upload.click()
  await page.getByText('Please select a file to upload').waitFor()
  await choose(page, {
    ...TRANSFER,
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('paid'),
  })
  await page.getByText('Please upload a valid image or PDF file').waitFor()
  await choose(page, TRANSFER)
  await page.getByText('Change', { exact: true }).waitFor()

  await page.context().setOffline(true)
  await upload.click()
  await page.getByText('Failed to upload payment evidence').waitFor()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.getByText(/Uploaded on/).waitFor()
  await page.getByRole('img', { name: 'Payment evidence: transfer.png' }).waitFor()

  await verify(id, { status: 'rejected', reason: 'It shows another amount.' })
  await page.reload()
  await page.getByText('We could not verify your payment.').waitFor()
  await page.getByText('It shows another amount.').waitFor()
  await choose(page, TRANSFER)
  await upload.click()
  await page.getByText(/Uploaded on/).waitFor()

  await verify(id, { status: 'paid' })
  await page.reload()
  await page.getByText('Your payment is verified').waitFor()
  await expect.poll(() => page.getByText('Bank name').count()).toBe(0)
})

test('an order paid without evidence has nothing left but its confirmation', async () => {
  const { page, id } = await confirmation()
  await verify(id, { status: 'paid' })
  await page.goto(`/payment/${id}`)
  await page.waitForURL(`**/order/confirmation/${id}`)
  await page.getByText(`Nothing is left to pay for order ${await numberOf(street, id)}.`).waitFor()
  await expect.poll(() => page.getByText('Bank name').count()).toBe(0)
})

test('short news stands at the top right once, and is gone after 5 seconds', async () => {
  const { page, id } = await confirmation()
  await page.clock.install()
  await page.goto(`/order/confirmation/${id}`)
  const sendAgain = page.getByRole('button', { name: 'Email me this again' })
  const news = page.getByRole('alert').filter({ hasText: `The email is on its way to ${leilani.email}` })
  for (const _press of ['first', 'second'])
    await Promise.all([page.waitForResponse('**/send-confirmation'), sendAgain.click()])
  await news.waitFor()
  expect(await news.count()).toBe(1)
  const { x = 0, y = 0, width = 0 } = (await news.boundingBox()) ?? {}
  expect([x + width > 0.9 * (page.viewportSize()?.width ?? 0), y < 250]).toEqual([true, true])
  await page.mouse.move(0, 0)
  await page.clock.fastForward(5_000)
  await news.waitFor({ state: 'detached' })
})

async function confirmation() {
  const { _id: id } = await placeOrder(street, leilani)
  const page = await street.visitor()
  await visitAs(page, leilani)
  await page.goto(`/order/confirmation/${id}`)
  await page.getByText('Bank of Hawaii (example)').waitFor()
  return { page, id }
}

function step(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Checkout steps' }).getByRole('link', { name })
}

async function choose(page: Page, file: typeof TRANSFER) {
  await page.locator('input[type=file]').setInputFiles(file)
}

async function methodOf(id: string) {
  const { order } = await wanted(street, leilani, 'GET /api/orders/:id', { params: { id } })
  return order.paymentMethod
}

async function verify(id: string, body: { status: 'paid' } | { status: 'rejected'; reason: string }) {
  await wanted(street, await studioOf(street), 'PUT /api/orders/:id/verify-payment', { params: { id }, body })
}
