import type { Db } from '#kit/node/db/database.ts'
import type { ProductPicture } from '#server/db/schema/products.ts'
import { inPeriod, type StorePeriod, valuesOf } from './sold-orders.ts'

/** How many rows the tables of products and customers have at most. */
export const TOP_ROWS = 10

export type SoldProduct = {
  name: string
  sku: string
  picture: Pick<ProductPicture, 'key' | 'widths'> | null
  unitsSold: number
  revenue: number
  /** `null` as soon as one line does not say. */
  cost: number | null
  product: string | null
  /** Orders and quote requests placed in the period that name it. */
  placed: number
  views: number
}

/** What a quote said in words: custom work, a delivery. */
export const IN_WORDS = 'Custom work'

const text = `
  with top as (
    select i.product_id, i.package_id, sum(i.quantity) as units,
      sum(i.unit_price_cents * i.quantity) as revenue,
      case when count(*) = count(i.cost_cents) then sum(i.cost_cents::bigint * i.quantity)::bigint end as cost
    from order_items i
    where ${inPeriod('i.sold_at')}
    group by i.product_id, i.package_id
    order by revenue desc, i.product_id, i.package_id
    limit $4
  ),
  asked as (
    select i.product_id, count(distinct i.order_id) as placed
    from order_items i
    where i.product_id in (select product_id from top) and ${inPeriod('i.placed_at')}
    group by i.product_id
  ),
  seen as (
    select v.product_id, sum(v.count) as views
    from product_views v
    where v.product_id in (select product_id from top) and v.day between $1::date and $2::date
    group by v.product_id
  )
  select coalesce(p.name, pk.name, $5) as name, coalesce(p.product_code, pk.id, '') as sku,
    case when p.id is null then pk.pictures -> 0 else shown.picture end as picture,
    top.units as "unitsSold", top.revenue, top.cost, top.product_id as product,
    coalesce(seen.views, 0) as views, coalesce(asked.placed, 0) as placed
  from top
  left join products p on p.id = top.product_id
  left join packages pk on pk.id = top.package_id
  left join lateral (
    select jsonb_build_object('key', pp.key, 'widths', pp.widths) as picture
    from product_pictures pp where pp.product_id = top.product_id order by pp.position limit 1
  ) as shown on true
  left join seen on seen.product_id = top.product_id
  left join asked on asked.product_id = top.product_id
  order by top.revenue desc, name, sku`

/** What sold for most in a period: pieces, and packages as what they were sold as. */
export function topProducts(db: Db, period: StorePeriod): Promise<SoldProduct[]> {
  return db.rows({ name: 'sales_top_products', text, values: [...valuesOf(period), TOP_ROWS, IN_WORDS] })
}
