import type { MoveForm } from '#contract/payable-acts.ts'
import { creditOf, outstandingOf } from '#domain/payments/sums.ts'
import { formatMoney } from '#kit/core/money.ts'
import type { Db } from '#kit/node/db/database.ts'
import { idempotentWrite, type IdempotentRequest } from '#kit/node/http/idempotency.ts'
import { currentSettings } from '#server/settings/current-settings.ts'
import { changePayable, type Desk, type MoneyAct, outcomeOf } from './act-on-payable.ts'
import { findPayable } from './find-payable.ts'
import { invalid } from '#server/invalid.ts'
import { countPayment } from './money-moves.ts'
import { statusOf } from './payables.ts'
import { payableInFull } from './read-payable.ts'
import { approveRefund, MOVED, sendRefund } from './refund-moves.ts'
import { refuseTooMuch } from './refund-payable.ts'
import { refuseChanged } from './settle.ts'

/**
 * Moves what the shop owes to a customer of one payable to another of theirs that is open.
 *
 * @throws Problem `payable_not_found` · `payment_changed` (with the figures) · `refund_too_much` (more than is owed) ·
 *   `validation_failed` (somebody else's, the same, or more than is open of it)
 */
export async function moveCredit(
  desk: Desk,
  ref: string,
  form: MoveForm,
  submit: IdempotentRequest | undefined,
) {
  const { world, actor } = desk
  const settings = await currentSettings.get(world)
  return idempotentWrite(world.db, submit, async (tx) => {
    const from = await findPayable(tx, actor, ref)
    const to = await findPayable(tx, actor, form.to)
    if (from.id === to.id || from.userId !== to.userId)
      throw invalid('to', 'Choose another order or design of the same customer')
    await lockPayables(tx, [from.id, to.id])
    await changePayable(desk, tx, settings, from, giveTo(to.number, form))
    await changePayable(desk, tx, settings, to, takeFrom(from.number, form.amount))
    return { payable: await payableInFull(tx, actor, from.id) }
  })
}

/** Before anything of them is written, in the order of their ids: two who move at once do not wait for each other. */
export async function lockPayables(tx: Db, ids: string[]): Promise<void> {
  const text = (table: string) => `select id from ${table} where id = any($1::uuid[]) order by id for update`
  for (const table of ['orders', 'design_requests'])
    await tx.rows({ name: `lock_payables_${table}`, text: text(table), values: [ids] })
}

function giveTo(number: string, { amount: cents, seenOpen }: MoveForm): MoneyAct {
  return async (books, payable, { method }) => {
    refuseChanged(payable.sums, seenOpen)
    refuseTooMuch(cents, creditOf(payable.sums))
    const back = { cents, method, reasonCode: MOVED, reason: `To ${number}` }
    const { after, refund } = await approveRefund(books, payable, back)
    await sendRefund(books, after, refund)
    return {
      columns: statusOf(after),
      event: 'credit_moved',
      description: `${formatMoney(cents)} to ${number}`,
    }
  }
}

function takeFrom(number: string, cents: number): MoneyAct {
  return async (books, payable, before) => {
    const open = outstandingOf(payable.sums)
    if (cents > open) throw invalid('amount', `Only ${formatMoney(open)} is open there`)
    const receipt = { cents, method: before.method, evidenceFileId: null, reference: number, isMoved: true }
    const after = await countPayment(books, payable, receipt)
    return outcomeOf(before, after, 'credit_moved', `${formatMoney(cents)} from ${number}`)
  }
}
