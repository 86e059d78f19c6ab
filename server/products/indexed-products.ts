import type { Db } from '#server/db/database.ts'
import type { IndexedProduct } from './search-index.ts'

/** What the catalogue's index keeps of a listed product. */
const indexedProduct = `
  select p.id, p.name, p.description, p.product_code as code, p.category_id as category,
    array(select pc.category_id from product_categories pc where pc.product_id = p.id order by 1) as categories,
    p.colors, p.materials, p.price_cents as "priceCents", p.sale_price_cents as "salePriceCents",
    (select coalesce(sum(i.quantity), 0) from inventory i where i.product_id = p.id)::int as stock,
    p.is_on_sale as "isOnSale", p.is_new_arrival as "isNewArrival", p.is_best_seller as "isBestSeller", p.rank,
    (extract(epoch from p.created_at) * 1000)::float8 as "createdAt"
  from products p
  where not p.is_archived`

const CHUNK = 2_000
const LOWEST_ID = '00000000-0000-0000-0000-000000000000'

/** Every listed product, read a chunk at a time so that neither a statement nor a reply grows with the shop. */
export async function* walkIndexedProducts(db: Db): AsyncGenerator<IndexedProduct> {
  for (let last: string | undefined = LOWEST_ID; last !== undefined;) {
    const chunk: IndexedProduct[] = await db.rows<IndexedProduct>({
      name: 'walk_indexed_products',
      text: `${indexedProduct} and p.id > $1 order by p.id limit $2`,
      values: [last, CHUNK],
    })
    yield* chunk
    last = chunk.length === CHUNK ? chunk.at(-1)?.id : undefined
  }
}

/** Those of the products `ids` that are listed now. */
export function findIndexedProducts(db: Db, ids: readonly string[]): Promise<IndexedProduct[]> {
  return db.rows<IndexedProduct>({
    name: 'indexed_products_by_ids',
    text: `${indexedProduct} and p.id = any($1::uuid[])`,
    values: [ids],
  })
}

/** A product that was written lately, and a mark that differs with each writing of it or of its stock. */
export type ChangedProduct = { id: string; mark: string }

/** The products written after `since`: their own row, or their stock, whose every change has its row in the history. */
export function findChangedProducts(db: Db, since: Date): Promise<ChangedProduct[]> {
  return db.rows<ChangedProduct>({
    name: 'changed_products',
    text: `
      select id, 'written ' || updated_at as mark from products where updated_at > $1
      union all
      select product_id, 'stock ' || max(id) from stock_history where created_at > $1 group by product_id`,
    values: [since],
  })
}
