import type { SalesFigures } from '#domain/sales/sales-figures.ts'
import type { Period } from '#domain/sales/sales-period.ts'
import type { Db } from '#kit/node/db/database.ts'

type Row = SalesFigures & { name: 'now' | 'before' }

const text = `
  select p.name, sold.sales, sold.orders, asked.placed, came.visits
  from (
    select name, first, last, first::timestamp at time zone $5 as starts, (last + 1)::timestamp at time zone $5 as ends
    from (values ('now', $1::date, $2::date), ('before', $3::date, $4::date)) as named (name, first, last)
  ) as p
  cross join lateral (
    select coalesce(sum(o.total_cents), 0) as sales, count(*) as orders
    from orders o
    where o.payment_status = 'paid' and o.status <> 'cancelled' and o.paid_at >= p.starts and o.paid_at < p.ends
  ) as sold
  cross join lateral (
    select count(*) as placed from orders o where o.created_at >= p.starts and o.created_at < p.ends
  ) as asked
  cross join lateral (
    select coalesce(sum(v.count), 0) as visits from visits v where v.day between p.first and p.last
  ) as came`

/** What a period and the one before it brought. */
export async function periodFigures(
  db: Db,
  period: Period,
  before: Period,
  timeZone: string,
): Promise<Record<Row['name'], SalesFigures>> {
  const values = [period.from, period.to, before.from, before.to, timeZone]
  const rows = await db.rows<Row>({ name: 'sales_period_figures', text, values })
  const [now, earlier] = (['now', 'before'] as const).map((name) => rows.find((row) => row.name === name))
  if (!now || !earlier) throw new Error('A period has no figures')
  return { now, before: earlier }
}
