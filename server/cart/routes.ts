import { Problem } from '#contract/problems.ts'
import { serve, type App } from '#server/serve.ts'
import type { World } from '#server/world.ts'
import { addToCart } from './add-to-cart.ts'
import { changeQuantity } from './change-quantity.ts'
import { presentCart, presentLines } from './present-cart.ts'
import { clearCart, deleteCartLine } from './queries.ts'

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
