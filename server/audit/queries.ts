import { and, asc, desc, eq, gte, ilike, inArray, like, lt, or, sql, type SQL } from 'drizzle-orm'
import type { AuditQuery } from '#contract/audit.ts'
import type { Db } from '#server/db/database.ts'
import { containing } from '#server/db/like-pattern.ts'
import { auditLog } from '#server/db/schema/audit.ts'
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
}

/** A row of the audit log as it was written. */
export type StoredEntry = Awaited<ReturnType<typeof listEntries>>['entries'][number]

/** One page of the audit log, latest first, and how long the whole list is; days are those of `timeZone`. */
export async function listEntries(db: Db, query: AuditQuery, timeZone: string) {
  const which = and(...filtersOf(db, query, timeZone))
  const entries = await db
    .select(entryColumns)
    .from(auditLog)
    .where(which)
    .orderBy(desc(auditLog.id))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
  return { entries, total: await db.$count(auditLog, which) }
}

const fullName = sql<string>`${users.firstName} || ' ' || ${users.lastName}`

/** Who that ever changed something is still known by name. */
export async function listActors(db: Db): Promise<{ _id: string; name: string }[]> {
  const actors = db.selectDistinct({ id: auditLog.actorId }).from(auditLog)
  return db
    .select({ _id: users.id, name: fullName })
    .from(users)
    .where(inArray(users.id, actors))
    .orderBy(asc(fullName), asc(users.id))
}

function filtersOf(db: Db, query: AuditQuery, timeZone: string) {
  const { actor, action, object, search, from, to } = query
  return [
    actor ? eq(auditLog.actorId, actor) : undefined,
    action ? eq(auditLog.action, action) : undefined,
    object ? eq(auditLog.objectType, object) : undefined,
    search ? concerns(db, search) : undefined,
    from ? gte(auditLog.createdAt, startOf(from, 0, timeZone)) : undefined,
    to ? lt(auditLog.createdAt, startOf(to, 1, timeZone)) : undefined,
  ]
}

/** The moment at which a day begins where the store is, or the day `later` days after it. */
function startOf(day: string, later: number, timeZone: string): SQL {
  return sql`(${day}::date + ${later}::int)::timestamp at time zone ${timeZone}`
}

/** Part of an id, or of the name of a product or person; `#` before a reference is how people write it. */
function concerns(db: Db, search: string): SQL | undefined {
  const part = containing(search)
  const named = db
    .select({ id: sql<string>`${products.id}::text` })
    .from(products)
    .where(or(ilike(products.name, part), ilike(products.productCode, part)))
  const people = db
    .select({ id: sql<string>`${users.id}::text` })
    .from(users)
    .where(or(ilike(users.email, part), ilike(fullName, part)))
  return or(
    // Ids are written small.
    like(auditLog.objectId, part.replace('%#', '%').toLowerCase()),
    inArray(auditLog.objectId, named),
    inArray(auditLog.objectId, people),
  )
}
