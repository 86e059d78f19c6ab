import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openStreet } from '#tests/support/street/open-street.ts'
import {
  openAccount,
  placeOrder,
  placePackageOrder,
  sellAtListPrices,
} from '#tests/support/street/street-shopper.ts'
import { visitAs } from '#tests/support/street/walks.ts'

const street = openStreet()
const LINES = 6

beforeAll(() => sellAtListPrices(street))

test('an ordinary order is printed on one sheet, from a phone and from a desk', async () => {
  const leilani = await openAccount(street, 'Leilani')
  const order = await placeOrder(street, leilani, LINES)
  expect(order.orderItems).toHaveLength(LINES)

  for (const width of [360, 1440]) {
    const page = await street.visitor({ width, height: 900 })
    await visitAs(page, leilani)
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-printed', '')
    })
    await page.goto(`/account/orders/${order._id}`)
    await page.getByRole('button', { name: 'Print' }).click()
    await page.locator('body[data-printed]').waitFor()

    expect(await sheets(page, 'A4')).toBe(1)
    expect(await sheets(page, 'Letter')).toBe(1)
    await onPaperOnlyTheOrder(page)
  }
  expect(street.complaints).toEqual([])
})

test('an order of a package is printed on one sheet, with its pieces by room', async () => {
  const kai = await openAccount(street, 'Kai')
  const order = await placePackageOrder(street, kai, 'one-bedroom')
  const page = await street.visitor()
  await visitAs(page, kai)
  await page.goto(`/account/orders/${order._id}`, { waitUntil: 'networkidle' })
  expect(await sheets(page, 'A4')).toBe(1)
  expect(await sheets(page, 'Letter')).toBe(1)
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => page.getByText('1 × Driftline sofa').isVisible()).toBe(true)
})

/** How many sheets of paper the page takes. */
async function sheets(page: Page, format: string): Promise<number> {
  const pdf = await page.pdf({ format })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

async function onPaperOnlyTheOrder(page: Page) {
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => page.getByRole('row').count()).toBe(LINES + 1)
  for (const name of ['Pay Now', 'Cancel order', 'Print', 'My Collection Orders'])
    await expect.poll(() => page.getByText(name, { exact: true }).first().isVisible()).toBe(false)
  await expect.poll(() => page.getByRole('contentinfo').count()).toBe(0)
}
