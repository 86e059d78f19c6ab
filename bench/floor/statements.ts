import type { FastifyRequest } from 'fastify'

/** A route of the floor: one statement, whose rows are the reply. */
export type FloorRoute = {
  method: 'GET' | 'POST'
  url: string
  /** Which statement a request gets, and its values. */
  ask: (request: FastifyRequest) => Statement
}
type Statement = { name: string; text: string; values: unknown[] }

const PAGE = 12

/** The same fields as the shop's. */
const product = `
  select p.id as "_id", p.name, p.description, p.product_code as "productCode", p.category_id as category,
    p.price_cents / 100.0 as price, p.sale_price_cents / 100.0 as "salePrice", p.features, p.dimensions,
    p.materials, p.colors, p.weight_lbs as weight, p.details, p.model_url as "modelUrl",
    p.variant_models as "variantModels", p.variants, p.is_on_sale as "isOnSale",
    p.is_new_arrival as "isNewArrival", p.is_best_seller as "isBestSeller", p.rating_count as "ratingCount",
    (select json_agg(json_build_object('key', pp.key, 'width', pp.width, 'height', pp.height,
      'widths', pp.widths, 'alt', pp.alt) order by pp.position) from product_pictures pp where pp.product_id = p.id) as pictures,
    (select json_object_agg(i.variant_key, i.quantity) from inventory i where i.product_id = p.id) as "variantStock"
  from products p where p.state = 'live'`

/** What the statements below find their rows by; the floor has it to itself. */
export const floorIndexes = [
  `create index floor_rank on products (rank, id) where state = 'live'`,
  `create index floor_category on products (category_id, rank, id) where state = 'live'`,
  `create index floor_price on products (price_cents, id) where state = 'live'`,
  `create index floor_words on products using gin (to_tsvector('english', name || ' ' || description))`,
]

const textOf: Record<string, string> = {
  list: `${product} order by p.rank, p.id limit ${PAGE} offset $1`,
  filtered: `${product} and p.colors ? $2 and p.price_cents >= $3 order by p.price_cents, p.id limit ${PAGE} offset $1`,
  category: `${product} and p.category_id = $2 order by p.rank, p.id limit ${PAGE} offset $1`,
  search: `${product} and to_tsvector('english', p.name || ' ' || p.description) @@ websearch_to_tsquery('english', $2)
    order by p.rank, p.id limit ${PAGE} offset $1`,
  detail: `${product} and p.id = $1`,
  add: `
    insert into cart_items as line (id, user_id, product_id, variant_key, choice, quantity)
    select gen_random_uuid(), $1, i.product_id, i.variant_key, '{}', least($4::int, i.quantity)
    from inventory i where i.product_id = $2 and i.variant_key = $3
    on conflict (user_id, product_id, variant_key) do update set quantity = least(line.quantity + $4::int, 99)
    returning id, quantity`,
  order: `
    with taken as (
      update inventory set quantity = quantity - $4::int
      where product_id = $2 and variant_key = $3 and quantity >= $4::int returning product_id
    ), placed as (
      insert into orders (id, user_id, kind, payment_method, items_cents, shipping_cents, tax_cents, total_cents,
        shipping_address, created_at, updated_at)
      select gen_random_uuid(), $1, 'purchase', 'wire_transfer', price_cents * $4::int, 0, 0, price_cents * $4::int,
        $5::jsonb, now(), now()
      from taken join products on id = product_id
      on conflict do nothing returning id
    ), emptied as (
      delete from cart_items using taken where user_id = $1 and cart_items.product_id = $2 and variant_key = $3
    )
    insert into order_items (id, order_id, position, product_id, variant_key, variants, name, image, quantity,
      unit_price_cents, list_price_cents, placed_at)
    select gen_random_uuid(), placed.id, 0, p.id, $3, '{}', p.name, '', $4::int, p.price_cents, p.price_cents, now()
    from placed, products p where p.id = $2
    returning order_id as "_id", name, quantity, unit_price_cents`,
  orders: `
    select o.id as "_id", o.kind, o.status, o.payment_status as "paymentStatus", o.total_cents / 100.0 as "totalPrice",
      o.created_at as "createdAt", u.first_name, u.last_name, u.email
    from orders o join users u on u.id = o.user_id where o.archived_at is null
    order by o.created_at desc nulls first, o.id limit 10 offset $1`,
  report: `
    select date_trunc('day', paid_at) as day, count(*), sum(total_cents)::float8 as cents from orders
    where paid_at >= now() - interval '30 days' and status <> 'cancelled' group by 1 order by 1`,
}

const statement = (name: string, ...values: unknown[]): Statement => ({
  name,
  text: textOf[name] ?? '',
  values,
})

type Query = { page?: string; search?: string; color?: string; minPrice?: string }
const queryOf = (request: FastifyRequest) => request.query as Query
const offsetOf = (request: FastifyRequest) => (Number(queryOf(request).page ?? 1) - 1) * PAGE
const userOf = (request: FastifyRequest) => request.headers['x-user']

function askForList(request: FastifyRequest): Statement {
  const { search, color, minPrice } = queryOf(request)
  const offset = offsetOf(request)
  if (search) return statement('search', offset, search)
  if (color) return statement('filtered', offset, color, Number(minPrice) * 100)
  return statement('list', offset)
}

function askForAdding(request: FastifyRequest): Statement {
  const { productId, variants, quantity } = request.body as CartBody
  return statement('add', userOf(request), productId, variants.finish ?? 'default', quantity)
}

function askForOrder(request: FastifyRequest): Statement {
  const { orderItems, shippingAddress } = request.body as OrderBody
  const { product: id, variants, quantity } = orderItems[0]
  return statement('order', userOf(request), id, variants.finish ?? 'default', quantity, shippingAddress)
}

type CartBody = { productId: string; variants: { finish?: string }; quantity: number }
type OrderBody = {
  orderItems: [{ product: string; variants: { finish?: string }; quantity: number }]
  shippingAddress: object
}

/** The routes, at the same addresses as the shop's. */
export const floorRoutes: FloorRoute[] = [
  { method: 'GET', url: '/api/products', ask: askForList },
  {
    method: 'GET',
    url: '/api/products/:id',
    ask: ({ params }) => statement('detail', (params as { id: string }).id),
  },
  {
    method: 'GET',
    url: '/api/products/category/:category',
    ask: (request) =>
      statement('category', offsetOf(request), (request.params as { category: string }).category),
  },
  { method: 'POST', url: '/api/cart/add', ask: askForAdding },
  { method: 'POST', url: '/api/orders', ask: askForOrder },
  { method: 'GET', url: '/api/orders', ask: (request) => statement('orders', offsetOf(request)) },
  { method: 'GET', url: '/api/sales/report', ask: () => statement('report') },
]
