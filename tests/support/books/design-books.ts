import { asc, eq } from 'drizzle-orm'
import type { Db } from '#kit/node/db/database.ts'
import { auditLog } from '#server/db/schema/audit.ts'
import {
  designAttachments,
  designConcepts,
  designHistory,
  designRequests,
  designRevisions,
  designSuggestions,
} from '#server/db/schema/designs.ts'
import { designComments } from '#server/db/schema/design-comments.ts'
import { emails } from '#server/db/schema/emails.ts'
import { files } from '#server/db/schema/files.ts'
import { idempotencyKeys } from '#kit/node/http/tables.ts'
import { refused } from './refused.ts'

/** Everything that a move of a design request could change: two of these are equal when nothing did. */
export async function designBooks(db: Db) {
  return {
    requests: await db.select().from(designRequests).orderBy(asc(designRequests.id)),
    concepts: await db.select().from(designConcepts).orderBy(asc(designConcepts.id)),
    attachments: await db.select().from(designAttachments).orderBy(asc(designAttachments.fileId)),
    revisions: await db.select().from(designRevisions).orderBy(asc(designRevisions.id)),
    suggestions: await db.select().from(designSuggestions).orderBy(asc(designSuggestions.id)),
    comments: await db.select().from(designComments).orderBy(asc(designComments.id)),
    history: await db.select().from(designHistory).orderBy(asc(designHistory.id)),
    letters: await db.select().from(emails).orderBy(asc(emails.id)),
    keys: await db.select().from(idempotencyKeys).orderBy(asc(idempotencyKeys.key)),
    files: await db.select().from(files).orderBy(asc(files.id)),
    audit: await db.$count(auditLog),
  }
}

/** What happened to a request, by name, first to last. */
export async function eventsOf(db: Db, requestId: string): Promise<string[]> {
  const rows = await db
    .select({ type: designHistory.type })
    .from(designHistory)
    .where(eq(designHistory.requestId, requestId))
    .orderBy(asc(designHistory.id))
  return rows.map(({ type }) => type)
}

/** What a refused call says. Throws when the call was not refused, or left a trace. */
export const designRefusalOf = (db: Db, call: () => Promise<unknown>) => refused(() => designBooks(db), call)
