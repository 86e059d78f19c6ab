import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { RefundForm, RefundMove } from '#contract/payable-acts.ts'
import { Problem } from '#contract/problems.ts'
import type { Settings } from '#contract/settings.ts'
import { mostRefundable, refundReasonLabel } from '#domain/payments/refund-rules.ts'
import { longDay } from '#kit/core/long-date.ts'
import { formatMoney } from '#kit/core/money.ts'
import { Dollars } from '#kit/core/operation/money.ts'
import { one, type Db } from '#kit/node/db/database.ts'
import { refunds } from '#server/db/schema/payments.ts'
import { type MoneyAct, reachingArchive } from './act-on-payable.ts'
import { refuseDay } from './money-moves.ts'
import type { Mover } from './mover.ts'
import { statusOf } from './payables.ts'
import { approveRefund, failRefund, MOVED, sendRefund, withdrawRefund } from './refund-moves.ts'
import { refuseChanged, refuseRefunded } from './settle.ts'

/**
 * Approves that money goes back.
 *
 * @throws Problem `payment_changed` (with the figures) · `refund_too_much` (with what may go back)
 */
export function refundPayable(form: RefundForm): MoneyAct {
  const { amount: cents, method, reasonCode, reason, seenOpen, seenRefunded } = form
  return async (books, payable) => {
    refuseChanged(payable.sums, seenOpen)
    refuseRefunded(payable.sums, seenRefunded)
    refuseTooMuch(cents, mostRefundable(payable.sums, reasonCode))
    const { after } = await approveRefund(books, payable, { cents, method, reasonCode, reason })
    const amount = formatMoney(cents)
    const why = [refundReasonLabel(reasonCode), reason].filter(Boolean).join(': ')
    return {
      columns: statusOf(after),
      event: 'refund_approved',
      description: `${amount}. ${why}`,
      words: { amount, details: `Reason: ${why}` },
    }
  }
}

/** @throws Problem `refund_too_much` */
export function refuseTooMuch(cents: number, most: number): void {
  if (cents <= most) return
  const message = `At most ${formatMoney(most)} may go back`
  throw new Problem('refund_too_much', { message, figures: { refundable: z.encode(Dollars, most) } })
}

/**
 * Notes that a refund was sent, came back, or is not to be sent after all. What is above the setting is sent by another
 * admin than the one who approved it; where there is one alone, by their password.
 *
 * @throws Problem `refund_not_found` · `illegal_state` (not from where it stands) · `second_person` · `wrong_password` ·
 *   `validation_failed` (a day that cannot be)
 */
export function moveRefund(
  id: string,
  { state, sentOn, reference, reason, bankLineId }: RefundMove & { bankLineId?: string },
  { secondPersonOver }: Settings['payment'],
  mover: Mover,
): MoneyAct {
  if (state === 'failed') return reachingArchive(cameBack(id, reason))
  return async (books, payable) => {
    const refund = await requireRefund(books.tx, payable.id, id, 'approved')
    const amount = formatMoney(refund.cents)
    if (state === 'withdrawn') {
      const after = await withdrawRefund(books, payable, refund, reason)
      return { columns: statusOf(after), event: 'refund_withdrawn', description: `${amount}: ${reason}` }
    }
    if (refund.cents > secondPersonOver) refuseAlone(refund.approvedBy === books.actorId, mover)
    if (sentOn !== undefined) refuseDay(sentOn, books.today, 'sentOn')
    const after = await sendRefund(books, payable, refund, { sentOn, reference, bankLineId })
    const details = [`Sent on ${longDay(sentOn ?? books.today)}.`, reference && `Reference: ${reference}`]
    return {
      columns: statusOf(after),
      event: 'refund_sent',
      description: amount,
      words: { amount, details: details.filter(Boolean).join(' ') },
    }
  }
}

function cameBack(id: string, reason: string): MoneyAct {
  return async (books, payable) => {
    const refund = await requireRefund(books.tx, payable.id, id, 'sent')
    const after = await failRefund(books, payable, refund, reason)
    const description = `${formatMoney(refund.cents)}: ${reason}`
    return { columns: statusOf(after), event: 'refund_failed', description }
  }
}

function refuseAlone(isOwn: boolean, { isAlone, isSure }: Mover): void {
  if (!isOwn) return
  if (!isAlone) throw new Problem('second_person')
  if (isSure) return
  const message = 'Enter your password to send a refund of this size'
  throw new Problem('wrong_password', { message, fields: { password: message } })
}

/** The payable that a refund belongs to. */
export async function payableOfRefund(db: Db, id: string): Promise<string> {
  const [found] = await db.select({ id: refunds.payableId }).from(refunds).where(eq(refunds.id, id))
  if (!found) throw new Problem('refund_not_found')
  return found.id
}

async function requireRefund(tx: Db, payableId: string, id: string, state: 'approved' | 'sent') {
  const which = and(eq(refunds.id, id), eq(refunds.payableId, payableId))
  const refund = await one(tx.select().from(refunds).where(which))
  if (!refund) throw new Problem('refund_not_found')
  if (refund.state !== state || refund.reasonCode === MOVED) throw new Problem('illegal_state')
  return refund
}
