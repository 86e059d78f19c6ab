import type { TodayRow } from '#contract/dashboard.ts'
import { MAX_NAMED } from '#domain/dashboard/today.ts'
import type { DesignStatus } from '#domain/designs/design-status.ts'
import { conceptDueAt } from '#domain/designs/due-dates.ts'
import type { PaymentStatus } from '#domain/payments/payment-status.ts'
import type { Db } from '#kit/node/db/database.ts'

type DesignKind = 'design-payments' | 'concepts' | 'revisions'
type Row = {
  kind: DesignKind
  _id: string
  number: string
  client: string
  status: DesignStatus
  paymentStatus: PaymentStatus
  since: Date
  paidAt: Date | null
  revisedAt: Date | null
  designDaysTo: number
}

const text = `
  with waiting as (
    select 'revisions' as kind, r.id, coalesce(asked.at, r.updated_at) as since, asked.at as revised_at
    from design_requests r
    cross join lateral (
      select max(created_at) as at from design_revisions where request_id = r.id
    ) as asked
    where r.status = 'revision'
    union all
    select 'design-payments', id, coalesce(evidence_uploaded_at, updated_at), null
    from design_requests
    where evidence_file_id is not null and payment_status = 'pending'
    union all
    select 'concepts', r.id, r.paid_at, null
    from design_requests r
    where r.payment_status = 'paid' and r.status in ('pending', 'in_progress')
      and not exists (select from design_concepts c where c.request_id = r.id)
  )
  select w.kind, r.id as "_id", 'D-' || r.number as number, u.first_name || ' ' || u.last_name as client, r.status,
    r.payment_status as "paymentStatus", w.since, r.paid_at as "paidAt", w.revised_at as "revisedAt",
    r.design_days_to as "designDaysTo"
  from waiting w join design_requests r on r.id = w.id join users u on u.id = r.user_id
  order by w.since, r.id`

/** The design requests that wait for the studio at `now`, by what they wait for: as many as are in hand, so all are read. */
export async function waitingDesigns(db: Db, now: Date, timeZone: string): Promise<TodayRow[]> {
  const rows = await db.rows<Row>({ name: 'dashboard_waiting_designs', text })
  const dueOf = (row: Row) => dueAt(row, timeZone)
  return [...Map.groupBy(rows, ({ kind }) => kind)].map(([kind, ofKind]) => ({
    kind,
    count: ofKind.length,
    late: countLate(ofKind, dueOf, now),
    items: ofKind.slice(0, MAX_NAMED).map((row) => ({
      _id: row._id,
      number: row.number,
      client: row.client,
      since: row.since,
      dueAt: dueOf(row),
    })),
  }))
}

type DueOf = (row: Row) => Date | null

/** A first concept has none before it, and those before a revision do not matter to it. */
function dueAt(row: Row, timeZone: string): Date | null {
  return row.kind === 'design-payments' ? null : conceptDueAt({ ...row, conceptCount: 0 }, timeZone)
}

function countLate(rows: readonly Row[], dueOf: DueOf, now: Date): number {
  const dues = rows.filter(({ kind, revisedAt }) => kind === 'concepts' || revisedAt !== null)
  const alike = Map.groupBy(dues, ({ designDaysTo }) => designDaysTo)
  return [...alike.values()].reduce((late, group) => late + lateOf(group, dueOf, now), 0)
}

/**
 * Of those with one promise, who waits longer is due earlier: the first that is in time is searched by halves, as each
 * day costs a calendar.
 */
function lateOf(dues: readonly Row[], dueOf: DueOf, now: Date): number {
  let [late, inTime] = [0, dues.length]
  while (late < inTime) {
    const middle = Math.floor((late + inTime) / 2)
    const due = dueOf(dues[middle]!)
    if (due !== null && due <= now) late = middle + 1
    else inTime = middle
  }
  return late
}
