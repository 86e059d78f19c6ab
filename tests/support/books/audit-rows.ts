import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '#kit/node/db/database.ts'
import { auditLog } from '#server/db/schema/audit.ts'

/** What the audit log says was done to one thing, first to last. The log outlives a test: ids of its own keep it apart. */
export function auditOf(db: Db, objectType: string, objectId: string) {
  return db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.objectType, objectType), eq(auditLog.objectId, objectId)))
    .orderBy(asc(auditLog.id))
}

/** How much the audit log holds. */
export function countAudit(db: Db): Promise<number> {
  return db.$count(auditLog)
}
