import { setImmediate as nextTurn } from 'node:timers/promises'
import { listCategories } from '#server/categories/queries.ts'
import type { Db } from '#server/db/database.ts'
import { findIndexedProducts, walkIndexedProducts } from './indexed-products.ts'
import { buildIndexBeside, type CatalogueIndex, type IndexedProduct } from './search-index.ts'

/** So many products are taken over before other work gets its turn. */
const PER_TURN = 200

/** Builds an index of all listed products. */
export async function loadIndex(db: Db): Promise<CatalogueIndex> {
  const categories = await listCategories(db)
  const products: IndexedProduct[] = []
  for await (const product of walkIndexedProducts(db)) products.push(product)
  return buildIndexBeside(
    nextTurn,
    products,
    categories.map(({ _id, name }) => ({ id: _id, name })),
  )
}

/** Takes over these products into `index` as they are now; what is archived or gone is removed. */
export async function readAgain(db: Db, index: CatalogueIndex, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += PER_TURN) {
    const some = ids.slice(start, start + PER_TURN)
    const listed = new Map((await findIndexedProducts(db, some)).map((product) => [product.id, product]))
    for (const id of some) {
      const product = listed.get(id)
      if (product) index.update(product)
      else index.remove(id)
    }
    await nextTurn()
  }
}
