import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { expectFocusOn, keyboardOf } from '#tests/support/street/keyboard.ts'
import { openStreet } from '#tests/support/street/open-street.ts'
import { see, windowOver } from '#tests/support/street/page-acts.ts'
import {
  openAccount,
  placeOrder,
  sellAtListPrices,
  studioOf,
  wanted,
} from '#tests/support/street/street-shopper.ts'
import { visitAs } from '#tests/support/street/walks.ts'

const street = openStreet()
const LINES = 40

beforeAll(() => sellAtListPrices(street))

test('a statement of 40 lines is cleared with a keyboard alone', async () => {
  const { statement, unnamed, short, numbers } = await statementOf40()
  const page = await street.visitor()
  const keyboard = keyboardOf(page)
  const studio = await studioOf(street)
  await visitAs(page, studio)
  await page.goto('/admin/money?view=bank')
  await see(page, 'Nothing new from the bank')
  await keyboard.choose(page.getByLabel('Statement of the bank', { exact: true }), statement)
  await keyboard.press(windowOver(page).getByRole('button', { name: 'Read statement' }))
  await see(page, `1-10 of ${LINES}`)
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
  await expect.poll(focused).toMatch(/^(Accept all|↑)/)
  await keyboard.key('j')
  await keyboard.key('ArrowUp')

  let at = await leadOf(page)
  for (let left = LINES; left > 0; left--) {
    if (at.startsWith('Accept')) await keyboard.key('Enter')
    else if (at.includes('INTEREST')) await setAside(page)
    else await matchWith(page, unnamed)
    if (left > 1) at = await leadOf(page, at)
  }
  await see(page, 'Nothing new from the bank')
  await expect.poll(focused).toMatch(/^Nothing new from the bank/)

  const { pagination } = await wanted(street, studio, 'GET /api/bank/lines', { query: { state: 'matched' } })
  expect(pagination.total).toBe(22)
  for (const ref of numbers) expect(await payableOf(ref)).toMatchObject({ open: 0, paymentStatus: 'paid' })
  expect(await payableOf(unnamed)).toMatchObject({ received: 7 })
  expect(await payableOf(short)).toMatchObject({ received: 5 })

  async function payableOf(ref: string) {
    return (await wanted(street, studio, 'GET /api/payables/:ref', { params: { ref } })).payable
  }
})

/** Each of ten orders in two parts, one short wire, one that names nothing, and 18 that no customer paid. */
async function statementOf40() {
  const people = await Promise.all(['Leilani', 'Kai', 'Noelani'].map((name) => openAccount(street, name)))
  const placed = []
  for (const person of people)
    for (let count = 0; count < 4; count++) placed.push(await placeOrder(street, person))
  const [short, unnamed, ...others] = placed.map(({ number }) => number ?? '')
  const halves = placed.slice(2).flatMap(({ number, payment }) => {
    const { dueNow = 0, open = 0 } = payment ?? {}
    const balance = (Math.round(open * 100) - Math.round(dueNow * 100)) / 100
    return [`11/3/2026,WIRE ${number} BALANCE,${balance}`, `11/4/2026,WIRE ${number} DEPOSIT,${dueNow}`]
  })
  const lines = [
    ...halves,
    `11/2/2026,WIRE ${short},5.00`,
    '11/2/2026,MOBILE DEPOSIT,7.00',
    ...Array.from({ length: 18 }, (_, count) => `11/5/2026,INTEREST ${count},0.25`),
  ]
  const buffer = Buffer.from(['Date,Description,Amount', ...lines, ''].join('\n'))
  const statement = { name: 'november.csv', mimeType: 'text/csv', buffer }
  return { statement, unnamed: unnamed ?? '', short: short ?? '', numbers: others }
}

/** The line that has the focus, once it is another than before. */
async function leadOf(page: Page, before = ''): Promise<string> {
  const lead = () =>
    page.evaluate(() => {
      const at = document.activeElement
      return at?.matches('[data-lead]:not([aria-busy])') ? (at.getAttribute('aria-label') ?? '') : ''
    })
  await expect.poll(async () => ['', before].includes(await lead())).toBe(false)
  return lead()
}

async function setAside(page: Page): Promise<void> {
  await page.keyboard.press('s')
  await expectFocusOn(windowOver(page).getByLabel('What is it?'))
  await page.keyboard.type('Interest')
  await page.keyboard.press('Enter')
}

async function matchWith(page: Page, number: string): Promise<void> {
  await page.keyboard.press('m')
  await expectFocusOn(windowOver(page).getByLabel('Order or design request'))
  await page.keyboard.type(number)
  await windowOver(page).getByRole('button', { name: number }).waitFor()
  await page.keyboard.press('Enter')
  await see(windowOver(page), 'All of it is matched.')
  await page.keyboard.press('Enter')
}
