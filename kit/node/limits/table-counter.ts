import { lt } from 'drizzle-orm'
import type { Db } from '#kit/node/db/database.ts'
import { requestCounts, wrongTries } from './tables.ts'
import type { Budget, Consume, Count, MemoryCounter } from './memory-counter.ts'

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
export function tableConsume(db: Db, clock: () => Date): Consume {
  return async (budgets) => {
    const now = clock()
    const [over] = await db.rows<{ endsAt: Date }>({
      name: 'draw_requests',
      text: drawText,
      values: [...columnsOf(budgets), now],
    })
    return over ? Math.max(1, over.endsAt.getTime() - now.getTime()) : 0
  }
}

function columnsOf(budgets: readonly Budget[]): [string[], number[], number[]] {
  return [budgets.map(({ key }) => key), budgets.map(({ max }) => max), budgets.map(({ perMs }) => perMs)]
}

// Both sides lock their rows in one order: of two processes at once neither waits for the other for ever.
const settleText = `
  insert into request_counts as c (key, used, ends_at)
  select * from unnest($1::text[], $2::int[], $3::timestamptz[]) as drawn (key, used, ends_at) order by key
  on conflict (key) do update set
    used = case when c.ends_at > $4::timestamptz then c.used + excluded.used else excluded.used end,
    ends_at = case when c.ends_at > $4::timestamptz then c.ends_at else excluded.ends_at end
  returning key, used, ends_at as "endsAt"`

/** Adds what was consumed here to what all processes consumed, and takes over the sums. */
export async function flushCounters(db: Db, clock: () => Date, counter: MemoryCounter): Promise<void> {
  const consumed = counter.takeUnflushed()
  if (consumed.length === 0) return
  try {
    const ends = consumed.map(({ endsAt }) => new Date(endsAt))
    const values = [consumed.map(({ key }) => key), consumed.map(({ used }) => used), ends, clock()]
    const totals = await db.rows<{ key: string; used: number; endsAt: Date }>({
      name: 'settle_requests',
      text: settleText,
      values,
    })
    counter.flushed(totals.map((total): Count => ({ ...total, endsAt: total.endsAt.getTime() })))
  } catch (error) {
    counter.restore(consumed)
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
