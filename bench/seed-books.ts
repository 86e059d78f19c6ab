import type { ClientBase } from 'pg'

export type Books = {
  products: number
  users: number
  orders: number
  /** Rows of the audit log. */
  changes: number
  designs: number
  /** How many of the newest orders are quote requests to be answered; 40 where it is not said. */
  quotes?: number
}

/** The first so many pieces never run out, however many are ordered. */
export const ENDLESS = 150

const ADDRESS = `jsonb_build_object('fullName', 'Buyer', 'address', '12 Kuhio Avenue', 'city', 'Honolulu', 'state', 'HI',
  'postalCode', '96815', 'country', 'US', 'phone', '+1 808 555 0100')`

/** What every other piece is made in. */
const FINISHES = `jsonb_build_array(jsonb_build_object('name', 'Finish', 'options', (
  select jsonb_agg(jsonb_build_object('id', lower(wood), 'name', wood, 'priceDifference', 0, 'default', wood = 'Oak'))
  from unnest(array['Oak', 'Ash', 'Walnut', 'Black']) wood)))`

/**
 * Fills an empty, migrated database with two years of books that end at `end`: two lines an order, most of them paid,
 * some that wait for the studio.
 */
export async function seedBooks(client: ClientBase, books: Books, end: Date): Promise<void> {
  await client.query('begin')
  const all = [...stepsOfSales(books, end.toISOString()), ...stepsOfStudio(books, end.toISOString())]
  for (const [text, ...values] of all) await client.query(text, values)
  await client.query('commit')
  await client.query('analyze')
}

type Step = [text: string, ...values: unknown[]]

function stepsOfSales({ products, users, orders }: Books, end: string): Step[] {
  return [
    [
      `insert into categories (id, name, position)
       select 'bench-' || n, 'Category ' || n, 100 + n from generate_series(1, 12) n`,
    ],
    [
      `insert into products (id, product_code, name, description, category_id, price_cents, cost_price_cents,
         features, colors, materials, variants, rank)
       select gen_random_uuid(), 'BE-' || n,
         (array['Reed', 'Koa', 'Linen', 'Brass', 'Rattan', 'Cane', 'Wool'])[1 + n % 7] || ' '
           || (array['chair', 'table', 'sofa', 'lamp', 'stool', 'shelf', 'bench', 'desk'])[1 + n / 7 % 8] || ', Piece ' || n,
         'Made by hand in a small workshop, of wood that was felled and dried nearby. Piece ' || n || ' of the series.',
         'bench-' || 1 + n % 12, 100000 + n, 40000, '["Made by hand", "Delivered assembled"]',
         jsonb_build_array((array['Oak', 'Ash', 'Black', 'White', 'Sand'])[1 + n % 5]),
         jsonb_build_array((array['Wood', 'Linen', 'Brass'])[1 + n % 3], 'Oil'),
         case when n % 2 = 0 then '[]' else ${FINISHES} end::jsonb, n
       from generate_series(1, $1::int) n`,
      products,
    ],
    [
      `insert into product_pictures (product_id, position, key, width, height, widths, alt)
       select p.id, place, 'pictures/bench-' || p.rank || '-' || place, 1600, 1200, '[320, 640, 1200, 1600]', p.name
       from products p cross join generate_series(0, 1) place where p.product_code like 'BE-%'`,
    ],
    [
      `insert into users (id, email, first_name, last_name)
       select gen_random_uuid(), 'buyer-' || n || '@example.com', 'Buyer', n::text from generate_series(1, $1::int) n`,
      users,
    ],
    [
      `create temporary table people on commit drop as
       select row_number() over () as place, id from users where email like 'buyer-%'`,
    ],
    [
      `create temporary table pieces on commit drop as
       select row_number() over () as place, id, price_cents from products where product_code like 'BE-%'`,
    ],
    [
      `insert into orders (id, user_id, kind, status, payment_status, payment_method, items_cents, shipping_cents,
         tax_cents, total_cents, shipping_address, device, paid_at, created_at, updated_at)
       select (left(gen_random_uuid()::text, 28) || lpad(to_hex(n), 8, '0'))::uuid, p.id, 'purchase',
         case when n % 17 = 0 then 'cancelled' else 'delivered' end,
         case when n % 5 = 0 then 'pending' else 'paid' end,
         (array['wire_transfer', 'wire_transfer', 'cheque'])[1 + n % 3], 0, 0, 0, 10000 + (n * 79) % 900000, ${ADDRESS},
         (array['desktop', 'mobile', 'mobile', 'tablet', null])[1 + n % 5],
         case when n % 5 > 0 then at + interval '1 day' end, at, at
       from (
         select n, $1::timestamptz - interval '1 day' - random() * interval '730 days' as at,
           1 + floor(power(random(), 2) * $2::int)::int as buyer
         from generate_series(1, $3::int) n
       ) drawn join people p on p.place = drawn.buyer`,
      end,
      users,
      orders,
    ],
    [
      `insert into order_items (id, order_id, position, product_id, variant_key, variants, name, image, quantity,
         unit_price_cents, list_price_cents, cost_cents)
       select gen_random_uuid(), o.id, line, p.id, 'default', '{}', 'Piece', '', 1 + line, p.price_cents,
         p.price_cents, 40000
       from (select id, floor(power(random(), 3) * $1::int)::int as first from orders) o
       cross join generate_series(0, 1) line
       join pieces p on p.place = 1 + (o.first + line * 37) % $1::int`,
      products,
    ],
    [
      `insert into inventory (product_id, variant_key, quantity)
       select p.id, key, case when p.rank <= $1::int then 1000000 else p.rank % 40 end
       from products p cross join lateral (
         select 'default' as key where p.variants = '[]'
         union all select option ->> 'id' from jsonb_array_elements(p.variants -> 0 -> 'options') option
       ) keys where p.product_code like 'BE-%'`,
      ENDLESS,
    ],
    [
      `insert into visits (day, device, count)
       select d::date, device, 40 + floor(random() * 200)
       from generate_series($1::timestamptz - interval '730 days', $1::timestamptz, '1 day') d
       cross join unnest(array['desktop', 'mobile', 'tablet']) device`,
      end,
    ],
    [
      `insert into product_views (day, product_id, count)
       select d::date, p.id, 1 + floor(random() * 9)
       from generate_series($1::timestamptz - interval '60 days', $1::timestamptz, '1 day') d
       cross join (select id from pieces where place <= 1000) p`,
      end,
    ],
  ]
}

