import { serve, type App } from '#server/serve.ts'
import type { World } from '#server/world.ts'
import { keepProduct } from './keep-product.ts'
import { presentWishlist } from './present-wishlist.ts'
import { deleteEntry, isStored } from './queries.ts'

/** The wishlist of whoever is signed in. */
export function wishlistRoutes(app: App, shop: World): void {
  const { db } = shop

  serve(app, 'GET /api/wishlist', async ({ user }) => ({ items: await presentWishlist(shop, user) }))

  serve(app, 'POST /api/wishlist/add', async ({ user, body }) => {
    await keepProduct(db, user.id, body.productId)
    return { items: await presentWishlist(shop, user) }
  })

  serve(app, 'DELETE /api/wishlist/remove/:productId', async ({ user, params }) => {
    await deleteEntry(db, user.id, params.productId)
    return { items: await presentWishlist(shop, user) }
  })

  serve(app, 'GET /api/wishlist/check/:productId', async ({ user, params }) => ({
    inWishlist: await isStored(db, user.id, params.productId),
  }))
}
