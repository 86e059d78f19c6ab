import { readFileSync } from 'node:fs'
import type { Page, Route } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { designRequests } from '#server/db/schema/designs.ts'
import { sessions } from '#server/db/schema/users.ts'
import { reopened, signIn } from '#tests/support/street/checkout-visit.ts'
import { complaintsBeside, loseReply } from '#tests/support/street/failing-calls.ts'
import { openStreet } from '#tests/support/street/open-street.ts'
import { nobody } from '#tests/support/people.ts'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import { wanted, openAccount } from '#tests/support/street/street-shopper.ts'

const street = openStreet()
const NOTES = 'The dog sleeps in the living room.'
const PLAN = new URL('../../demo/plan/floor-plan-sample.png', import.meta.url)
const plan = { name: 'plan.png', mimeType: 'image/png', buffer: readFileSync(PLAN) }
const receipt = { name: 'receipt.pdf', mimeType: 'application/pdf', buffer: Buffer.from(sampleFiles.pdf) }
const SELECTED = 'File "{user_content}" selected successfully'.replace('{user_content}', plan.name)
let leilani = nobody

beforeAll(async () => {
  leilani = await openAccount(street, 'Leilani')
})

test('a visitor sends a plan over a login and a broken line, and pays the fee for it', async () => {
  const page = await street.visitor()
  await page.goto('/custom-design', { waitUntil: 'networkidle' })
  await page.getByLabel('Notes').fill(NOTES)
  await page.getByLabel('Dining room').check()
  await page.getByRole('radio', { name: 'Modern' }).check()
  await page.getByRole('radio', { name: 'No style yet' }).check()
  await choose(page, { ...plan, name: 'plan.txt', buffer: Buffer.from('a plan') })
  await page.getByText('Please upload a valid floor plan file (PDF, PNG, JPG, DWG, or DXF)').waitFor()
  await choose(page, plan)
  await page.waitForURL('**/login?redirect=%2Fcustom-design%23floor-plan')
  await page.getByText('Please login to access custom design services').waitFor()

  await signIn(page, leilani)
  await page.waitForURL('**/custom-design#floor-plan')
  await page.getByText(SELECTED).waitFor()
  await choose(page, { name: 'plan.dxf', mimeType: 'image/vnd.dxf', buffer: Buffer.from(sampleFiles.dxf) })
  await page.getByText('File "plan.dxf" selected successfully').waitFor()
  await expect.poll(() => page.locator('#floor-plan img').count()).toBe(0)
  await choose(page, plan)
  await page.getByAltText('Your floor plan: plan.png').waitFor()
  await expect.poll(() => typedIn(page)).toEqual([NOTES, true])

  const send = page.getByRole('button', { name: 'Send your floor plan' })
  await page.route('**/api/design-requests', () => {}, { times: 1 })
  await send.click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.route('**/api/design-requests', answerNothing, { times: 1 })
  await send.click()
  await page.getByRole('alert').getByText('Error uploading floor plan', { exact: true }).waitFor()
  await page.route('**/api/design-requests', loseReply, { times: 1 })
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.getByText('Error uploading floor plan. We could not reach the shop.').first().waitFor()
  await page.getByText(plan.name, { exact: true }).waitFor()
  await expect.poll(() => typedIn(page)).toEqual([NOTES, true])
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.getByText('Floor plan uploaded successfully!').waitFor()

  await page.waitForURL('**/custom-design/confirmation/*')
  await page.getByRole('heading', { name: 'Design Request Submitted!' }).waitFor()
  const [request, ...others] = await requestsOf(leilani)
  expect(others).toEqual([])
  expect(await street.shop.db.select({ brief: designRequests.brief }).from(designRequests)).toMatchObject([
    { brief: { rooms: ['dining'], style: '' } },
  ])
  await page.getByText(request?._id ?? 'no request').waitFor()
  await page.getByText('Payment Required').waitFor()

  await page.getByRole('link', { name: 'Complete Payment' }).click()
  await page.waitForURL('**/checkout/design-request/*')
  await page.getByText(`Write ${request?.reference} in the transfer.`).waitFor()
  await page.getByRole('tab', { name: 'Cheque' }).click()
  await choose(page, receipt)
  await page.getByRole('button', { name: 'Upload' }).click()
  await page.getByText('Uploaded on').waitFor()
  expect(await requestsOf(leilani)).toMatchObject([
    { hasEvidence: true, paymentMethod: 'cheque', paymentStatus: 'pending' },
  ])
  expect(complaintsBeside(street)).toEqual([])
})

test('neither a reload nor a session that ended loses a word, and which file is lost is said', async () => {
  leilani = await openAccount(street, 'Leilani')
  const page = await street.visitor()
  await page.route('**/my-requests', (route) => route.fulfill({ status: 404, body: '' }), { times: 1 })
  await page.goto('/login?redirect=%2Faccount%2Fdesign-requests')
  await signIn(page, leilani)
  await page.getByText('Failed to load design requests').waitFor()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.getByText('No Design Requests Yet').waitFor()
  await page.getByRole('link', { name: 'New Design Request' }).click()

  await page.getByRole('button', { name: 'Get Started' }).first().click()
  await page.getByText('Please upload your floor plan to get started').waitFor()
  await page.getByLabel('Notes').fill(NOTES)
  await choose(page, plan)
  await page.getByText(SELECTED).waitFor()

  await page.reload()
  await page.getByText('Please choose plan.png again.').waitFor()
  expect(await page.getByLabel('Notes').inputValue()).toBe(NOTES)
  await choose(page, plan)
  await page.getByText(SELECTED).waitFor()
  await street.shop.db.delete(sessions)
  await page.getByRole('button', { name: 'Send your floor plan' }).click()
  await page.waitForURL('**/login?redirect=%2Fcustom-design%23floor-plan')
  await page.getByRole('alert').getByText('Session expired. Please login again.').waitFor()

  await page.reload()
  await signIn(page, leilani)
  await page.waitForURL('**/custom-design#floor-plan')
  await page.getByText('Please choose plan.png again.').waitFor()
  await expect.poll(() => page.getByLabel('Notes').inputValue()).toBe(NOTES)
  expect(complaintsBeside(street)).toEqual([])
})

function choose(page: Page, file: typeof plan) {
  return page.locator('input[type=file]').first().setInputFiles(file)
}

async function typedIn(page: Page) {
  return [await page.getByLabel('Notes').inputValue(), await page.getByLabel('Dining room').isChecked()]
}

async function requestsOf(person: typeof leilani) {
  const { requests } = await wanted(
    street,
    await reopened(street, person),
    'GET /api/design-requests/my-requests',
  )
  return requests
}

async function answerNothing(route: Route) {
  await route.fulfill({ status: 500, body: '' })
}
