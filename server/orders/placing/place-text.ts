import { columnNames } from '#kit/node/db/table-columns.ts'
import { orders } from '#server/db/schema/orders.ts'
import { placedFields } from '../order-fields.ts'
import { queueText } from '#server/outbox/outbox.ts'

/** How an order is named in what is written before its number is drawn: nobody can guess it, so nobody can write it. */
export const numberToCome = (id: string) => `LN-${id}`

/** The text in `parameter` with the number that came. */
const numbered = (parameter: string) =>
  `replace(${parameter}::text, 'LN-' || placed.id, 'LN-' || placed.number)`

const columns = columnNames(orders, placedFields).join(', ')

/**
 * Everything that is written when an order is placed, in one statement that is a transaction by itself: all of it or
 * nothing, in one round trip, for each more would hold the rows of stock longer.
 *
 * $1 the order by its columns, with its dues where it is agreed · $2 its items · $3, $4 type and title of what its history says · $5,
 * $6, $7 the units it takes: product, choice, number · $8 its buyer · $9, $10, $11, $12 operation, idempotency key,
 * hash of the body and the reply, or nulls · $13 its letters. What is written out before, the reply and the letters,
 * names the order by `numberToCome`. $14 who entered it, where that was not its buyer. Nothing is written for somebody whose account is gone, or under an id whose
 * reference is taken. It fails by `idempotency_keys` where the key was used, by `inventory_never_negative` where units
 * are short, and by `quantity_after`, which is then missing, where stock has no such row.
 */
export const placeText = `
  with buyer as (
    -- Somebody who closes their account meanwhile is waited for, and waits for this order.
    select id from users where id = $8::uuid and deleted_at is null for share
  ), placed as (
    insert into orders (id, holds_stock, updated_at, ${columns})
    select o.id, o.kind = 'purchase', o.created_at, ${columns.replaceAll(/\w+/g, 'o.$&')}
    from buyer cross join json_populate_record(null::orders, $1::json) as o
    on conflict do nothing returning id, number, user_id, created_at, total_cents
  ), due as (
    insert into payables (id, order_id, total_cents, dues, next_due_on, agreed_at)
    select id, id, total_cents, ($1::json -> 'dues')::jsonb, ($1::json -> 'dues' -> 0 ->> 'dueOn')::date, created_at
    from placed where $1::json -> 'dues' is not null
  ), keyed as (
    insert into idempotency_keys (user_id, operation, key, body_hash, status, reply)
    select user_id, $9::text, $10::text, $11::text, 200, ${numbered('$12')} from placed where $10::text is not null
    returning key
  ), mailed as (${queueText(`(select ${numbered('$13')} from placed)`)}
  ), items as materialized (
    select * from json_to_recordset($2::json) as item (id uuid, position int, "productId" uuid,
      "packageId" text, "variantKey" text, pieces jsonb, variants jsonb, name text, image text, quantity int,
      "leadWeeks" int, "unitPrice" int, "listPrice" int, cost int)
  ), written as (
    insert into order_items (id, order_id, position, product_id, package_id, variant_key, pieces, variants, name,
      image, quantity, lead_weeks, unit_price_cents, list_price_cents, cost_cents, placed_at)
    select i.id, placed.id, i.position, i."productId", i."packageId", i."variantKey", nullif(i.pieces, 'null'),
      i.variants, i.name, i.image, i.quantity, i."leadWeeks", i."unitPrice", i."listPrice", i.cost, placed.created_at
    from placed cross join items i
  ), told as (
    insert into order_history (order_id, type, title, actor_id, created_at)
    select id, $3::text, $4::text, coalesce($14::uuid, user_id), created_at from placed
  ), emptied as (
    delete from cart_items c using placed, items i
    where c.user_id = placed.user_id and $14::uuid is null
      and ((c.product_id = i."productId" and c.variant_key = i."variantKey") or c.package_id = i."packageId")
  ), asked as materialized (
    select * from unnest($5::uuid[], $6::text[], $7::int[]) as asked (product_id, variant_key, quantity)
  ), held as (
    insert into order_holds (order_id, product_id, variant_key, quantity)
    select placed.id, asked.* from placed cross join asked
  ), locked as (
    -- Two orders over the same products in another order would wait for each other for ever: all lock in one order.
    -- The key comes first: a second submit waits there for the first, and has touched no stock.
    select i.product_id, i.variant_key, asked.quantity as asked
    from placed cross join (select count(*) from keyed) as once cross join asked
    join inventory i on i.product_id = asked.product_id and i.variant_key = asked.variant_key
    order by i.product_id, i.variant_key
    for update of i
  ), moved as (
    update inventory i set quantity = i.quantity - locked.asked
    from locked
    where i.product_id = locked.product_id and i.variant_key = locked.variant_key
    returning i.product_id, i.variant_key, i.quantity as remaining
  ), logged as (
    insert into stock_history (product_id, variant_key, change, quantity_after, cause, order_id, actor_id, created_at)
    select asked.product_id, asked.variant_key, -asked.quantity, moved.remaining, 'order_placed', placed.id,
      coalesce($14::uuid, placed.user_id), placed.created_at
    from placed cross join asked
    left join moved on moved.product_id = asked.product_id and moved.variant_key = asked.variant_key
  )
  select exists (select from buyer) as "isBuyerThere", (select number from placed) as count`
