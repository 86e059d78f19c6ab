/** What must be true of the data at any moment, each told by the rows that break it. */
export type Invariant = {
  id: `I${number}`
  says: string
  /** One row for each thing that breaks it, named by `what`. */
  text: string
  /** Whether `$1` in the text is the moment of the check. */
  takesNow?: true
}

/** The invariants that a statement can tell; those of files are in `file-faults.ts`. */
export const invariants: readonly Invariant[] = [
  {
    id: 'I1',
    says: 'What is in stock is what its history leads to, move by move',
    text: `
      select format('product %s, variant %s: %s units, by its history %s',
        product_id, variant_key, coalesce(i.quantity, 0), latest.quantity_after) as what
      from (
        select distinct on (product_id, variant_key) product_id, variant_key, quantity_after
        from stock_history order by product_id, variant_key, id desc
      ) as latest
      left join inventory i using (product_id, variant_key)
      where coalesce(i.quantity, 0) <> latest.quantity_after
      union all
      select format('product %s, variant %s: from %s by %s to %s', product_id, variant_key, before, change, quantity_after)
      from (
        select *, coalesce(
          lag(quantity_after) over (partition by product_id, variant_key order by id),
          case when cause = 'initial' then 0 else quantity_after - change end
        ) as before
        from stock_history
      ) as moves
      where before + change <> quantity_after`,
  },
  {
    id: 'I1',
    says: 'An order that holds units took exactly these, and one that holds none gave them back',
    // Units of a variant that was taken out of the catalogue meanwhile have no row to go back to.
    text: `
      select format('order %s, product %s, variant %s: holds %s units, took %s', order_id, product_id, variant_key,
        case when o.holds_stock then coalesce(h.quantity, 0) else 0 end, coalesce(taken.units, 0)) as what
      from order_holds h
      full join (
        select order_id, product_id, variant_key, -sum(change) as units, max(id) as latest
        from stock_history where order_id is not null
        group by order_id, product_id, variant_key
      ) as taken using (order_id, product_id, variant_key)
      join orders o on o.id = order_id
      where coalesce(taken.units, 0) <> case when o.holds_stock then coalesce(h.quantity, 0) else 0 end
        and not (not o.holds_stock and taken.units = h.quantity and exists (
          select from stock_history later
          where later.product_id = h.product_id and later.variant_key = h.variant_key and later.id > taken.latest
            and later.order_id is null and later.quantity_after = 0
        ))`,
  },
  {
    id: 'I1',
    says: 'What an order holds are units of its lines, none of what is made to order',
    text: `
      select format('order %s, product %s, variant %s: holds %s units, its lines take %s', order_id, product_id,
        variant_key, held.quantity, coalesce(lines.units, 0)) as what
      from (
        select o.id as order_id, unit.product_id, unit.variant_key, sum(unit.quantity) as units
        from orders o
        join order_items i on i.order_id = o.id
        cross join lateral (
          select i.product_id, i.variant_key, i.quantity where i.product_id is not null and i.lead_weeks is null
          union all
          select (piece ->> 'productId')::uuid, piece ->> 'variantKey', i.quantity * (piece ->> 'quantity')::int
          from jsonb_array_elements(coalesce(i.pieces, '[]')) as piece
          where piece ->> 'productId' is not null and piece ->> 'leadWeeks' is null
        ) as unit (product_id, variant_key, quantity)
        where o.holds_stock
        group by 1, 2, 3
      ) as lines
      right join (
        select h.* from order_holds h join orders o on o.id = h.order_id where o.holds_stock
      ) as held using (order_id, product_id, variant_key)
      where coalesce(lines.units, 0) <> held.quantity`,
  },
  {
    id: 'I1',
    says: 'Orders hold their units from the day they are placed, or their quote accepted, until they are cancelled',
    text: `
      select format('order %s: %s, holds its units: %s', id, status, holds_stock) as what
      from orders
      where holds_stock <> (status <> 'cancelled' and (kind = 'purchase' or quote_status = 'accepted'))`,
  },
  {
    id: 'I2',
    says: 'No stock is below zero',
    text: `
      select format('product %s, variant %s: %s units', product_id, variant_key, quantity) as what
      from inventory where quantity < 0`,
  },
  {
    id: 'I3',
    says: 'An order costs what its items, delivery and tax come to, less its discount',
    text: `
      select format('order %s: total %s, items %s, its lines %s', o.id, o.total_cents, o.items_cents, lines.cents)
        as what
      from orders o
      cross join lateral (
        select coalesce(sum(coalesce(i.unit_price_cents, 0)::bigint * i.quantity), 0) as cents
        from order_items i where i.order_id = o.id
      ) as lines
      where (o.items_cents <> lines.cents
          or o.total_cents <> o.items_cents + o.shipping_cents + o.tax_cents - o.discount_cents)`,
  },
  {
    id: 'I4',
    says: 'An order has at least one item',
    text: `
      select format('order %s', o.id) as what from orders o
      where not exists (select from order_items i where i.order_id = o.id)`,
  },
  {
    id: 'I5',
    says: 'What is paid or refunded says when it was paid, and nothing else does',
    text: `
      select format('order %s: %s, paid at %s', id, payment_status, paid_at) as what from orders
      where (payment_status in ('paid', 'refunded')) <> (paid_at is not null)
      union all
      select format('design request %s: %s, paid at %s', id, payment_status, paid_at) from design_requests
      where (payment_status in ('paid', 'refunded')) <> (paid_at is not null)`,
  },
  {
    id: 'I6',
    says: 'A design has as many revisions as it counts, and no more than it was promised',
    text: `
      select format('design request %s: counts %s, has %s', r.id, r.revision_count, asked.times) as what
      from design_requests r
      cross join lateral (select count(*) as times from design_revisions d where d.request_id = r.id) as asked
      where (r.revision_count <> asked.times or asked.times > r.design_revisions)`,
  },
  {
    id: 'I9',
    says: 'Nobody has an address twice, however it is written',
    text: `
      select format('%s accounts with one address, the first is %s', count(*), min(id::text)) as what
      from users where deleted_at is null
      group by lower(email) having count(*) > 1`,
  },
  {
    id: 'I9',
    says: 'No two orders, and no two design requests, show the same reference',
    text: `
      select format('%s orders with the reference %s', count(*), right(id::text, 8)) as what
      from orders group by right(id::text, 8) having count(*) > 1
      union all
      select format('%s design requests with the reference %s', count(*), left(id::text, 8))
      from design_requests group by left(id::text, 8) having count(*) > 1`,
  },
  {
    id: 'I21',
    says: 'What shoppers read of a page was published, and no version is newer than its page counts',
    text: `
      select format('page %s: shows version %s, which was not published', slug, published) as what
      from content_pages p
      where published is not null and not exists (
        select from content_versions v
        where v.slug = p.slug and v.number = p.published and v.published_at is not null
      )
      union all
      select format('page %s: counts %s versions, has number %s', slug, latest, max(number))
      from content_pages join content_versions using (slug)
      group by slug, latest having max(number) > latest`,
  },
]

/** Told only where letters can leave at all. */
export const outboxInvariant: Invariant = {
  id: 'I10',
  takesNow: true,
  says: 'Every letter leaves within a day',
  text: `
    select format('letter %s (%s) of %s, tried %s times', id, letter, created_at, attempts) as what
    from emails where sent_at is null and set_aside_at is null and created_at < $1::timestamptz - interval '24 hours'`,
}
