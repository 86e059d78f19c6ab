/** Fills a shop that has the demo's catalogue with as many more products as a load needs. */
import type { ClientBase } from 'pg'
import type { Database } from '#kit/node/db/database.ts'
import { demoProducts } from './demo-products.ts'
import { type Design, designsOf, seriesOf } from './many-products-designs.ts'
import { type DrawnProduct, drawProduct, type Lot } from './many-products-drawn.ts'
import { readManifest } from './ready-pictures.ts'

const SEED = 8
const AT_ONCE = 5_000
/** The demo's own pieces come first among equals. */
const FIRST_RANK = 10_000

/** Said to the operator, who can do something about it. */
export class DemoRefused extends Error {
  override readonly name = 'DemoRefused'
}

type Progress = (written: number) => void

/**
 * Writes products number 1 to `count`, but for those that are there from a time before; what is written is the same
 * each time. Several thousand are written at once, or none of them.
 *
 * @returns how many were written
 * @throws DemoRefused when the shop has not the categories that they stand in
 */
export async function addManyProducts(
  database: Pick<Database, 'withClient'>,
  count: number,
  now: Date,
  progress: Progress,
): Promise<number> {
  const lot = await lotOf(now)
  return database.withClient(async (client) => {
    await refuseOtherCategories(client, lot.designs)
    const first = (await highestNumber(client)) + 1
    await client.query(DESIGNS, [JSON.stringify(lot.designs)])
    for (let from = first; from <= count; from += AT_ONCE) {
      const size = Math.min(AT_ONCE, count - from + 1)
      await write(
        client,
        Array.from({ length: size }, (_, i) => drawProduct(lot, from + i)),
        from,
        now,
      )
      progress(from + size - 1)
    }
    await client.query('drop table designs')
    await client.query('analyze')
    return Math.max(0, count - first + 1)
  })
}

async function lotOf(now: Date): Promise<Lot> {
  const sights = { pictures: await readManifest(), models: new Map<string, string>() }
  const products = [...(await demoProducts(() => '', now, sights)).values()]
  const designs: Design[] = designsOf(products)
  return { designs, series: seriesOf(products), seed: SEED }
}

async function refuseOtherCategories(client: ClientBase, designs: readonly Design[]): Promise<void> {
  const { rows } = await client.query<{ id: string }>('select id from categories')
  const existing = new Set(rows.map(({ id }) => id))
  const named = designs.flatMap(({ categoryId, categories }) => [categoryId, ...categories])
  if (!named.every((id) => existing.has(id)))
    throw new DemoRefused('This shop has categories of its own: products can be drawn for the demo’s only.')
}

async function highestNumber(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ highest: number }>(
    `select coalesce(max(right(product_code, 7)::int), 0) as highest from products where product_code ~ '^LX-[A-Z]+-\\d{7}$'`,
  )
  return rows[0]?.highest ?? 0
}

async function write(
  client: ClientBase,
  drawn: DrawnProduct[],
  firstNumber: number,
  now: Date,
): Promise<void> {
  const column = <Key extends keyof DrawnProduct>(key: Key) => drawn.map((product) => product[key])
  const values = fields.map(column)
  const keys = [column('id'), column('design')]
  await client.query('begin')
  try {
    await client.query({
      name: 'many_products',
      text: PRODUCTS,
      values: [...values, FIRST_RANK + firstNumber, now],
    })
    await client.query({ name: 'many_categories', text: CATEGORIES, values: keys })
    await client.query({ name: 'many_pictures', text: PICTURES, values: keys })
    await client.query({
      name: 'many_stock',
      text: STOCK,
      values: [...keys, column('units'), column('age'), now],
    })
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

const fields = [
  'id',
  'productCode',
  'name',
  'description',
  'design',
  'width',
  'depth',
  'dimensions',
  'colors',
  'price',
  'salePrice',
  'costPrice',
  'isNewArrival',
  'isBestSeller',
  'age',
] as const satisfies (keyof DrawnProduct)[]

const DESIGNS = `
  create temporary table designs as
  select place - 1 as design, told, told->>'categoryId' as category_id, told->'features' as features,
    told->'materials' as materials, (told->>'weightLbs')::numeric as weight_lbs, told->'variants' as variants,
    told->'details' as details
  from jsonb_array_elements($1::jsonb) with ordinality as listed (told, place)`

const PRODUCTS = `
  insert into products (id, product_code, name, description, category_id, price_cents, sale_price_cents,
    cost_price_cents, features, materials, colors, dimensions, weight_lbs, details, variants, is_on_sale,
    is_new_arrival, is_best_seller, rank, created_at, updated_at)
  select n.id, code, name, description, category_id, price, sale, cost, features, materials, colors, dimensions,
    weight_lbs, details || jsonb_build_object('size',
      (details->'size') || jsonb_build_object('widthCm', width, 'depthCm', depth)),
    variants, sale is not null, is_new, is_best, $16::int + place - 1, at, at
  from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::int[], $6::int[], $7::int[], $8::text[],
    $9::jsonb[], $10::int[], $11::int[], $12::int[], $13::bool[], $14::bool[], $15::int[])
    with ordinality as n (id, code, name, description, design, width, depth, dimensions, colors, price, sale, cost,
      is_new, is_best, age, place)
  join designs d on d.design = n.design
  cross join lateral (select $17::timestamptz - age * interval '1 second' as at) as written`

const CATEGORIES = `
  insert into product_categories (product_id, category_id)
  select n.id, category
  from unnest($1::uuid[], $2::int[]) as n (id, design)
  join designs d on d.design = n.design
  cross join lateral jsonb_array_elements_text(told->'categories') as category`

const PICTURES = `
  insert into product_pictures (product_id, position, key, width, height, widths, alt, variant_key)
  select n.id, place - 1, shown->>'key', (shown->>'width')::int, (shown->>'height')::int, shown->'widths',
    shown->>'alt', shown->>'variantKey'
  from unnest($1::uuid[], $2::int[]) as n (id, design)
  join designs d on d.design = n.design
  cross join lateral jsonb_array_elements(told->'pictures') with ordinality as pictures (shown, place)`

const STOCK = `
  with put as (
    insert into inventory (product_id, variant_key, quantity)
    select n.id, option->>'id', greatest(0, ((units >> (5 * (place - 1)::int)) & 31) - 4)
    from unnest($1::uuid[], $2::int[], $3::int[]) as n (id, design, units)
    join designs d on d.design = n.design
    cross join lateral jsonb_array_elements(variants->0->'options') with ordinality as options (option, place)
    returning product_id, variant_key, quantity
  )
  insert into stock_history (product_id, variant_key, change, quantity_after, cause, note, created_at)
  select product_id, variant_key, quantity, quantity, 'initial', 'Demo catalogue',
    $5::timestamptz - age * interval '1 second'
  from put join unnest($1::uuid[], $4::int[]) as n (id, age) on n.id = put.product_id`
