import type { StocktakeLine } from '#contract/stocktakes.ts'
import type { StocktakeView } from '#domain/stock/stocktake.ts'
import { finishOfKey } from '#domain/products/finish-of-key.ts'
import type { Variant } from '#domain/products/variant-key.ts'
import { type Pagination, paginationOf } from '#kit/core/operation/paging.ts'
import type { Db } from '#kit/node/db/database.ts'
import { containing } from '#server/db/like-pattern.ts'
import type { Finish } from './finishes.ts'

// What orders hold stands in the stores until it is shipped: whoever counts finds it there.
const held = `held as (
    select h.product_id, h.variant_key, sum(h.quantity)::int as units
    from order_holds h join orders o on o.id = h.order_id
    where o.holds_stock and o.status in ('pending', 'processing')
    group by h.product_id, h.variant_key
  )`

const booksText = `
  with ${held}
  select coalesce(i.quantity, 0) + coalesce(held.units, 0) as expected, l.counted,
    l.expected as "expectedThen", coalesce(l.reason, '') as reason
  from unnest($2::uuid[], $3::text[]) with ordinality as named (product_id, variant_key, place)
  left join inventory i using (product_id, variant_key)
  left join held using (product_id, variant_key)
  left join stocktake_lines l on l.stocktake_id = $1
    and l.product_id = named.product_id and l.variant_key = named.variant_key
  order by named.place`

/** What should stand there of a finish now, and what a stocktake has of it so far. */
export type Books = { expected: number; counted: number | null; expectedThen: number | null; reason: string }

/** The books of finishes, in their order, all of one moment. */
export async function booksOf(db: Db, stocktakeId: string, finishes: readonly Finish[]): Promise<Books[]> {
  const keys = [finishes.map(({ productId }) => productId), finishes.map(({ variantKey }) => variantKey)]
  return db.rows<Books>({ name: 'stocktake_books', text: booksText, values: [stocktakeId, ...keys] })
}

const linesText = `
  with ${held}, counted as (
    select l.product_id, l.variant_key, l.product_code, l.name, l.finish, null::jsonb as variants, l.expected,
      l.counted, l.reason, u.first_name || ' ' || u.last_name as counted_by
    from stocktake_lines l join users u on u.id = l.counted_by
    where l.stocktake_id = $1 and ($2 <> 'differences' or l.counted <> l.expected)
  ), uncounted as (
    select product_id, variant_key, p.product_code, p.name, '', p.variants::jsonb,
      i.quantity + coalesce(held.units, 0), null::int, '', null
    from inventory i join products p on p.id = i.product_id left join held using (product_id, variant_key)
    where $2 = 'all' and p.state <> 'archived' and not exists (
      select from stocktake_lines l
      where l.stocktake_id = $1 and l.product_id = i.product_id and l.variant_key = i.variant_key)
  ), found as (
    select * from counted union all select * from uncounted
  )
  select product_id as "productId", variant_key as "variantKey", product_code as "productCode", name, finish,
    variants, expected, counted, reason, counted_by as "countedBy", count(*) over ()::int as total
  from found where $3::text is null or name ilike $3 or product_code ilike $3
  order by lower(name), product_code, variant_key limit $4 offset $5`

type StoredLine = StocktakeLine & { variants: Variant[] | null; total: number }

type LinesQuery = { page: number; limit: number; search?: string | undefined; view: StocktakeView }

/** One page of the lines of a stocktake by name; those that are not counted show what should stand there now. */
export async function listLines(
  db: Db,
  id: string,
  query: LinesQuery,
): Promise<{ lines: StocktakeLine[]; pagination: Pagination }> {
  const { page, limit, search, view } = query
  const values = [id, view, search ? containing(search) : null, limit, (page - 1) * limit]
  const found = await db.rows<StoredLine>({ name: 'stocktake_lines', text: linesText, values })
  const lines = found.map(({ variants, total: _total, ...line }) => ({
    ...line,
    finish: variants ? finishOfKey(variants, line.variantKey) : line.finish,
  }))
  return { lines, pagination: paginationOf(query, found[0]?.total ?? 0) }
}
