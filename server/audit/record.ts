import type { Difference } from '#domain/audit.ts'
import type { Db } from '#kit/node/db/database.ts'
import { auditLines, auditLog } from '#server/db/schema/audit.ts'
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
  const rows = changes.map((change) => ({ ...rowOf(change), actorId: actor.id, address: actor.address }))
  if (rows.length > 0) await tx.insert(auditLog).values(rows)
}

/**
 * Writes what one act did to many things: one entry, with a line below it for each.
 *
 * @param entry  what was done, or the entry of an act that goes on
 * @returns the entry
 */
export async function recordLines(
  tx: Db,
  actor: Pick<Actor, 'id' | 'address'>,
  entry: Change | number,
  lines: readonly Change[],
): Promise<number> {
  const entryId = typeof entry === 'number' ? entry : await recordEntry(tx, actor, entry)
  if (lines.length > 0) await tx.insert(auditLines).values(lines.map((line) => ({ ...rowOf(line), entryId })))
  return entryId
}

async function recordEntry(tx: Db, { id: actorId, address }: Pick<Actor, 'id' | 'address'>, change: Change) {
  const row = { ...rowOf(change), actorId, address }
  const [written] = await tx.insert(auditLog).values(row).returning({ id: auditLog.id })
  if (!written) throw new Error('The audit log took no entry')
  return written.id
}

function rowOf({ action, id, before = {}, after = {} }: Change) {
  return { action, objectType: action.slice(0, action.indexOf('.')), objectId: id, before, after }
}
