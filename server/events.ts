import { type Column, sql, type SQL } from 'drizzle-orm'
import { Problem } from '#contract/problems.ts'
import type { Db } from '#kit/node/db/database.ts'

/** So many events are sent with an order or a design request: the newest. All of them stay on record. */
const SHOWN_EVENTS = 200
/** Fewer where they hold long words: those after so many bytes of them are not sent. */
const SHOWN_BYTES = 32 * 1024

/** So often may one person do to one order or request what can be done again and again. */
const MAX_REPEATED = 300

/** Where events are written, and the column that says to what they happened. */
const tables = { order: ['order_history', 'order_id'], design: ['design_history', 'request_id'] } as const
type Kind = keyof typeof tables

type Event = { type: string; title: string; date: Date; description: string }

/** The newest events of one thing, oldest first, and how many there are in all. */
export type Past = { history: Event[]; historyCount: number }

/** What happened to the thing whose id stands in `about`, as a column beside it. */
export function pastOf(kind: Kind, about: Column): SQL<Past> {
  const [table, column] = tables[kind].map((name) => sql.identifier(name))
  return sql`(
    select json_build_object('historyCount', coalesce(max(total), 0), 'history', coalesce(json_agg(json_build_object(
      'type', type, 'title', title, 'date', created_at, 'description', description) order by id), '[]'))
    from (
      select *, count(*) over () as total,
        sum(octet_length(description)) over (order by id desc) - octet_length(description) as bytes_after
      from ${table} where ${column} = ${about} order by id desc limit ${SHOWN_EVENTS}
    ) as events where bytes_after < ${SHOWN_BYTES})`.mapWith(readPast)
}

type WrittenPast = Omit<Past, 'history'> & { history: (Omit<Event, 'date'> & { date: string })[] }

function readPast({ history, historyCount }: WrittenPast): Past {
  return { history: history.map((event) => ({ ...event, date: new Date(event.date) })), historyCount }
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