/** What the studio did, and what waits for it. */
function stepsOfStudio({ changes, designs, quotes = 40 }: Books, end: string): Step[] {
  return [
    [
      `insert into audit_log (actor_id, action, object_type, object_id, before, after, created_at)
       select people.id, 'product.changed', 'product', pieces.id::text, '{}', '{}',
         $1::timestamptz - n * interval '9 minutes'
       from generate_series(1, $2::int) n
       join people on people.place = 1 + n % 4
       join pieces on pieces.place = 1 + n % (select count(*) from pieces)`,
      end,
      changes,
    ],
    [
      `insert into files (id, owner_id, key, name, content_type, size, sha256)
       select gen_random_uuid(), id, 'bench/' || place, 'plan.pdf', 'application/pdf', 1, '' from people where place = 1`,
    ],
    [
      `insert into design_requests (id, user_id, package_type, payment_method, fee_cents, brief, plan_file_id, status,
         payment_status, paid_at, evidence_file_id, evidence_uploaded_at, created_at, updated_at)
       select gen_random_uuid(), people.id, 'Build Your Own Package', 'wire_transfer', 50000, '{}', plan.id,
         case when n % 3 = 0 then 'pending' else 'in_progress' end,
         case when n % 3 = 0 then 'pending' else 'paid' end,
         case when n % 3 > 0 then $1::timestamptz - n * interval '1 hour' end,
         case when n % 2 = 0 then plan.id end, case when n % 2 = 0 then $1::timestamptz end, $1::timestamptz, $1::timestamptz
       from generate_series(1, $2::int) n join people on people.place = n
       cross join (select id from files where key like 'bench/%') plan`,
      end,
      designs,
    ],
    [
      `update orders set kind = 'quote', quote_status = 'requested', status = 'pending', payment_status = 'pending',
         paid_at = null
       where id in (select id from orders order by created_at desc limit $1::int)`,
      quotes,
    ],
    [
      `update orders set evidence_file_id = plan.id, evidence_uploaded_at = created_at
       from (select id from files where key like 'bench/%') plan
       where payment_status = 'pending' and status <> 'cancelled' and right(orders.id::text, 2) = '00'`,
    ],
  ]
}
