import type { Actor } from '#server/session.ts'
import { recordChange } from '#server/audit/record.ts'
import type { Db } from '#kit/node/db/db.ts'
import { findEmail, retryEmail } from './queries.ts'

/** Lets the mail `id` be tried at once, and writes into the audit log who wanted that; one that is sent stays as it is. */
export function retryOnRecord(db: Db, actor: Actor, id: string): Promise<void> {
  return db.inTransaction(async (tx) => {
    const before = await findEmail(tx, id)
    if (!before || !(await retryEmail(tx, id))) return
    const { state, lastError } = before
    await recordChange(tx, actor, {
      action: 'email.retried',
      id,
      before: { state, lastError },
      after: { state: 'waiting', lastError: '' },
    })
  })
}
