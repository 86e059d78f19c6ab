import type { Db } from '#kit/node/db/database.ts'
import { dayText, type Model } from './model.ts'

/** All that the model foretells, in one shape for the shop and for the model. */
export type Books = {
  prices: Record<string, number>
  stock: Record<string, number>
  people: string[]
  /** Units by person and line. */
  carts: Record<string, number>
  wishlists: string[]
  orders: object[]
  designs: object[]
  letters: Record<string, number>
  files: number
}

/** The ids of what the books hold, in the same order; products by their code. */
export type BookIds = {
  orders: string[]
  designs: string[]
  /** Of each design the newest concept that was published from its board. */
  versions: (string | null)[]
  products: Record<string, string>
}

const text = `
  with line as (
    select i.order_id, i.quantity, i.position,
      coalesce(i.package_id, p.product_code || '/' || i.variant_key) as name
    from order_items i left join products p on p.id = i.product_id
  )
  select json_build_object(
    'prices', (select json_object_agg(product_code, coalesce(sale_price_cents, price_cents)) from products),
    'stock', (
      select json_object_agg(p.product_code || '/' || i.variant_key, i.quantity)
      from inventory i join products p on p.id = i.product_id
    ),
    'people', (select json_agg(email order by email collate "C") from users),
    'carts', (
      select json_object_agg(u.email || ' ' || coalesce(c.package_id, p.product_code || '/' || c.variant_key), c.quantity)
      from cart_items c join users u on u.id = c.user_id left join products p on p.id = c.product_id
    ),
    'wishlists', (
      select json_agg(u.email || ' ' || p.product_code order by u.email || ' ' || p.product_code collate "C")
      from wishlist_items w join users u on u.id = w.user_id join products p on p.id = w.product_id
    ),
    'orders', (
      select json_agg(json_build_object(
        'of', u.email, 'kind', o.kind, 'status', o.status, 'payment', o.payment_status, 'quote', o.quote_status,
        'items', o.items_cents, 'shipping', o.shipping_cents, 'tax', o.tax_cents, 'discount', o.discount_cents,
        'total', o.total_cents, 'holds', o.holds_stock, 'evidence', o.evidence_file_id is not null,
        'paid', o.paid_at is not null, 'claim', o.payment_claim ->> 'reference', 'lastDay', o.valid_until,
        'isWarned', o.expiry_warned_at is not null, 'isArchived', o.archived_at is not null,
        'lines', (select json_object_agg(name, quantity) from line where order_id = o.id),
        'events', (select json_agg(type order by h.id) from order_history h where h.order_id = o.id)
      ) order by o.created_at)
      from orders o join users u on u.id = o.user_id
    ),
    'designs', (
      select json_agg(json_build_object(
        'of', u.email, 'status', d.status, 'payment', d.payment_status, 'note', d.payment_note,
        'revisions', d.revision_count, 'evidence', d.evidence_file_id is not null, 'paid', d.paid_at is not null,
        'concepts', (select count(*) from design_concepts c where c.request_id = d.id),
        'answer', d.answer, 'feedback', d.feedback, 'reminders', d.fee_reminders,
        'events', (select json_agg(type order by h.id) from design_history h where h.request_id = d.id),
        'board', (select revision from boards b where b.id = d.id),
        'stands', (
          select json_object_agg(key, value ->> 'key')
          from boards b, jsonb_each(b.content -> 'pieces') where b.id = d.id
        ),
        'suggested', coalesce((
          select json_agg(json_build_array(s.variant_key, s.quantity) order by s.position)
          from design_suggestions s where s.request_id = d.id
        ), '[]')
      ) order by d.created_at)
      from design_requests d join users u on u.id = d.user_id
    ),
    'letters', (
      select json_object_agg(letter, times)
      from (select letter, count(*) as times from emails group by letter) as counted
    ),
    'files', (select count(*) from files)
  ) as books,
  json_build_object(
    'orders', (select json_agg(id order by created_at) from orders),
    'designs', (select json_agg(id order by created_at) from design_requests),
    'versions', (
      select json_agg((
        select c.id from design_concepts c join boards b on b.id = c.id
        where c.request_id = d.id order by c.version desc limit 1
      ) order by d.created_at)
      from design_requests d
    ),
    'products', (select json_object_agg(product_code, id) from products)
  ) as ids`

/** What the shop's own tables say. */
export async function readBooks(db: Db): Promise<{ books: Books; ids: BookIds }> {
  const [row] = await db.rows<{ books: Partial<Books>; ids: Partial<BookIds> }>({ name: 'sim_books', text })
  const { books = {}, ids = {} } = row ?? {}
  return {
    books: {
      prices: books.prices ?? {},
      stock: books.stock ?? {},
      people: books.people ?? [],
      carts: books.carts ?? {},
      wishlists: books.wishlists ?? [],
      orders: books.orders ?? [],
      designs: books.designs ?? [],
      letters: books.letters ?? {},
      files: books.files ?? 0,
    },
    ids: {
      orders: ids.orders ?? [],
      designs: ids.designs ?? [],
      versions: ids.versions ?? [],
      products: ids.products ?? {},
    },
  }
}

/** What they should say. */
export function booksOf(model: Model): Books {
  const { prices, stock, people, carts, wishlists, orders, designs, letters, files } = model
  return {
    prices,
    stock,
    people,
    carts: Object.fromEntries(
      Object.entries(carts).flatMap(([who, cart]) =>
        Object.entries(cart).map(([line, quantity]) => [`${who} ${line}`, quantity]),
      ),
    ),
    wishlists: Object.entries(wishlists)
      .flatMap(([who, codes]) => codes.map((code) => `${who} ${code}`))
      .toSorted(),
    orders: orders.map(({ lastDay, sentDay: _sentDay, ...order }) => ({
      ...order,
      lastDay: lastDay === null ? null : dayText(lastDay),
    })),
    designs: designs.map(
      ({ requestDay: _requestDay, version: _version, swapDay: _swapDay, board, ...design }) => ({
        ...design,
        board: board?.revision ?? null,
        stands: board && Object.keys(board.stands).length > 0 ? board.stands : null,
      }),
    ),
    letters,
    files,
  }
}
