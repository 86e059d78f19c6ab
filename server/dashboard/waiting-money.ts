import type { TodayRow } from '#contract/dashboard.ts'
import { MAX_NAMED } from '#domain/dashboard/today.ts'
import type { Db } from '#kit/node/db/database.ts'

type MoneyKind = 'refunds-to-send' | 'deposits-late' | 'balances-late' | 'credits'
type Row = TodayRow['items'][number] & { kind: MoneyKind; count: number; late: number }

/** Late is what has a day that is over; what is first due counts as the deposit, on which the work waits. */
const text = `
  with waiting as (
    select 'refunds-to-send' as kind, payable_id as id, created_at as since, due_on as due
    from refunds where state = 'approved'
    union all
    select case when received_cents - refunded_cents + written_off_cents < (dues -> 0 ->> 'cents')::int
      then 'deposits-late' else 'balances-late' end, id, agreed_at, next_due_on
    from payables where open_cents > 0 and next_due_on < $1::date
    union all
    select 'credits', id, agreed_at, null from payables where open_cents < 0
  ), named as (
    select w.*, coalesce('LN-' || o.number, 'D-' || d.number) as number, coalesce(o.user_id, d.user_id) as user_id
    from waiting w left join orders o on o.id = w.id left join design_requests d on d.id = w.id
    where o.archived_at is null
  ), ranked as (
    select *, row_number() over (partition by kind order by coalesce(due, since), id) as place,
      count(*) over (partition by kind) as count,
      count(*) filter (where due < $1::date) over (partition by kind) as late
    from named
  )
  select r.kind, r.count::int, r.late::int, r.id as "_id", r.number, u.first_name || ' ' || u.last_name as client, r.since,
    (r.due + 1)::timestamp at time zone $2 as "dueAt"
  from ranked r join users u on u.id = r.user_id
  where r.place <= $3
  order by r.kind, r.place`

/** The money that waits for the studio on the day `today` of the store, in one statement. */
export async function waitingMoney(db: Db, today: string, timeZone: string): Promise<TodayRow[]> {
  const rows = await db.rows<Row>({
    name: 'dashboard_waiting_money',
    text,
    values: [today, timeZone, MAX_NAMED],
  })
  return [...Map.groupBy(rows, ({ kind }) => kind)].map(([kind, named]) => {
    const { count = 0, late = 0 } = named[0] ?? {}
    const items = named.map(({ _id, number, client, since, dueAt }) => ({
      _id,
      number,
      client,
      since,
      dueAt,
    }))
    return { kind, count, late, items }
  })
}
