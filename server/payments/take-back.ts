import { and, eq } from 'drizzle-orm'
import type { BackForm } from '#contract/payable-acts.ts'
import { Problem } from '#contract/problems.ts'
import type { Settings } from '#contract/settings.ts'
import { moneyIn } from '#domain/payments/entry.ts'
import { missingOf, openOf } from '#domain/payments/sums.ts'
import { formatMoney } from '#kit/core/money.ts'
import { one } from '#kit/node/db/database.ts'
import { payments } from '#server/db/schema/payments.ts'
import { type MoneyAct, reachingArchive } from './act-on-payable.ts'
import { freeLines } from './bank-links.ts'
import { type Books, enter, moneyAccount } from './books.ts'
import { invalid } from '#server/invalid.ts'
import { statusOf, type StoredPayable } from './payables.ts'

/**
 * Takes back a payment that was no money after all: recorded by mistake, or a check that the bank returned, which costs
 * its fee. The order or design goes on as it is; what it was paid with is open again.
 *
 * @throws Problem `payment_not_found` · `illegal_state` (taken back already, or its money went back) ·
 *   `validation_failed` (only a check bounces)
 */
export function takeBack(paymentId: string, form: BackForm, { payment: set }: Settings): MoneyAct {
  const { kind, reason } = form
  return reachingArchive(async (books, payable, before) => {
    const payment = await endPayment(books, payable, paymentId, form)
    const { cents, bankFeeCents, evidenceFileId } = payment
    const sums = { ...payable.sums, received: payable.sums.received - cents }
    const isRejected =
      missingOf(sums) > 0 && evidenceFileId !== null && evidenceFileId === before.evidenceFileId
    const money = moneyIn(await moneyAccount(books.tx, payment), -cents, -bankFeeCents)
    const back = await enter(books, payable, {
      kind: 'payment-back',
      of: paymentId,
      sums,
      money,
      ...(isRejected && { marked: 'rejected' }),
    })
    const fee = kind === 'bounced' ? (form.fee ?? set.chequeFee) : 0
    const after = fee > 0 ? await charge(books, back, fee) : back
    return {
      columns: { ...statusOf(after), ...(isRejected && { paymentNote: reason }) },
      event: kind === 'bounced' ? 'cheque_bounced' : 'payment_reversed',
      description: `${formatMoney(cents)}: ${reason}`,
      ...(openOf(after.sums) > 0 && { words: wordsOf(cents, fee, after) }),
    }
  })
}

function wordsOf(cents: number, fee: number, { sums }: StoredPayable) {
  const costs = fee > 0 ? `A returned check costs ${formatMoney(fee)}, which we added. ` : ''
  return { amount: formatMoney(cents), details: `${costs}Now ${formatMoney(openOf(sums))} is open.` }
}

function charge(books: Books, payable: StoredPayable, cents: number): Promise<StoredPayable> {
  const charges = payable.sums.charges + cents
  return enter(books, payable, { kind: 'charged', of: books.random.uuid(), sums: { charges } })
}

async function endPayment(
  { tx, at }: Books,
  { id: payableId, sums }: StoredPayable,
  id: string,
  { kind, reason }: BackForm,
) {
  const payment = await one(
    tx
      .select()
      .from(payments)
      .where(and(eq(payments.id, id), eq(payments.payableId, payableId))),
  )
  if (!payment) throw new Problem('payment_not_found')
  if (payment.state !== 'counted') throw new Problem('illegal_state')
  if (payment.source === 'moved')
    throw new Problem('illegal_state', { message: 'This is credit of another order. Move it back instead.' })
  if (kind === 'bounced' && payment.method !== 'cheque')
    throw invalid('kind', 'Only a check is returned by the bank. Take this payment back instead.')
  // A check may bounce after its money went back; what was never there cannot have.
  if (kind === 'reversed' && sums.received - payment.cents < sums.refunded)
    throw new Problem('illegal_state', {
      message: 'Some of this money went back. Take back the refund first.',
    })
  await tx.update(payments).set({ state: kind, endedAt: at, reason }).where(eq(payments.id, id))
  await freeLines(tx, [payment.bankLineId])
  return payment
}
