import type { CustomerKind } from '#domain/sales/sales-columns.ts'
import type { Db } from '#kit/node/db/database.ts'
import { isSold, soldInPeriod, type StorePeriod, valuesOf } from './sold-orders.ts'
import { TOP_ROWS } from './top-products.ts'

export type Buyer = { name: string; email: string; orders: number; totalSpent: number }
export type BuyersOfKind = { kind: CustomerKind; customers: number; orders: number; sales: number }

const topText = `
  with top as (
    select o.user_id, count(*) as orders, sum(o.total_cents) as spent
    from orders o
    where ${soldInPeriod}
    group by o.user_id
    order by spent desc, o.user_id
    limit $4
  )
  select u.first_name || ' ' || u.last_name as name, u.email, top.orders, top.spent as "totalSpent"
  from top join users u on u.id = top.user_id
  order by top.spent desc, name, u.id`

/** Who spent most in a period. */
export function topCustomers(db: Db, period: StorePeriod): Promise<Buyer[]> {
  return db.rows({ name: 'sales_top_customers', text: topText, values: [...valuesOf(period), TOP_ROWS] })
}

// Materialized, so that only who bought in the period is looked up among what was bought before it.
const kindsText = `
  with buyers as materialized (
    select o.user_id, count(*) as orders, sum(o.total_cents) as spent
    from orders o
    where ${soldInPeriod}
    group by o.user_id
  )
  select case when earlier.paid_at is null then 'new' else 'returning' end as kind, count(*) as customers,
    sum(buyers.orders)::bigint as orders, sum(buyers.spent)::bigint as sales
  from buyers left join lateral (
    select o.paid_at from orders o
    where o.user_id = buyers.user_id and ${isSold} and o.paid_at < $1::date::timestamp at time zone $3
    limit 1
  ) as earlier on true
  group by 1`

/** Who bought for the first time in a period, and who had bought before it. */
export function buyersByKind(db: Db, period: StorePeriod): Promise<BuyersOfKind[]> {
  return db.rows({ name: 'sales_buyers_by_kind', text: kindsText, values: valuesOf(period) })
}
