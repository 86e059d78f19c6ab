import { lt } from 'drizzle-orm'
import type { Db } from '#kit/node/db/database.ts'
import { requestCounts, wrongTries } from '#server/db/schema/counts.ts'
import type { Allowance, Count, Draw, RequestCounts } from './request-counts.ts'

// Who is over a budget already draws from none. Of many at the same moment each is told its own number, so that
// exactly as many pass as may.
const drawText = `
  with asked as (
    select * from unnest($1::text[], $2::int[], $3::float8[]) with ordinality as asked (key, max, per_ms, place)
  ), over as (
    select asked.place, c.ends_at from asked join request_counts c using (key)
    where c.ends_at > $4::timestamptz and c.used >= asked.max
  ), drawn as (
    insert into request_counts as c (key, used, ends_at)
    select key, 1, $4::timestamptz + per_ms * interval '1 millisecond' from asked
    where not exists (select from over) order by key
    on conflict (key) do update set
      used = case when c.ends_at > $4::timestamptz then c.used + 1 else 1 end,
      ends_at = case when c.ends_at > $4::timestamptz then c.ends_at else excluded.ends_at end
    returning key, used, ends_at
  )
  select place, ends_at as "endsAt" from over
  union all
  select asked.place, drawn.ends_at from drawn join asked using (key) where drawn.used > asked.max
  order by place limit 1`

/** Counts each request in the table that all processes share. */
export function sharedDraw(db: Db, clock: () => Date): Draw {
  return async (allowances) => {
    const now = clock()
    const [over] = await db.rows<{ endsAt: Date }>({
      name: 'draw_requests',
      text: drawText,
      values: [...columnsOf(allowances), now],
    })
    return over ? Math.max(1, over.endsAt.getTime() - now.getTime()) : 0
  }
}

function columnsOf(allowances: readonly Allowance[]): [string[], number[], number[]] {
  return [
    allowances.map(({ key }) => key),
    allowances.map(({ max }) => max),
    allowances.map(({ perMs }) => perMs),
  ]
}

// Both sides lock their rows in one order: of two processes at once neither waits for the other for ever.
const settleText = `
  insert into request_counts as c (key, used, ends_at)
  select * from unnest($1::text[], $2::int[], $3::timestamptz[]) as drawn (key, used, ends_at) order by key
  on conflict (key) do update set
    used = case when c.ends_at > $4::timestamptz then c.used + excluded.used else excluded.used end,
    ends_at = case when c.ends_at > $4::timestamptz then c.ends_at else excluded.ends_at end
  returning key, used, ends_at as "endsAt"`

/** Adds what was drawn here to what all processes drew, and takes over the sums. */
export async function settleCounts(db: Db, clock: () => Date, counts: RequestCounts): Promise<void> {
  const drawn = counts.takeUnsettled()
  if (drawn.length === 0) return
  try {
    const ends = drawn.map(({ endsAt }) => new Date(endsAt))
    const values = [drawn.map(({ key }) => key), drawn.map(({ used }) => used), ends, clock()]
    const totals = await db.rows<{ key: string; used: number; endsAt: Date }>({
      name: 'settle_requests',
      text: settleText,
      values,
    })
    counts.settle(totals.map((total): Count => ({ ...total, endsAt: total.endsAt.getTime() })))
  } catch (error) {
    counts.putBack(drawn)
    throw error
  }
}

/** Longer than any wait after wrong passwords. */
const TRIES_FORGOTTEN_AFTER_MS = 2 * 60 * 60_000

/** Forgets the budgets that are whole again, and the wrong passwords that no wait depends on any more. */
export async function sweepCounts(db: Db, now: Date): Promise<void> {
  await db.delete(requestCounts).where(lt(requestCounts.endsAt, now))
  await db.delete(wrongTries).where(lt(wrongTries.last, new Date(now.getTime() - TRIES_FORGOTTEN_AFTER_MS)))
}
