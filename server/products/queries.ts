import { difference } from '#domain/audit.ts'
import type { ProductState } from '#domain/products/product-state.ts'
import type { Variant } from '#domain/products/variant-key.ts'
import type { Db } from '#kit/node/db/database.ts'
import type { Standing } from '#domain/stock/availability.ts'
import type { ProductDetails, ProductPicture } from '#server/db/schema/products.ts'

/** A product with all that belongs to it, as the database keeps it: money in cents. Shown only through `presentProduct`. */
export type StoredProduct = {
  _id: string
  name: string
  description: string
  productCode: string
  category: string
  /** Further categories, in the order of the shop. */
  categories: string[]
  price: number
  salePrice: number | null
  costPrice: number | null
  guidePrice: { from: number; to: number } | null
  pictures: ProductPicture[]
  features: string[]
  dimensions: string
  materials: string[]
  colors: string[]
  weight: number | null
  details: ProductDetails
  modelUrl: string
  variantModels: Record<string, string>
  variants: Variant[]
  /** Variant key → units at hand. */
  variantStock: Record<string, number>
  /** Variant key → how it can be had, of what is not simply stocked. */
  variantAvailability: Record<string, Standing>
  /** Variant key → the day by which the next delivery comes. */
  incoming: Record<string, string>
  isOnSale: boolean
  isNewArrival: boolean
  isBestSeller: boolean
  /** Stars of all reviews that are shown, and their number. */
  ratingSum: number
  ratingCount: number
  ownerId: string | null
  state: ProductState
}

const productsByIdsText = `
  select p.id as "_id", p.name, p.description, p.product_code as "productCode", p.category_id as category,
    further.categories, p.price_cents as price, p.sale_price_cents as "salePrice", p.cost_price_cents as "costPrice",
    case when p.guide_from_cents is not null
      then json_build_object('from', p.guide_from_cents, 'to', p.guide_to_cents) end as "guidePrice",
    shown.pictures, p.features, p.dimensions, p.materials, p.colors, p.weight_lbs::float8 as weight, p.details,
    p.model_url as "modelUrl", p.variant_models as "variantModels", p.variants, units."variantStock",
    units."variantAvailability", soonest.incoming,
    p.is_on_sale as "isOnSale", p.is_new_arrival as "isNewArrival", p.is_best_seller as "isBestSeller",
    p.rating_sum as "ratingSum", p.rating_count as "ratingCount", p.owner_id as "ownerId",
    p.state
  from unnest($1::uuid[]) with ordinality as wanted (id, place)
  join products p on p.id = wanted.id
  cross join lateral (
    select coalesce(json_agg(c.id order by c.position, c.id), '[]') as categories
    from product_categories pc join categories c on c.id = pc.category_id
    where pc.product_id = p.id
  ) as further
  cross join lateral (
    select coalesce(json_agg(json_build_object('key', pp.key, 'width', pp.width, 'height', pp.height,
      'widths', pp.widths, 'alt', pp.alt, 'variantKey', pp.variant_key,
      'kind', pp.kind) order by pp.position), '[]') as pictures
    from product_pictures pp
    where pp.product_id = p.id
  ) as shown
  cross join lateral (
    select coalesce(json_object_agg(i.variant_key, i.quantity), '{}') as "variantStock",
      coalesce(json_object_agg(i.variant_key, json_build_object('availability', i.availability, 'leadWeeks', i.lead_weeks))
        filter (where i.availability <> 'stocked'), '{}') as "variantAvailability"
    from inventory i
    where i.product_id = p.id
  ) as units
  cross join lateral (
    select coalesce(json_object_agg(s.variant_key, s.day), '{}') as incoming
    from (select variant_key, min(due_on)::text as day from incoming_stock where product_id = p.id group by 1) as s
  ) as soonest
  order by wanted.place`

/** The products `ids`, in that order and in one round trip; whatever their state, unknown ones left out. */
export function productsByIds(db: Db, ids: readonly string[]): Promise<StoredProduct[]> {
  return db.rows<StoredProduct>({ name: 'products_by_ids', text: productsByIdsText, values: [ids] })
}

/** The product `id`, live or not. */
export async function findProduct(db: Db, id: string): Promise<StoredProduct | undefined> {
  const [product] = await productsByIds(db, [id])
  return product
}

const WALK_CHUNK = 2_000
const LOWEST_ID = '00000000-0000-0000-0000-000000000000'

type ListedPicture = Pick<ProductPicture, 'key' | 'widths'>

/** Walks through what the shop lists, in order of id and a chunk at a time: `take` products after the first `skip`. */
export async function* walkListedProducts(db: Db, { skip, take }: { skip: number; take: number }) {
  let last = LOWEST_ID
  for (let left = take, offset = skip; left > 0; left -= WALK_CHUNK, offset = 0) {
    const chunk = await db.rows<{ id: string; updatedAt: Date; pictures: ListedPicture[] }>({
      name: 'walk_listed_products',
      text: `select id, updated_at as "updatedAt", coalesce((select json_agg(json_build_object('key', key, 'widths', widths)
          order by position) from product_pictures where product_id = products.id), '[]') as pictures
        from products where id > $1 and state = 'live' order by id offset $2 limit $3`,
      values: [last, offset, Math.min(left, WALK_CHUNK)],
    })
    yield* chunk
    if (chunk.length < WALK_CHUNK) return
    last = chunk.at(-1)?.id ?? last
  }
}

/** What of a product differs that the studio decides; its reviews and the moment of writing are none of it. */
export function productDifference(before: StoredProduct | undefined, after: StoredProduct | undefined) {
  return difference(before && auditedProduct(before), after && auditedProduct(after))
}

const auditedFields = [
  'name',
  'description',
  'productCode',
  'category',
  'categories',
  'price',
  'salePrice',
  'costPrice',
  'guidePrice',
  'features',
  'dimensions',
  'materials',
  'colors',
  'weight',
  'details',
  'modelUrl',
  'variantModels',
  'variants',
  'variantStock',
  'variantAvailability',
  'isOnSale',
  'isNewArrival',
  'isBestSeller',
  'ownerId',
  'state',
] as const satisfies (keyof StoredProduct)[]

function auditedProduct(product: StoredProduct) {
  const facts = Object.fromEntries(auditedFields.map((field) => [field, product[field]]))
  return { ...facts, pictures: product.pictures.map(({ key, alt }) => ({ key, alt })) }
}
