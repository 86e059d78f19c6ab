import { randomUUID } from 'node:crypto'
import { MAX_LINES } from '#domain/cart/cart-lines.ts'
import type { Db } from '#kit/node/db/database.ts'
import { cartItems } from '#server/db/schema/cart.ts'
import type { Person } from '../people.ts'
import { seedProduct } from './product.ts'

/** Fills the cart of `person` with as many lines as it holds. */
export async function seedFullCart(db: Db, { id: userId }: Person): Promise<void> {
  for (let line = 0; line < MAX_LINES; line++) {
    const productId = await seedProduct(db)
    const single = { variantKey: 'default', choice: {}, quantity: 1 }
    await db.insert(cartItems).values({ id: randomUUID(), userId, productId, ...single })
  }
}
