import { Problem } from '#contract/problems.ts'
import { serve, type App } from '#server/serve.ts'
import type { World } from '#server/world.ts'
import { addToCart, noneLeft } from './add-to-cart.ts'
import { presentCart, presentLines } from './present-cart.ts'
import {
  clearCart,
  deleteCartLine,
  findCartLine,
  setCartLineQuantity,
  setCartPackageQuantity,
} from './queries.ts'
import { capQuantity } from '#domain/cart/cart-lines.ts'
import type { Db } from '#kit/node/db/database.ts'
import type { SignedIn } from '#server/session.ts'
import { packagesInShop } from '#server/packages/package-in-shop.ts'
import { packagesByIds } from '#server/packages/queries.ts'

/** The cart of whoever is signed in. Someone else's line answers as one that does not exist. */
export function cartRoutes(app: App, shop: World): void {
  const { db } = shop

  serve(app, 'GET /api/cart', async ({ user, query }) => ({ cart: await presentCart(shop, user, query) }))

  serve(app, 'POST /api/cart/add', async ({ user, body }) => {
    return { cart: await presentLines(shop, user, await addToCart(shop, user, body)) }
  })

  serve(app, 'PUT /api/cart/update/:itemId', async ({ user, params: { itemId }, body }) => {
    await changeQuantity(db, user, itemId, body.quantity)
    return { cart: await presentCart(shop, user) }
  })

  serve(app, 'DELETE /api/cart/remove/:itemId', async ({ user, params: { itemId } }) => {
    if (!(await deleteCartLine(db, user.id, itemId))) throw new Problem('cart_item_not_found')
    return { cart: await presentCart(shop, user) }
  })

  serve(app, 'DELETE /api/cart/clear', async ({ user }) => {
    await clearCart(db, user.id)
    return { cart: await presentCart(shop, user) }
  })
}

/**
 * Sets the quantity of a line in a person's cart, capped at stock.
 *
 * @throws Problem `cart_item_not_found` (someone else's, too) · `out_of_stock` (none left)
 */
async function changeQuantity(db: Db, user: SignedIn, id: string, quantity: number): Promise<void> {
  if (await setCartLineQuantity(db, user.id, id, quantity)) return
  const line = await findCartLine(db, user.id, id)
  if (!line) throw new Problem('cart_item_not_found')
  if (line.packageId === null) throw noneLeft()
  const [found] = await packagesInShop(db, await packagesByIds(db, [line.packageId]))
  if (!found || found.stock === 0) throw noneLeft()
  const isSet = await setCartPackageQuantity(db, user.id, id, capQuantity(quantity, found.stock))
  if (!isSet) throw new Problem('cart_item_not_found')
}
