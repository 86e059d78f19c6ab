import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { FORMER_PERSON, formerEmail } from '#domain/users/former-person.ts'
import { users } from '#server/db/schema/users.ts'
import { seedOrder } from '#tests/support/seed/order.ts'
import { refusalOf } from '#tests/support/books/order-books.ts'
import { leilani, noa } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()

/** An order whose buyer's account was deleted since. */
async function seedOrphan(): Promise<string> {
  const { _id } = await seedOrder(shop)
  const former = { ...FORMER_PERSON, email: formerEmail('0b1c'), deletedAt: shop.shop.clock() }
  await shop.shop.db.update(users).set(former).where(eq(users.id, leilani.id))
  return _id
}

test('no address is shown that leads nowhere, in the list as in the order', async () => {
  const id = await seedOrphan()
  const { orders } = await shop.as(noa).call('GET /api/orders')
  const { order } = await shop.as(noa).call('GET /api/orders/:id', { params: { id } })
  for (const shown of [orders[0], order])
    expect(shown?.user).toMatchObject({ fullName: 'Former customer', email: '' })
})

test('no confirmation is sent to nobody', async () => {
  const id = await seedOrphan()
  const call = () => shop.as(noa).call('POST /api/orders/:id/send-confirmation', { params: { id } })
  expect(await refusalOf(shop.shop.db, call)).toMatchObject({
    status: 409,
    message: 'The account of this customer was deleted, so nobody would read it',
  })
})
