import { Problem } from '#contract/problems.ts'
import { capQuantity } from '#domain/cart/cart-lines.ts'
import type { Db } from '#kit/node/db/database.ts'
import type { SignedIn } from '#server/session.ts'
import { packagesInShop } from '#server/packages/package-in-shop.ts'
import { packagesByIds } from '#server/packages/queries.ts'
import { noneLeft } from './add-to-cart.ts'
import { findCartLine, setCartLineQuantity, setCartPackageQuantity } from './queries.ts'

/**
 * Sets the quantity of a line in a person's cart, capped at stock.
 *
 * @throws Problem `cart_item_not_found` (someone else's, too) · `out_of_stock` (none left)
 */
export async function changeQuantity(db: Db, user: SignedIn, id: string, quantity: number): Promise<void> {
  if (await setCartLineQuantity(db, user.id, id, quantity)) return
  const line = await findCartLine(db, user.id, id)
  if (!line) throw new Problem('cart_item_not_found')
  if (line.packageId === null) throw noneLeft()
  const [found] = await packagesInShop(db, await packagesByIds(db, [line.packageId]))
  if (!found || found.stock === 0) throw noneLeft()
  const isSet = await setCartPackageQuantity(db, user.id, id, capQuantity(quantity, found.stock))
  if (!isSet) throw new Problem('cart_item_not_found')
}
