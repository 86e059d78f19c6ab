import { asc, eq } from 'drizzle-orm'
import type { Db } from '#kit/node/db/database.ts'
import { auditLog } from '#server/db/schema/audit.ts'
import { categories } from '#server/db/schema/categories.ts'

/** All that is written of categories and of what was done with them, to see that a refusal changed nothing. */
export async function categoryBooks(db: Db) {
  return {
    categories: await db.select().from(categories).orderBy(asc(categories.id)),
    audit: await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.objectType, 'category'))
      .orderBy(asc(auditLog.id)),
  }
}
