import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Db } from '#kit/node/db/handle.ts'
import { findIndexedProducts } from './indexed-products.ts'
import type { CatalogueIndex } from './search-index.ts'

/** So many products are taken over before other work gets its turn. */
const PER_TURN = 100

/** Takes over these products into `index` as they are now; what is archived or gone is removed. */
export async function readAgain(db: Db, index: CatalogueIndex, ids: readonly string[]): Promise<void> {
  const different = [...new Set(ids)]
  for (let start = 0; start < different.length; start += PER_TURN) {
    const some = different.slice(start, start + PER_TURN)
    const listed = await findIndexedProducts(db, some)
    const found = new Set(listed.map(({ id }) => id))
    index.change(
      listed,
      some.filter((id) => !found.has(id)),
    )
    await nextTurn()
  }
}
