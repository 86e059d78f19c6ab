import type { FileReply } from '#contract/files.ts'
import type { Order } from '#contract/orders/order.ts'
import { coverOf } from '#domain/products/cover-of.ts'
import { lineImageOf } from '#domain/products/line-image.ts'
import type { Db } from '#kit/node/db/database.ts'
import { fileReply, type PutInside } from '#server/files/file-reply.ts'
import { linkSigner } from '#server/files/signed-links.ts'
import { productsByIds } from '#server/products/queries.ts'
import type { World } from '#server/world.ts'
import { presentOrder } from './present-order.ts'
import type { StoredOrder, Viewer } from './queries.ts'

/** The reply that shows `order` to `viewer`; after its transaction, because it may read the key that signs links. */
export async function replyWith(
  shop: World,
  viewer: Viewer,
  order: StoredOrder,
  putInside?: PutInside,
): Promise<{ order: Order }> {
  const shown = order.isDelivered ? await withPiecesShown(shop.db, order) : order
  return { order: presentOrder(shown, viewer, await evidenceReply(shop, order, putInside)) }
}

/** With the pictures of what lies in its packages, by which that is found to be reviewed. */
async function withPiecesShown(db: Db, order: StoredOrder): Promise<StoredOrder> {
  const all = order.items.flatMap(({ pieces }) => pieces ?? [])
  const ids = [...new Set(all.flatMap(({ productId }) => productId ?? []))]
  if (ids.length === 0) return order
  const products = new Map((await productsByIds(db, ids)).map((product) => [product._id, product]))
  const withImage = (piece: (typeof all)[number]) => {
    const cover = coverOf(products.get(piece.productId ?? '')?.pictures ?? [], piece.variantKey)
    return cover ? { ...piece, image: lineImageOf(cover) } : piece
  }
  const items = order.items.map((item) => ({ ...item, pieces: item.pieces?.map(withImage) ?? null }))
  return { ...order, items }
}

async function evidenceReply(
  shop: World,
  { evidence }: StoredOrder,
  putInside: PutInside | undefined,
): Promise<FileReply | null> {
  if (!evidence) return null
  const shown = fileReply(evidence, await linkSigner(shop))
  return putInside ? putInside(evidence, shown) : shown
}
