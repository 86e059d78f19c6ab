import { beforeAll, expect, test } from 'vitest'
import { longDay } from '#kit/core/long-date.ts'
import { notifyBackInStock } from '#server/stock/notify-back-in-stock.ts'
import { nobody, type Person } from '#tests/support/people.ts'
import { openStreet } from '#tests/support/street/open-street.ts'
import { pressOnly, see, windowOver } from '#tests/support/street/page-acts.ts'
import {
  openAccount,
  orderThese,
  sellAtListPrices,
  studioOf,
  wanted,
} from '#tests/support/street/street-shopper.ts'
import { visitAs } from '#tests/support/street/walks.ts'

const street = openStreet()
const SOLD_OUT = 'Verandah spindle settee'
const MADE = 'Haven padded bed'
const MONTH_MS = 30 * 24 * 60 * 60_000
let noa: Person

beforeAll(async () => {
  await sellAtListPrices(street)
  noa = await studioOf(street)
})

async function pieceCalled(search: string): Promise<string> {
  const { products } = await wanted(street, nobody, 'GET /api/products', { query: { search } })
  return products.find(({ name }) => name === search)?._id ?? ''
}

test('a shopper waits for a sold-out piece, and hears of it once the delivery is booked in', async () => {
  const day = new Date(Date.now() + MONTH_MS).toISOString().slice(0, 10)
  const studio = await street.visitor()
  await visitAs(studio, noa)
  await studio.goto('/admin/inventory?search=LN-SET-005')
  await pressOnly(studio, `Deliveries of ${SOLD_OUT}`)
  await studio.getByLabel('Finish', { exact: true }).selectOption('walnut')
  await studio.getByLabel('Comes by').fill(day)
  await studio.getByLabel('Pieces').fill('4')
  await pressOnly(studio, 'Add delivery')
  await see(windowOver(studio), '4 pieces, Walnut')

  const shopper = await openAccount(street, 'Kai')
  const page = await street.visitor()
  await visitAs(page, shopper)
  await page.goto(`/product/${await pieceCalled(SOLD_OUT)}?finish=walnut`)
  await see(page, `More by ${longDay(day)}`)
  await pressOnly(page, 'Tell me when it is back')
  await see(page, 'We will write to you once')
  await page.reload()
  await see(page, 'We will write to you once')

  await studio.reload()
  await see(studio, '1 waiting')
  await pressOnly(studio, `Deliveries of ${SOLD_OUT}`)
  await pressOnly(windowOver(studio), 'Book in')
  await see(windowOver(studio), 'No delivery is awaited.')

  await notifyBackInStock(street.shop)
  const mail = await street.mailFor(shopper.email, /Verandah spindle settee, Walnut is back/)
  expect(mail.text).toContain('you wait for it no longer')
  await page.reload()
  await see(page, 'Only 4 left')
  expect(street.complaints).toEqual([])
})

test('a piece made to order is bought at 0, with its weeks in cart and order', async () => {
  const product = await pieceCalled(MADE)
  const shopper = await openAccount(street, 'Malia')
  const page = await street.visitor({ width: 360, height: 740 })
  await visitAs(page, shopper)
  await page.goto(`/product/${product}?finish=sage`)
  await see(page, 'Made to order, about 8 weeks')
  await pressOnly(page, 'Add to cart')
  await see(page, 'Added to your cart.')
  await page.goto('/cart')
  await see(page, 'Made to order, about 8 weeks')

  const order = await orderThese(street, shopper, [{ product, quantity: 2, variants: { finish: 'sage' } }])
  await page.goto(`/account/orders/${order._id}`)
  await see(page, 'Made to order, about 8 weeks')
  expect(street.complaints).toEqual([])
})
