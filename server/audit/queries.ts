import { and, asc, count, desc, eq, inArray, like, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { AuditQuery } from '#contract/audit.ts'
import { designCountSought, orderCountSought } from '#domain/numbers.ts'
import { type Db, one } from '#kit/node/db/database.ts'
import { onDays } from '#server/db/store-days.ts'
import { containing } from '#server/db/like-pattern.ts'
import { auditLines, auditLog } from '#server/db/schema/audit.ts'
import { designRequests } from '#server/db/schema/designs.ts'
import { orders } from '#server/db/schema/orders.ts'
import { products } from '#server/db/schema/products.ts'
import { users } from '#server/db/schema/users.ts'

const entryColumns = {
  id: auditLog.id,
  createdAt: auditLog.createdAt,
  actorId: auditLog.actorId,
  action: auditLog.action,
  objectType: auditLog.objectType,
  objectId: auditLog.objectId,
  before: auditLog.before,
  after: auditLog.after,
  address: auditLog.address,
  lines: sql<number>`(select count(*) from audit_lines where entry_id = audit_log.id)`.mapWith(Number),
}

/** A row of the audit log as it was written. */
export type StoredEntry = Awaited<ReturnType<typeof listEntries>>['entries'][number]

/** One page of the audit log, latest first, and how long the whole list is; days are those of `timeZone`. */
export async function listEntries(db: Db, query: AuditQuery, timeZone: string) {
  const which = and(...filtersOf(db, query, timeZone))
  const { ids, total } = await (query.search ? findInOneLook : findByOrder)(db, which, query)
  const entries = await db
    .select(entryColumns)
    .from(auditLog)
    .where(inArray(auditLog.id, ids))
    .orderBy(desc(auditLog.id))
  return { entries, total }
}

/** A page of the lines of an entry, in the order in which they were written; `undefined` where there is no entry. */
export async function listLines(db: Db, entryId: number, { page, limit }: Place) {
  const ofEntry = eq(auditLines.entryId, entryId)
  const rows = await db
    .select()
    .from(auditLines)
    .where(ofEntry)
    .orderBy(asc(auditLines.id))
    .limit(limit)
    .offset((page - 1) * limit)
  const total = await db.$count(auditLines, ofEntry)
  const isThere = total > 0 || (await db.$count(auditLog, eq(auditLog.id, entryId))) > 0
  return isThere ? { rows, total } : undefined
}

type Place = Pick<AuditQuery, 'page' | 'limit'>
type Found = { ids: number[]; total: number }

/** The ids of one page, by the order of the log itself: what is left out costs nothing. */
async function findByOrder(db: Db, which: SQL | undefined, { page, limit }: Place): Promise<Found> {
  const rows = await db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(which)
    .orderBy(desc(auditLog.id))
    .limit(limit)
    .offset((page - 1) * limit)
  return { ids: rows.map(({ id }) => id), total: await db.$count(auditLog, which) }
}

/** The same where a search has to look at every entry: it looks once, for the page and for the number. */
async function findInOneLook(db: Db, which: SQL | undefined, { page, limit }: Place): Promise<Found> {
  const last = page * limit
  const sorted = sql`array_agg(${auditLog.id} order by ${auditLog.id} desc)`
  const ids = sql<number[]>`coalesce((${sorted})[${last - limit + 1}::int:${last}::int], '{}')`
  const found = await one(db.select({ ids, total: count() }).from(auditLog).where(which))
  return found ?? { ids: [], total: 0 }
}

const fullName = sql<string>`${users.firstName} || ' ' || ${users.lastName}`

/** Walks from one actor to the next by the index: the entries between them are not read. */
const everyActor = sql`
  with recursive actors as (
    (select actor_id as id from audit_log order by actor_id limit 1)
    union all
    select (select actor_id from audit_log where actor_id > actors.id order by actor_id limit 1)
    from actors where actors.id is not null
  )
  select id from actors`

/** Who that ever changed something is still known by name. */
export async function listActors(db: Db): Promise<{ _id: string; name: string }[]> {
  return db
    .select({ _id: users.id, name: fullName })
    .from(users)
    .where(sql`${users.id} = any (array(${everyActor}))`)
    .orderBy(asc(fullName), asc(users.id))
}

function filtersOf(db: Db, query: AuditQuery, timeZone: string) {
  const { actor, action, object, search } = query
  return [
    actor ? eq(auditLog.actorId, actor) : undefined,
    action ? eq(auditLog.action, action) : undefined,
    object ? eq(auditLog.objectType, object) : undefined,
    search ? concerns(db, search) : undefined,
    ...onDays(auditLog.createdAt, query, timeZone),
  ]
}

/**
 * A number, part of an id, or of the name of a product or person; `#` before a reference is how people write it,
 * and `DR-` stands before a design request's. Names are compared in small letters: `ilike` takes three times as long.
 */
function concerns(db: Db, search: string): SQL | undefined {
  const words = search.toLowerCase()
  const has = (text: SQLWrapper) => sql`strpos(lower(${text}), ${words}) > 0`
  const named = db
    .select({ id: sql<string>`${products.id}::text` })
    .from(products)
    .where(or(has(products.name), has(products.productCode)))
  const people = db
    .select({ id: sql<string>`${users.id}::text` })
    .from(users)
    .where(or(has(users.email), has(fullName)))
  return or(
    // Ids are written small.
    like(auditLog.objectId, containing(words.replace(/^(#|dr-)/, ''))),
    ...numbered(search),
    inArray(auditLog.objectId, named),
    inArray(
      auditLog.id,
      db
        .select({ id: auditLines.entryId })
        .from(auditLines)
        .where(and(eq(auditLines.objectType, 'product'), inArray(auditLines.objectId, named))),
    ),
    inArray(auditLog.objectId, people),
  )
}

/** The order and the design request of the number that `search` may be. */
function numbered(search: string): SQL[] {
  const counts = [
    [orders, orderCountSought(search)],
    [designRequests, designCountSought(search)],
  ] as const
  return counts.flatMap(([table, count]) =>
    count === undefined
      ? []
      : [sql`${auditLog.objectId} = (select id::text from ${table} where number = ${count})`],
  )
}
