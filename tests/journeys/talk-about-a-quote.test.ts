import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import type { Person } from '#tests/support/people.ts'
import { quoteFor } from '#tests/support/seed/order.ts'
import { numberOf } from '#tests/support/seed/number-of.ts'
import { openStreet } from '#tests/support/street/open-street.ts'
import { openAccount, placeOrder, studioOf, wanted } from '#tests/support/street/street-shopper.ts'
import { visitAs } from '#tests/support/street/walks.ts'

const street = openStreet()
const PHONE = { width: 360, height: 740 }
let leilani: Person
let studio: Person
let id = ''

beforeAll(async () => {
  leilani = await openAccount(street, 'Leilani')
  studio = await studioOf(street)
  id = (await placeOrder(street, leilani))._id
  await sendQuote(id)
})

async function sendQuote(id: string) {
  const { order } = await wanted(street, studio, 'GET /api/orders/:id', { params: { id } })
  const body = quoteFor(order, { validUntil: '2099-12-31' })
  await wanted(street, studio, 'PUT /api/orders/:id/quote', { params: { id }, body })
}

test('a customer asks for a change, the studio answers and revises, the customer accepts', async () => {
  const shopper = await street.visitor(PHONE)
  await visitAs(shopper, leilani)
  await acceptTooLate(shopper)
  await askForChange(shopper)
  expect(await shopper.getByText('Please read it again').count()).toBe(0)

  const desk = await street.visitor()
  await visitAs(desk, studio)
  await answer(desk)

  // The open page hears of it by itself.
  await thread(shopper).getByText('One chair less, as you like.').waitFor()
  await thread(shopper).getByRole('link', { name: 'fabric.png' }).waitFor()
  await shopper.getByLabel('Your message').fill('Thank you!')
  await shopper.getByRole('button', { name: 'Send message' }).click()
  await thread(shopper).getByText('Thank you!').waitFor()
  await revise(desk)
  await street.mailFor(leilani.email, /Your quote .* is ready/)

  await shopper.goto('/account/orders')
  await shopper.getByRole('link', { name: /^View/ }).first().click()
  await shopper.getByRole('heading', { name: /^Your quote: / }).waitFor()
  await shopper.getByText('$350.00').first().waitFor()
  await expect.poll(() => shopper.getByText('You asked for a change').count()).toBe(0)
  await shopper.getByRole('button', { name: 'Accept' }).click()
  await shopper.waitForURL('**/payment/*')
  expect(street.complaints).toEqual([])
})

test('an answer to a quote that was revised since is refused in words that stay', async () => {
  const shopper = await street.visitor(PHONE)
  await visitAs(shopper, leilani)
  const { _id } = await placeOrder(street, leilani)
  const params = { id: _id }
  await sendQuote(_id)
  await wanted(street, leilani, 'PUT /api/orders/:id/quote/ask-change', { params, body: { text: 'In oak.' } })
  await shopper.goto(`/account/orders/${_id}`)
  await shopper.getByText('You asked for a change').waitFor()
  await sendQuote(_id)
  await shopper.getByRole('button', { name: 'Accept' }).click()
  await expect.poll(() => shopper.getByText('You asked for a change').count()).toBe(0)
  await shopper.getByText('Please read it again').waitFor()

  await sendQuote(_id)
  await shopper.getByRole('button', { name: 'Decline', exact: true }).click()
  const dialog = shopper.getByRole('dialog', { name: 'Decline this quote?' })
  await dialog.getByRole('button', { name: 'Decline quote' }).click()
  await dialog.getByText('Please read it again').waitFor()
  const { order } = await wanted(street, leilani, 'GET /api/orders/:id', { params })
  expect(order.quoteStatus).toBe('quoted')
  expect(street.complaints.splice(0)).toEqual(Array(2).fill(expect.stringMatching(/409/)))
})

const thread = (page: Page) => page.getByRole('log', { name: 'Messages' })

/** A colleague has revised the quote since it was opened. */
async function acceptTooLate(page: Page) {
  await page.goto(`/account/orders/${id}`)
  await page.getByRole('button', { name: 'Accept' }).waitFor()
  await sendQuote(id)
  await page.getByRole('button', { name: 'Accept' }).click()
  await page.getByText('Please read it again').waitFor()
  expect(street.complaints.splice(0)).toEqual([expect.stringMatching(/409/)])
}

async function askForChange(page: Page) {
  await page.getByRole('button', { name: 'Ask for a change' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask for a change' })
  await dialog.getByRole('button', { name: 'Ask for this change' }).click()
  await dialog.getByText('Tell us what to change').waitFor()
  await dialog.getByLabel('What would you like changed?').fill('One chair less, please.')
  await dialog.getByRole('button', { name: 'Ask for this change' }).click()
  await page.getByText('You asked for a change').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Ask for a change')
  await thread(page).getByText('One chair less, please.').waitFor()
  for (const name of ['Accept', 'Ask for a change', 'Decline'])
    await page.getByRole('button', { name, exact: true }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
  await street.mailFor('studio@lanai.example', /Change asked for on quote/)
}

async function answer(page: Page) {
  await page.goto('/admin/dashboard')
  const today = page.getByRole('region', { name: 'Today' })
  await today.getByRole('link', { name: /^1 ?Changes to quotes/ }).click()
  await page.getByText('Change to answer').first().waitFor()
  await page.getByText('1 new message').waitFor()
  await page.getByRole('link', { name: await numberOf(street, id) }).click()
  await thread(page).getByText('Asks for a change').waitFor()
  await page.getByLabel('Your message').fill('One chair less, as you like.')
  await page.getByRole('button', { name: 'Attach a file' }).click()
  const fabric = { name: 'fabric.png', mimeType: 'image/png', buffer: Buffer.from(sampleFiles.png) }
  await page.getByLabel('A picture or PDF').setInputFiles(fabric)
  await page.getByRole('button', { name: 'Send message' }).click()
  await thread(page).getByText('One chair less, as you like.').waitFor()
  await expect.poll(() => page.getByText('Change to answer').count()).toBe(0)
  await street.mailFor(leilani.email, /New message on/)
}

async function revise(page: Page) {
  await page.getByRole('button', { name: 'Revise quote' }).click()
  await page
    .getByLabel(/Unit price/)
    .first()
    .fill('350')
  await page.getByRole('button', { name: /send.*quote/i }).click()
  await page.getByRole('button', { name: 'Revise quote' }).waitFor()
}
