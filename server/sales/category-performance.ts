import type { Db } from '#kit/node/db/database.ts'
import { IN_WORDS } from './top-products.ts'
import { inPeriod, type StorePeriod, valuesOf } from './sold-orders.ts'

export type SoldCategory = { name: string; revenue: number; orders: number }

/** What is sold as a package belongs to no category of pieces. */
const PACKAGES = 'Designer packages'

// An order's items come to less than an integer holds, so its sums need no wider arithmetic.
const text = `
  with sold as (
    select p.category_id, i.package_id is null and p.id is null as in_words, i.order_id, sum(i.unit_price_cents * i.quantity)::int as revenue
    from order_items i left join products p on p.id = i.product_id
    where ${inPeriod('i.sold_at')}
    group by i.order_id, p.category_id, in_words
  )
  select coalesce(c.name, case when in_words then $5 else $4 end) as name, sum(sold.revenue) as revenue, count(*) as orders
  from sold left join categories c on c.id = sold.category_id
  group by c.id, in_words
  order by revenue desc, name`

/** What each category sold in a period, by the main category that a piece has now; what sold nothing is left out. */
export function categoryPerformance(db: Db, period: StorePeriod): Promise<SoldCategory[]> {
  return db.rows({ name: 'sales_by_category', text, values: [...valuesOf(period), PACKAGES, IN_WORDS] })
}
