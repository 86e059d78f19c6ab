import { readAllAgain } from '#tests/support/read-all-again.ts'
import { files } from '#server/db/schema/files.ts'
import { users } from '#server/db/schema/users.ts'
import { seedRequest } from '../seed/design.ts'
import { seedOrder, seedQuoteRequest } from '../seed/order.ts'
import { seedProduct, inTwoFinishes } from '../seed/product.ts'
import { leilani } from '#tests/support/people.ts'
import type { TestShop } from '#tests/support/test-shop.ts'

/** Ids by the first word of the addresses that they belong to; what is asked elsewhere is any of them. */
export type Targets = Record<string, string[]>

/** Something of each kind in the shop: what fuzz is aimed at. The cast itself is spared. */
export async function fuzzTargets(shop: TestShop): Promise<Targets> {
  const { db } = shop.shop
  const orders = [await seedOrder(shop), await seedQuoteRequest(shop), await seedOrder(shop)]
  const products = [await seedProduct(db), await seedProduct(db, { variants: inTwoFinishes, stock: {} })]
  const request = await seedRequest(shop, leilani, { status: 'review', paymentStatus: 'paid', concepts: 1 })
  const somebody = crypto.randomUUID()
  await db
    .insert(users)
    .values({ id: somebody, email: 'somebody@example.com', firstName: 'S', lastName: 'B' })
  const stored = await db.select({ id: files.id }).from(files)
  await readAllAgain(shop.shop)
  const ids = orders.map(({ _id }) => _id)
  return {
    orders: ids,
    payment: ids,
    items: orders.flatMap(({ orderItems }) => orderItems.map(({ _id }) => _id)),
    products,
    'design-requests': [request],
    users: [somebody],
    files: stored.map(({ id }) => id),
    unknown: [crypto.randomUUID()],
  }
}
