import type { WishlistItem } from '#contract/wishlist.ts'
import type { SignedIn } from '#server/session.ts'
import { presentProduct, type Viewer, viewerOf } from '#server/products/present-product.ts'
import { productsByIds, type StoredProduct } from '#server/products/queries.ts'
import type { World } from '#server/world.ts'
import { listProductIds } from './queries.ts'

/** What a person keeps, as they may see it now, latest first. */
export async function presentWishlist(world: World, user: SignedIn): Promise<WishlistItem[]> {
  const { db } = world
  const viewer = await viewerOf(world, user)
  const ids = await listProductIds(db, user.id)
  const products = ids.length > 0 ? await productsByIds(db, ids) : []
  return products.map((product) => presentItem(product, viewer))
}

/** A product as a wishlist shows it; of what is gone nothing can be had. */
function presentItem(stored: StoredProduct, viewer: Viewer): WishlistItem {
  const isGone = stored.state !== 'live'
  const product = presentProduct(stored, viewer)
  const { images, pictures, salePrice, variantStock, stock } = product
  return {
    ...product,
    image: images[0] ?? '',
    picture: pictures[0] ?? null,
    discountPrice: salePrice,
    variantStock: isGone ? {} : variantStock,
    stock: isGone ? 0 : stock,
    isGone,
  }
}
