import { beforeAll, expect, test } from 'vitest'
import { openStreet } from '#tests/support/street/open-street.ts'
import { press, pressInWindow, see, windowOver } from '#tests/support/street/page-acts.ts'
import {
  openAccount,
  placeOrder,
  sellAtListPrices,
  studioOf,
  wanted,
} from '#tests/support/street/street-shopper.ts'
import { visitAs } from '#tests/support/street/walks.ts'

const street = openStreet()
const ORDERS = 11

beforeAll(() => sellAtListPrices(street))

test('ten orders are moved at once, of which two refuse in words, in a view that its address holds', async () => {
  const kai = await openAccount(street, 'Kai')
  const orders = []
  for (let count = 0; count < ORDERS; count++) orders.push(await placeOrder(street, kai))
  const [newest, cancelled, moved] = orders.toReversed()
  if (!newest || !cancelled || !moved) throw new Error('No order was placed')
  const studio = await studioOf(street)
  const put = (id: string, status: 'cancelled' | 'shipped') =>
    wanted(street, studio, 'PUT /api/orders/:id/status', { params: { id }, body: { status } })

  const page = await street.visitor()
  await visitAs(page, studio)
  await page.goto(`/admin/orders?status=pending&search=${encodeURIComponent(kai.email)}`)
  await see(page, `1-10 of ${ORDERS}`)
  await page.getByRole('link', { name: '25 rows' }).click()
  await see(page, `1-${ORDERS} of ${ORDERS}`)
  const address = page.url()
  await page.goto('/admin/dashboard')
  await page.goto(address)
  await see(page, `1-${ORDERS} of ${ORDERS}`)

  await page.getByLabel(`Select all ${ORDERS} on this page`).check()
  await page.getByLabel(`Select ${newest.number}`, { exact: true }).uncheck()
  await see(page, '10 selected')
  // A colleague, meanwhile.
  await put(cancelled._id, 'cancelled')
  await put(moved._id, 'shipped')
  await press(page, 'Mark as processing')
  await see(windowOver(page), 'Mark 10 orders as processing?')
  await pressInWindow(page, 'Mark as processing')
  await see(windowOver(page), '2 of 10 not marked as processing')
  // The list behind shows none of them any more.
  await see(page, '1-1 of 1')
  for (const { number } of [cancelled, moved])
    await see(windowOver(page), `${number}: This can no longer be done.`)
  const { orders: now } = await wanted(street, studio, 'GET /api/orders', {
    query: { search: kai.email, limit: 25 },
  })
  const statuses = now.map(({ status }) => status)
  expect(statuses.toSorted()).toEqual(['cancelled', 'pending', ...Array(8).fill('processing'), 'shipped'])
})
