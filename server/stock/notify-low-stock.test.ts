import { expect, test } from 'vitest'
import { emails } from '#server/db/schema/emails.ts'
import { stockHistory } from '#server/db/schema/inventory.ts'
import { orderForm } from '#tests/support/seed/order.ts'
import { seedProduct, inTwoFinishes, type SeededProduct } from '#tests/support/seed/product.ts'
import { leilani, noa } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { notifyLowStock } from './notify-low-stock.ts'

const shop = testShop()
const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** Sells `quantity` of a new product, so that stock falls through the shop itself. */
async function sell(product: SeededProduct, quantity: number, variants?: Record<string, string>) {
  await shop.set('general', { quoteMode: false })
  const id = await seedProduct(shop.shop.db, { priceCents: 600_00, ...product })
  const item = { product: id, quantity, variants }
  const { order } = await shop
    .as(leilani)
    .call('POST /api/orders', { body: orderForm(id, quantity, { orderItems: [item] }) })
  return order._id
}

/** Looks when what has happened is settled. */
async function look(after = MINUTE) {
  shop.wait(after)
  await notifyLowStock(shop.shop)
}

async function letters() {
  const rows = await shop.shop.db.select().from(emails).orderBy(emails.createdAt)
  return rows.filter(({ letter }) => letter === 'studio-low-stock')
}

test('a piece that falls to the threshold is told to the studio, with what is left', async () => {
  await shop.set('email', { adminEmail: 'owner@lanai.example', lowStockThreshold: 5 })
  await sell({ name: 'Ring table', variants: inTwoFinishes, stock: { ash: 7, oak: 7 } }, 2, { finish: 'oak' })
  await look()
  const [letter, ...others] = await letters()
  expect(others).toEqual([])
  expect(letter).toMatchObject({ recipient: 'owner@lanai.example', subject: 'Low stock' })
  expect(letter?.bodyText).toMatch(/^These pieces are at 5 or below:\n\nRing table, Smoked oak: 5 left\n/)
  expect(letter?.bodyText).toMatch(/\/admin\/inventory\?stock=low\n/)
})

test('the last one sold reads as none left, and those with fewest come first', async () => {
  await sell({ name: 'Reed chair', stock: 6 }, 3)
  await sell({ name: 'Ring table', stock: 6 }, 6)
  await look()
  const [letter] = await letters()
  expect(letter?.bodyText).toContain('Ring table: none left\nReed chair: 3 left')
})

test.each<[string, SeededProduct, number]>([
  ['stays above the threshold', { stock: 10 }, 4],
  ['was low already', { stock: 5 }, 1],
])('a piece that %s is not told', async (_what, product, quantity) => {
  await sell(product, quantity)
  await look()
  expect(await letters()).toEqual([])
})

test('a piece that was given back in time is not told', async () => {
  const id = await sell({ stock: 6 }, 3)
  await shop.as(leilani).call('PUT /api/orders/:id/cancel', { params: { id } })
  await look()
  expect(await letters()).toEqual([])
})

test('within an hour no second letter leaves; the next one has all that fell since', async () => {
  await sell({ name: 'Reed chair', stock: 6 }, 3)
  await look()
  await sell({ name: 'Ring table', stock: 6 }, 1)
  await look()
  await sell({ name: 'Reef lamp', stock: 6 }, 2)
  await look(57 * MINUTE)
  expect(await letters()).toHaveLength(1)
  await look(2 * MINUTE)
  const [, second] = await letters()
  expect(second?.bodyText).toContain('Reef lamp: 4 left\nRing table: 5 left')
  expect(second?.bodyText).not.toContain('Reed chair')
  await look(2 * HOUR)
  expect(await letters()).toHaveLength(2)
})

test('what is written just now waits until it is settled, and is not lost', async () => {
  await sell({ stock: 6 }, 3)
  await look(SECOND)
  expect(await letters()).toEqual([])
  await look()
  expect(await letters()).toHaveLength(1)
})

test('switched off, nothing is told; switched on again, what is still low is', async () => {
  await shop.set('email', { notifyLowStock: false })
  await sell({ stock: 6 }, 3)
  await look()
  expect(await letters()).toEqual([])
  await shop.as(noa).call('PUT /api/settings', { body: { email: { notifyLowStock: true } } })
  await look()
  expect(await letters()).toHaveLength(1)
})

test('the threshold of the settings counts', async () => {
  await shop.set('email', { lowStockThreshold: 2 })
  await sell({ stock: 6 }, 3)
  await look()
  expect(await letters()).toEqual([])
  await shop.set('email', { lowStockThreshold: 3 })
  await sell({ stock: 6 }, 3)
  await look()
  expect(await letters()).toHaveLength(1)
})

test('two processes that look at once send one letter', async () => {
  await sell({ stock: 6 }, 3)
  shop.wait(MINUTE)
  await Promise.all([notifyLowStock(shop.shop), notifyLowStock(shop.shop)])
  expect(await letters()).toHaveLength(1)
  expect(await shop.shop.db.$count(stockHistory)).toBe(1)
})
