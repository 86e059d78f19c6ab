import type { Difference } from '#domain/audit.ts'
import type { Db } from '#kit/node/db/database.ts'
import { auditLog } from '#server/db/schema/audit.ts'
import type { Actor } from '#server/session.ts'

/** What was changed of the thing `id`, without secrets: of each side only what differs. */
export type Change = {
  /** The kind of thing, a dot, and what was done to it: `order.archived`. */
  action: `${string}.${string}`
  id: string
} & Partial<Pick<Difference, 'before' | 'after'>>

/** Writes changes into the audit log, in the transaction that made them. */
export async function recordChange(
  tx: Db,
  actor: Pick<Actor, 'id' | 'address'>,
  ...changes: Change[]
): Promise<void> {
  const rows = changes.map(({ action, id, before = {}, after = {} }) => ({
    actorId: actor.id,
    action,
    objectType: action.slice(0, action.indexOf('.')),
    objectId: id,
    before,
    after,
    address: actor.address,
  }))
  if (rows.length > 0) await tx.insert(auditLog).values(rows)
}
