import { eq } from 'drizzle-orm'
import { Problem } from '#contract/problems.ts'
import { figuresOf } from '#domain/payments/figures.ts'
import { formatMoney } from '#kit/core/money.ts'
import { one } from '#kit/node/db/database.ts'
import { payables } from '#server/db/schema/payments.ts'
import type { MoneyAct } from './act-on-payable.ts'
import { findUser } from '#server/users/queries.ts'
import { statusOf } from './payables.ts'

/**
 * Reminds the customer of what is due.
 *
 * @throws Problem `illegal_state` (nothing is due, its account was deleted, evidence waits for an answer, or
 *   a reminder left today)
 */
export const remind: MoneyAct = async ({ tx, today }, payable, { userId, status, evidenceFileId }) => {
  const { dueNow } = figuresOf(payable.sums, payable.dues)
  if (dueNow === 0) throw new Problem('illegal_state', { message: 'Nothing is due here' })
  if (!(await findUser(tx, userId)))
    throw new Problem('illegal_state', { message: 'This account was deleted. No letter can be sent to it.' })
  if (status === 'pending' && evidenceFileId)
    throw new Problem('illegal_state', { message: 'The customer sent payment evidence. Answer it first.' })
  const which = eq(payables.id, payable.id)
  const last = await one(tx.select({ on: payables.remindedOn }).from(payables).where(which))
  if (last?.on === today) throw new Problem('illegal_state', { message: 'A reminder was sent today already' })
  await tx.update(payables).set({ remindedOn: today }).where(which)
  return { columns: statusOf(payable), event: 'reminded', description: formatMoney(dueNow) }
}
