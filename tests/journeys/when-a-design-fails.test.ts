import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { numberOf } from '#tests/support/seed/number-of.ts'
import { complaintsBeside, expectNothingLost, withReason } from '#tests/support/street/failing-calls.ts'
import { seedRequest } from '#tests/support/seed/design.ts'
import { openStreet } from '#tests/support/street/open-street.ts'
import { pressOnly } from '#tests/support/street/page-acts.ts'
import { nobody } from '#tests/support/people.ts'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import { openAccount, studioOf } from '#tests/support/street/street-shopper.ts'
import { visitAs } from '#tests/support/street/walks.ts'

const street = openStreet()
const CONCEPT = { name: 'concept.png', mimeType: 'image/png', buffer: Buffer.from(sampleFiles.png) }
let leilani = nobody
let noa = nobody

beforeAll(async () => {
  leilani = await openAccount(street, 'Leilani')
  noa = await studioOf(street)
})

const see = (page: Page, words: string) => page.getByText(words, { exact: true }).first().waitFor()

/** A refusal without a word, which the page does not ask again by itself. */
const refuseOnce = (page: Page, call: RegExp) =>
  page.route(call, (route) => route.fulfill({ status: 429, json: {} }), { times: 1 })

/** Everything that pages complained of, but the refusals that were meant. */
const complaints = () => complaintsBeside(street).filter((words) => !words.includes('status of 429'))

test('design requests that could not be loaded are asked for again', async () => {
  const id = await paidFor()
  const page = await studioAt(`/admin/orders`)
  await refuseOnce(page, /\/admin\/all\?page=1$/)
  await page.getByRole('link', { name: 'Design requests' }).click()
  await see(page, 'Error loading design requests')
  await see(page, 'Failed to load design requests')
  await pressOnly(page, 'Try Again')

  await refuseOnce(page, /\/api\/design-requests\/[\da-f-]{36}$/)
  await page.getByRole('link', { name: `View ${await numberOf(street, id)}` }).click()
  await see(page, 'Error loading design request')
  await see(page, 'Failed to load design request details')
  await pressOnly(page, 'Try Again')
  await page.getByRole('heading', { name: /^Design request D-/ }).waitFor()
  expect(complaints()).toEqual([])
})

test('what fails at a design request leaves it as it was', async () => {
  const page = await studioAt(`/admin/design-requests/${await paidFor()}`)
  // By keyboard: the news of a failure lies over the menu for a while.
  const choose = async (menu: RegExp, value: string) => {
    await page.getByRole('button', { name: menu }).press('Enter')
    await page.getByRole('menuitemradio', { name: value, exact: true }).press('Enter')
  }
  const stands = (menu: RegExp) => () => page.getByRole('button', { name: menu }).getAttribute('aria-label')
  await expectNothingLost(page, {
    call: /\/status$/,
    act: () => choose(/^Change status/, 'Revision'),
    says: withReason('Failed to update status'),
    stored: stands(/^Change status/),
    done: () => see(page, 'Status updated to Revision'),
  })
  await expectNothingLost(page, {
    call: /\/payment$/,
    act: () => choose(/^Change payment/, 'Pending'),
    says: withReason('Failed to update payment status'),
    stored: stands(/^Change payment/),
    done: () => see(page, 'Payment status updated to Pending'),
  })

  const notes = page.getByLabel('Notes')
  await pressOnly(page, 'Upload concept')
  await see(page, 'Please select an image to upload')
  await page.locator('input[type=file]').setInputFiles(CONCEPT)
  await notes.fill('The sofa turns to the sea.')
  await expectNothingLost(page, {
    call: /\/concepts$/,
    act: () => pressOnly(page, 'Upload concept'),
    says: withReason('Failed to upload concept'),
    stored: async () => [await notes.inputValue(), await page.getByText(CONCEPT.name).count()],
    done: () => see(page, 'Design concept uploaded successfully'),
  })
  await expect.poll(() => notes.inputValue()).toBe('')

  await choose(/^Change status/, 'Declined')
  await pressOnly(page, 'Decline request')
  await see(page, 'Please give a reason')
  await page.getByLabel('Reason').fill('We draw homes in Hawaii only.')
  await pressOnly(page, 'Decline request')
  await see(page, 'Status updated to Declined')
  expect(complaints()).toEqual([])
})

test('suggested products are found, chosen and saved, whatever fails in between', async () => {
  const page = await studioAt(`/admin/design-requests/${await paidFor()}`)
  const list = page.getByRole('list', { name: 'Suggested products' }).getByRole('listitem')
  await refuseOnce(page, /\/api\/products\?/)
  await page.getByRole('searchbox', { name: 'Search products by name or code' }).fill('sofa')
  await page.getByText('Failed to search products').nth(1).waitFor()
  await pressOnly(page, 'Try Again')
  await page.getByRole('button', { name: 'Add Shoreline sofa' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Increase quantity' }).click()
  await pressOnly(page, 'Add to the list')
  await list.getByText('Shoreline sofa').waitFor()
  await page.getByRole('button', { name: 'Add Cove two-seat sofa' }).click()
  await pressOnly(page, 'Add to the list')
  await list
    .nth(1)
    .getByRole('button', { name: /^Move .* up$/ })
    .press('Enter')
  await list.first().getByText('Cove two-seat sofa').waitFor()
  await list.first().dragTo(list.nth(1))
  await list.first().getByText('Shoreline sofa').waitFor()

  await page.getByRole('link', { name: 'Emails' }).click()
  await see(page, 'Leave this page?')
  await pressOnly(page, 'Stay on this page')
  await expectNothingLost(page, {
    call: /\/suggested-products$/,
    act: () => pressOnly(page, 'Save suggestions'),
    says: withReason('Failed to save product suggestions'),
    stored: () => list.getByRole('textbox', { name: /^Quantity of Shoreline sofa/ }).inputValue(),
    done: () => see(page, 'Product suggestions saved'),
  })
  await expect.poll(() => list.count()).toBe(2)
  await page.getByRole('link', { name: 'Emails' }).click()
  await page.waitForURL('**/admin/emails')
  expect(complaints()).toEqual([])
})

function paidFor(): Promise<string> {
  return seedRequest(street, leilani, { status: 'in_progress', paymentStatus: 'paid', evidence: true })
}

async function studioAt(path: string): Promise<Page> {
  const page = await street.visitor()
  await visitAs(page, noa)
  await page.goto(path)
  return page
}
