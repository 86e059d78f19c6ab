import { readAllAgain } from '#tests/support/read-all-again.ts'
import { files } from '#server/db/schema/files.ts'
import { users } from '#server/db/schema/users.ts'
import { givenRequest } from '#tests/support/given/design.ts'
import { givenOrder, givenQuoteRequest } from '#tests/support/given/order.ts'
import { givenProduct, inTwoFinishes } from '#tests/support/given/product.ts'
import { leilani } from '#tests/support/people.ts'
import type { TestShop } from '#tests/support/test-shop.ts'

/** Ids by the first word of the addresses that they belong to; what is asked elsewhere is any of them. */
export type Targets = Record<string, string[]>

/** Something of each kind in the shop: what fuzz is aimed at. The cast itself is spared. */
export async function fuzzTargets(shop: TestShop): Promise<Targets> {
  const { db } = shop.shop
  const orders = [await givenOrder(shop), await givenQuoteRequest(shop), await givenOrder(shop)]
  const products = [await givenProduct(db), await givenProduct(db, { variants: inTwoFinishes, stock: {} })]
  const request = await givenRequest(shop, leilani, { status: 'review', paymentStatus: 'paid', concepts: 1 })
  const somebody = crypto.randomUUID()
  await db
    .insert(users)
    .values({ id: somebody, email: 'somebody@example.com', firstName: 'S', lastName: 'B' })
  const kept = await db.select({ id: files.id }).from(files)
  await readAllAgain(shop.shop)
  const ids = orders.map(({ _id }) => _id)
  return {
    orders: ids,
    payment: ids,
    items: orders.flatMap(({ orderItems }) => orderItems.map(({ _id }) => _id)),
    products,
    'design-requests': [request],
    users: [somebody],
    files: kept.map(({ id }) => id),
    unknown: [crypto.randomUUID()],
  }
}
