import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { seedRequest } from '#tests/support/seed/design.ts'
import { expectFocusOn, keyboardOf, lookInto } from '#tests/support/street/keyboard.ts'
import { openStreet } from '#tests/support/street/open-street.ts'
import { see } from '#tests/support/street/page-acts.ts'
import { nobody } from '#tests/support/people.ts'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import { openAccount } from '#tests/support/street/street-shopper.ts'
import { PASSWORD, visitAs } from '#tests/support/street/walks.ts'

const street = openStreet()
const PLAN = readFileSync(new URL('../../demo/plan/floor-plan-sample.png', import.meta.url))
const fileOf = (name: string, buffer = PLAN) => ({ name, mimeType: 'image/png', buffer })
let leilani = nobody

beforeAll(async () => {
  leilani = await openAccount(street, 'Leilani')
})

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name, exact: true })

test('a piece is found, chosen, asked for and given up, with a keyboard alone', async () => {
  const page = await street.visitor()
  const keyboard = keyboardOf(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  await keyboard.key('Tab')
  await expectFocusOn(link(page, 'Skip to content'))
  await keyboard.key('Enter')
  await keyboard.arriveAt('**/category/all#main')

  await keyboard.goTo(page.getByRole('combobox', { name: 'Search the collection' }), 'Shift+Tab')
  await page.keyboard.type('shoreline sofa')
  await keyboard.key('Enter')
  await keyboard.arriveAt('**/category/all?search=*')
  await keyboard.follow(link(page, 'Shoreline sofa'), '**/product/*')

  await keyboard.press(page.getByRole('radio', { name: 'Natural linen' }), 'ArrowRight')
  await expect.poll(() => page.getByRole('radio', { name: 'Indigo linen' }).isChecked()).toBe(true)
  await keyboard.press(button(page, 'Increase quantity'))
  await keyboard.press(button(page, 'Add to cart'))
  await keyboard.arriveAt('**/login?*')
  await keyboard.type(page.getByLabel('Email'), leilani.email)
  await keyboard.type(page.getByLabel('Password', { exact: true }), PASSWORD)
  await keyboard.key('Enter')
  await keyboard.arriveAt('**/product/*')
  await link(page, 'Cart, 2 items').waitFor()
  await keyboard.goTo(link(page, 'Cart, 2 items'), 'Shift+Tab')
  await keyboard.key('Enter')
  await keyboard.arriveAt('**/cart')

  await lookInto(page, button(page, 'Clear cart'), { leaveBy: 'Cancel' })
  await keyboard.follow(link(page, 'Request a quote'), '**/shipping')
  await keyboard.type(page.getByLabel('Phone'), '+1 808 555 0199')
  await keyboard.pick(page.getByLabel('Country'), 'United')
  await keyboard.press(button(page, 'Continue to your request'))
  await keyboard.arriveAt('**/placeorder')
  await keyboard.press(button(page, 'Request Quote'))
  await keyboard.arriveAt('**/order/confirmation/*')

  await keyboard.follow(page.getByRole('main').getByRole('link', { name: /Orders$/ }), '**/account/orders')
  await keyboard.follow(link(page, /^View/), '**/account/orders/*')
  await lookInto(page, button(page, 'Cancel request'))
  await keyboard.key('Enter')
  await keyboard.type(page.getByLabel('Reason'), 'The sofa does not fit the elevator.')
  await keyboard.press(page.getByRole('dialog').getByRole('button', { name: 'Cancel request' }))
  await see(page, 'Request canceled')
  await keyboard.arriveAt('**/account/orders/*')
  expect(street.complaints).toEqual([])
})

test('a home is sent in, paid for and changed once more, with a keyboard alone', async () => {
  const page = await street.visitor()
  const keyboard = keyboardOf(page)
  const file = page.locator('input[type=file]')
  await visitAs(page, leilani)
  await page.goto('/custom-design', { waitUntil: 'networkidle' })
  await keyboard.choose(file, fileOf('plan.png'))
  await see(page, 'File "plan.png" selected successfully')
  await keyboard.press(page.getByLabel('Dining room'), 'Space')
  await keyboard.press(page.getByRole('radio', { name: 'No style yet' }), 'ArrowRight')
  await expect.poll(() => page.getByRole('radio', { name: 'Modern' }).isChecked()).toBe(true)
  await keyboard.type(page.getByLabel('Notes'), 'The dog sleeps in the living room.')
  await keyboard.press(button(page, 'Send your floor plan'))
  await keyboard.arriveAt('**/custom-design/confirmation/*')

  await keyboard.follow(link(page, 'Complete Payment'), '**/checkout/design-request/*')
  await keyboard.press(page.getByRole('tab', { selected: true }), 'ArrowRight')
  await expectFocusOn(page.getByRole('tab', { name: 'Cheque', selected: true }))
  await keyboard.choose(file, fileOf('receipt.png', Buffer.from(sampleFiles.png)))
  await keyboard.press(button(page, 'Upload'))
  await see(page, 'Uploaded on')
  await expectFocusOn(page.getByRole('heading', { name: 'Payment evidence' }))

  const review = { status: 'review', paymentStatus: 'paid', evidence: true, concepts: 1 } as const
  await page.goto(`/account/design-requests/${await seedRequest(street, leilani, review)}`)
  await keyboard.press(link(page, 'Yes'))
  await lookInto(page, button(page, 'Approve design'), { leaveBy: 'Not yet' })
  await keyboard.type(page.getByLabel('What would you like changed?'), 'The table should be round.')
  await keyboard.press(button(page, 'Request a revision'))
  await see(page, 'Revision request submitted successfully')
  await keyboard.arriveAt('**/account/design-requests/*')
  await see(page, 'We are working on your changes')
  expect(street.complaints).toEqual([])
})
