import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { dueInFull } from '#domain/payments/dues.ts'
import { FORMER_PERSON, formerEmail } from '#domain/users/former-person.ts'
import { inventory } from '#server/db/schema/inventory.ts'
import { users } from '#server/db/schema/users.ts'
import { newOrder } from '#tests/support/samples/new-order.ts'
import { seedProduct } from '#tests/support/seed/product.ts'
import { orderBooks } from '#tests/support/books/order-books.ts'
import { leilani } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { type Placement, writePlaced } from './write-placed.ts'

const shop = testShop()

/** An order of `quantity` chairs of which three are left, as it is when everything was found to be right. */
async function seedPlacement(quantity: number): Promise<Placement> {
  const productId = await seedProduct(shop.shop.db, { stock: 3 })
  const cents = quantity * 100_00
  const order = newOrder({
    kind: 'purchase',
    itemsCents: cents,
    totalCents: cents,
    createdAt: shop.shop.clock(),
  })
  const [unit, unitPrice] = [{ productId, variantKey: 'default', quantity }, 100_00]
  const shown = { variants: {}, name: 'Reed chair', image: '', listPrice: unitPrice, cost: null }
  const item = { ...unit, ...shown, packageId: null, leadWeeks: null, pieces: null, unitPrice }
  return { order, items: [item], event: 'placed', units: [unit], dues: dueInFull(order.totalCents) }
}

const submit = {
  operation: 'POST /api/orders',
  userId: leilani.id,
  key: 'attempt-1',
  bodyHash: 'a',
  serialize: String,
} as const

async function refusalOf(placement: Placement): Promise<unknown> {
  const { db } = shop.shop
  const before = await orderBooks(db)
  const accompany = () => ({ letters: [], submit, reply: '{}' })
  const refusal = await writePlaced(shop.shop, placement, accompany).catch((error: unknown) => error)
  expect(await orderBooks(db)).toEqual(before)
  return refusal
}

test('units that went between looking and writing are refused, and nothing is written', async () => {
  expect(await refusalOf(await seedPlacement(4))).toMatchObject({ code: 'out_of_stock' })
})

test('a finish that stock has no row of any more is refused, and nothing is written', async () => {
  const placement = await seedPlacement(1)
  await shop.shop.db.delete(inventory)
  expect(await refusalOf(placement)).toMatchObject({ code: 'out_of_stock' })
})

test('nothing is written for somebody whose account was deleted meanwhile', async () => {
  const placement = await seedPlacement(1)
  const former = { ...FORMER_PERSON, email: formerEmail('0b1c'), deletedAt: shop.shop.clock() }
  await shop.shop.db.update(users).set(former).where(eq(users.id, leilani.id))
  expect(await refusalOf(placement)).toMatchObject({ code: 'not_signed_in' })
})

test('under a key that was used meanwhile nothing more is written', async () => {
  const placement = await seedPlacement(1)
  await writePlaced(shop.shop, placement, () => ({ letters: [], submit, reply: '{"first":true}' }))
  expect(await refusalOf(placement)).toMatchObject({ code: 'in_progress' })
})
