import type { Db } from '#kit/node/db/database.ts'
import { insertProduct, type NewProduct } from '#server/products/insert-product.ts'
import { changeStock } from '#server/stock/change-stock.ts'
import { addIncoming } from '#server/stock/incoming.ts'
import { addAlert } from '#server/stock/stock-alerts.ts'
import { applyStocktake } from '#server/stocktakes/apply-stocktake.ts'
import { booksOf } from '#server/stocktakes/books.ts'
import { enterCounts } from '#server/stocktakes/enter-counts.ts'
import { startStocktake } from '#server/stocktakes/stocktakes.ts'
import type { PersonName } from './people.ts'
import { pieceOf, type PieceWords } from './pieces.ts'
import type { Happening, Scene } from './scene.ts'

/** A container is under way for some six weeks. */
const DELIVERED_AFTER_MS = 42 * 24 * 60 * 60_000

/** Units come or go, with the word of the studio for it. */
export function stock(words: PieceWords, change: number, note: string): Happening {
  return ({ shop, cast, products }) => {
    const { productId, option: variantKey } = pieceOf(products, words)
    return shop.db.inTransaction((tx) =>
      changeStock(tx, shop, cast.mele, productId, { change, note, variantKey }),
    )
  }
}

/** The studio awaits pieces of what is sold out. */
export function delivery(words: PieceWords): Happening {
  return ({ shop, cast, products }) => {
    const { productId, option: variantKey, quantity: pieces } = pieceOf(products, words)
    const today = shop.clock().toISOString().slice(0, 10)
    const day = new Date(shop.clock().getTime() + DELIVERED_AFTER_MS).toISOString().slice(0, 10)
    return shop.db.inTransaction((tx) =>
      addIncoming(tx, shop, cast.mele, productId, { variantKey, day, pieces, today }),
    )
  }
}

export function wait(by: PersonName, words: PieceWords): Happening {
  return ({ shop, cast, products }) => {
    const { productId, option: variantKey } = pieceOf(products, words)
    return addAlert(shop.db, cast[by].id, { productId, variantKey })
  }
}

type Counted = readonly [words: PieceWords, difference: number]

/** The studio counts pieces, of which so many more or fewer are there, and applies that. */
export function count(name: string, ...pieces: Counted[]): Happening {
  return async (scene) => {
    const { shop, cast } = scene
    await shop.db.inTransaction(async (tx) =>
      applyStocktake(tx, shop, cast.mele, await counted(tx, scene, name, pieces)),
    )
  }
}

/** The studio has begun to count. */
export function beginCount(name: string, ...pieces: Counted[]): Happening {
  return (scene) => scene.shop.db.inTransaction((tx) => counted(tx, scene, name, pieces))
}

async function counted(
  tx: Db,
  { shop, cast, products }: Scene,
  name: string,
  pieces: readonly Counted[],
): Promise<string> {
  const { _id: id } = await startStocktake(tx, shop, cast.mele, name)
  const named = pieces.map(([words]) => {
    const { productId, option: variantKey } = pieceOf(products, words)
    return { productId, variantKey, productCode: '', name: '', finish: '' }
  })
  const books = await booksOf(tx, id, named)
  const codes = new Map([...products.values()].map((product) => [product.id, product.productCode]))
  const counts = named.map(({ productId, variantKey }, at) => ({
    productCode: codes.get(productId) ?? '',
    variantKey,
    counted: (books[at]?.expected ?? 0) + (pieces[at]?.[1] ?? 0),
  }))
  await enterCounts(tx, shop, cast.mele.id, id, counts)
  return id
}

/** A piece that shoppers do not see, like `slug` and under its pictures: not shown yet, or sold no more. */
export function writePiece(slug: string, own: Pick<NewProduct, 'name' | 'productCode' | 'state'>): Happening {
  return async ({ shop, products }) => {
    const like = products.get(slug)
    if (!like) throw new Error(`There is no ${slug}`)
    const [id, createdAt] = [shop.random.uuid(), shop.clock()]
    await insertProduct(shop.db, { ...like, ...own, id, stock: {}, createdAt, updatedAt: createdAt })
  }
}
