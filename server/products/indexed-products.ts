import { sql } from 'drizzle-orm'
import type { Db } from '#kit/node/db/database.ts'
import type { IndexedProduct } from './search-index.ts'

/** A product with a number that differs with each writing of its row. */
export type MarkedProduct = IndexedProduct & { mark: number }

/** The transaction that wrote the row, and when that was by its own account, in 32 bits. */
const MARK = `(hashint8extended(p.xmin::text::bigint, (extract(epoch from p.updated_at) * 1000000)::bigint)
  & 4294967295)::float8`

const inCm = (part: string) => `(p.details->'size'->>'${part}')::float8 as "${part}"`

/** What the catalogue's index keeps of a listed product. */
const indexedProduct = (further = '') => `
  select p.id, p.name, p.description, p.product_code as code, p.category_id as category,
    array(select pc.category_id from product_categories pc where pc.product_id = p.id order by 1) as categories,
    p.colors, p.materials, p.features, coalesce(p.details->>'style', '') as style,
    ${inCm('widthCm')}, ${inCm('depthCm')}, ${inCm('heightCm')}, ${inCm('seatHeightCm')},
    p.variants, p.price_cents as "priceCents", p.sale_price_cents as "salePriceCents",
    (select coalesce(sum(i.quantity), 0) from inventory i where i.product_id = p.id and i.lead_weeks is null)::int as stock,
    p.is_on_sale as "isOnSale", p.is_new_arrival as "isNewArrival", p.is_best_seller as "isBestSeller", p.rank,
    (extract(epoch from p.created_at) * 1000)::float8 as "createdAt"${further}
  from products p
  where p.state = 'live'`

// As a number in the statement: of an unknown one the planner expects so many rows that it compiles each run (JIT).
const CHUNK = 500
const LOWEST_ID = '00000000-0000-0000-0000-000000000000'

/** Every listed product in the order of ids, a chunk at a time so that neither a statement nor a reply grows with the shop. */
export async function* walkIndexedProducts(db: Db): AsyncGenerator<MarkedProduct[]> {
  const text = `${indexedProduct(`, ${MARK} as mark`)} and p.id > $1 order by p.id limit ${CHUNK}`
  const read = (after: string) =>
    db.rows<MarkedProduct>({ name: 'walk_indexed_products', text, values: [after] })
  for (let last: string | undefined = LOWEST_ID; last !== undefined;) {
    const chunk: MarkedProduct[] = await read(last)
    yield chunk
    last = chunk.length === CHUNK ? chunk.at(-1)?.id : undefined
  }
}

/** Those of the products `ids` that are listed now. */
export function findIndexedProducts(db: Db, ids: readonly string[]): Promise<IndexedProduct[]> {
  return db.rows<IndexedProduct>({
    name: 'indexed_products_by_ids',
    text: `${indexedProduct()} and p.id = any($1::uuid[])`,
    values: [ids],
  })
}

/** What the marks of the listed products of one bucket come to: those whose ids begin with the same three digits. */
export type Bucket = { bucket: string; size: number; sum: number }

/** Reading every row takes longer than a page may. */
const PATIENCE_MS = 60_000

/** The buckets in which there are products. */
export function listBuckets(db: Db): Promise<Bucket[]> {
  const text = `
    select left(p.id::text, 3) as bucket, count(*)::float8 as size, sum(${MARK}) as sum
    from products p where p.state = 'live' group by 1`
  return db.inTransaction((tx) => tx.rows<Bucket>({ name: 'product_buckets', text }), {
    patience: PATIENCE_MS,
  })
}

/** The listed products of these buckets with their marks. */
export function findMarks(db: Db, buckets: readonly string[]): Promise<{ id: string; mark: number }[]> {
  const text = `
    select p.id, ${MARK} as mark from unnest($1::text[]) as b (bucket)
    join products p on p.id between (bucket || '00000-0000-0000-0000-000000000000')::uuid
      and (bucket || 'fffff-ffff-ffff-ffff-ffffffffffff')::uuid
    where p.state = 'live'`
  return uncompiled(db, (tx) => tx.rows({ name: 'product_marks', text, values: [buckets] }))
}

/** Compiling a statement that runs once takes longer than running it. */
function uncompiled<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  const run = async (tx: Db) => {
    await tx.execute(sql`set local jit = off`)
    return work(tx)
  }
  return db.inTransaction(run, { patience: PATIENCE_MS })
}

/** A move of stock. */
export type StockMove = { id: number; productId: string; createdAt: string }

const MOVE = `id::float8 as id, product_id as "productId", created_at::text as "createdAt"`

/** The latest move of stock. */
export async function latestMove(db: Db): Promise<StockMove | undefined> {
  const text = `select ${MOVE} from stock_history order by id desc limit 1`
  const [move] = await db.rows<StockMove>({ name: 'latest_move', text })
  return move
}

/** The move with this number. */
export async function findMove(db: Db, id: number): Promise<StockMove | undefined> {
  const text = `select ${MOVE} from stock_history where id = $1`
  const [move] = await db.rows<StockMove>({ name: 'one_move', text, values: [id] })
  return move
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
