import { Problem } from '#contract/problems.ts'
import type { Db } from '#kit/node/db/database.ts'

/** So many events are sent with an order or a design request: the newest. All of them stay on record. */
const SHOWN_EVENTS = 200

/** So often may one person do to one order or request what can be done again and again. */
const MAX_REPEATED = 300

/** Where events are written, and the column that says to what they happened. */
const tables = { order: ['order_history', 'order_id'], design: ['design_history', 'request_id'] } as const
type Kind = keyof typeof tables

type Event = { type: string; title: string; date: Date; description: string }

/** The newest events of one thing, oldest first, and how many there are in all. */
export type Past = { history: Event[]; historyCount: number }

/** What happened to each of `ids`, by id. */
export async function newestEvents(db: Db, kind: Kind, ids: string[]): Promise<Map<string, Past>> {
  const [table, column] = tables[kind]
  const rows = await db.rows<Event & { about: string; total: number }>({
    name: `newest_${table}`,
    text: `
      select about, type, title, created_at as date, description, total
      from unnest($1::uuid[]) as about
      cross join lateral (
        select *, (count(*) over ())::int as total from ${table}
        where ${column} = about order by id desc limit ${SHOWN_EVENTS}
      ) as events
      order by id`,
    values: [ids],
  })
  const pasts = new Map<string, Past>()
  for (const { about, total, ...event } of rows) {
    const past = pasts.get(about) ?? { history: [], historyCount: total }
    past.history.push(event)
    pasts.set(about, past)
  }
  return pasts
}

type Repeated = { id: string; actorId: string; types: readonly string[] }

/**
 * Refuses what `actorId` has done to `id` too often. To be called once it is written, in its transaction.
 *
 * @throws Problem `changed_too_often`
 */
export async function refuseEndless(tx: Db, kind: Kind, { id, actorId, types }: Repeated): Promise<void> {
  const [table, column] = tables[kind]
  const [found] = await tx.rows<{ times: number }>({
    name: `repeated_${table}`,
    text: `select count(*)::int as times from ${table} where ${column} = $1 and actor_id = $2 and type = any($3)`,
    values: [id, actorId, types],
  })
  if (found && found.times > MAX_REPEATED) throw new Problem('changed_too_often')
}
