import type { Db } from '#kit/node/db/database.ts'
import { auditLog } from '#server/db/schema/audit.ts'

/** What the studio changed, without secrets; `before` and `after` hold only what differs. */
export type Change = {
  actorId: string
  action: string
  objectType: string
  objectId: string
  before: Record<string, unknown>
  after: Record<string, unknown>
  /** Where the request came from. */
  address: string
}

/** Writes one change into the audit log, in the transaction that made it. */
export async function recordChange(tx: Db, change: Change): Promise<void> {
  await tx.insert(auditLog).values(change)
}

/** Writes many changes at once. */
export async function recordChanges(tx: Db, changes: readonly Change[]): Promise<void> {
  if (changes.length > 0) await tx.insert(auditLog).values([...changes])
}
