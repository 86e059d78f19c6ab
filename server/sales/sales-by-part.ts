import type { PaymentMethod } from '#domain/payments/payment-method.ts'
import type { TimeUnit } from '#domain/sales/time-steps.ts'
import type { DeviceKind } from '#domain/visits/device-kind.ts'
import type { Db } from '#kit/node/db/database.ts'
import { soldInPeriod, type StorePeriod, valuesOf } from './sold-orders.ts'

type Part = { orders: number; sales: number }
type Row = Part & { by: 'at' | 'method' | 'device'; value: string | null }

export type SalesByPart = {
  at: (Part & { value: string })[]
  method: (Part & { value: PaymentMethod })[]
  device: (Part & { value: DeviceKind | null })[]
}

/** How a step of time is named, as `timeStepsOf` does. */
const stepPatterns: Record<TimeUnit, string> = {
  hour: 'YYYY-MM-DD"T"HH24',
  day: 'YYYY-MM-DD',
  month: 'YYYY-MM',
}

// One pass over the orders, so that the three ways of adding them up cannot differ.
const text = `
  with sold as (
    select to_char(o.paid_at at time zone $3, $4) as at, o.payment_method as method, o.device, o.total_cents
    from orders o
    where ${soldInPeriod}
  )
  select case when grouping(at) = 0 then 'at' when grouping(method) = 0 then 'method' else 'device' end as by,
    coalesce(at, method, device) as value, count(*) as orders, sum(total_cents) as sales
  from sold
  group by grouping sets ((at), (method), (device))`

/** The sales of a period by step of time, by payment method and by device; what sold nothing is left out. */
export async function salesByPart(db: Db, period: StorePeriod, unit: TimeUnit): Promise<SalesByPart> {
  const values = [...valuesOf(period), stepPatterns[unit]]
  const rows = await db.rows<Row>({ name: 'sales_by_part', text, values })
  const of = (by: Row['by']) => rows.filter((row) => row.by === by)
  return { at: of('at'), method: of('method'), device: of('device') } as SalesByPart
}

const visitsText = `
  select device, sum(count) as visits from visits where day between $1::date and $2::date group by device`

/** How many visits came on each kind of device. */
export function visitsByDevice(
  db: Db,
  { from, to }: StorePeriod,
): Promise<{ device: DeviceKind; visits: number }[]> {
  return db.rows({ name: 'visits_by_device', text: visitsText, values: [from, to] })
}
