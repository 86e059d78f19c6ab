import { and, asc, eq, inArray } from 'drizzle-orm'
import type { BankLineMove } from '#contract/bank.ts'
import { Problem } from '#contract/problems.ts'
import type { Settings } from '#contract/settings.ts'
import { outstandingOf } from '#domain/payments/sums.ts'
import { formatMoney, sumCents } from '#kit/core/money.ts'
import type { Db } from '#kit/node/db/database.ts'
import { recordChange } from '#server/audit/record.ts'
import { bankLines } from '#server/db/schema/bank.ts'
import { payables, payments, refunds } from '#server/db/schema/payments.ts'
import { invalid } from '#server/invalid.ts'
import {
  changePayable,
  type Desk,
  type MoneyAct,
  outcomeOf,
  reachingArchive,
} from '#server/payments/act-on-payable.ts'
import { countPayment } from '#server/payments/money-moves.ts'
import { lockPayables } from '#server/payments/move-credit.ts'
import type { Mover } from '#server/payments/mover.ts'
import { moveRefund } from '#server/payments/refund-payable.ts'
import { takeBack } from '#server/payments/take-back.ts'
import { currentSettings } from '#server/settings/current-settings.ts'
import { lockLine, refuseDayToCome, type StoredLine } from './lines.ts'
import { leaveCheques, returnCheque } from './returned-check.ts'
import { cutText } from '#kit/core/cut-text.ts'

type Move = { desk: Desk; tx: Db; settings: Settings; line: StoredLine; mover: Mover }

/**
 * Matches a line of the bank with what it pays or sends back, sets it aside, or opens it again; all of it or nothing.
 *
 * @throws Problem `bank_line_not_found` · `illegal_state` (not from where it stands) · `validation_failed` (the parts are
 *   not the line) · `payable_not_found` · `refund_not_found` · `payment_not_found` · `second_person` · `wrong_password`
 */
export async function moveLine(
  desk: Desk,
  id: string,
  move: BankLineMove,
  mover: Mover,
): Promise<StoredLine> {
  const settings = await currentSettings.get(desk.world)
  return desk.world.db.inTransaction(async (tx) => {
    const locked = new Set(await payablesOf(tx, id, move))
    await lockPayables(tx, [...locked])
    const line = await lockLine(tx, id)
    // Matched while this waited: to lock an order now, after the line, would end in a deadlock with who does as above.
    if (!new Set(await payablesOf(tx, id, move)).isSubsetOf(locked)) throw new Problem('illegal_state')
    const isOpen = line.state === 'new'
    if (isOpen === (move.act === 'reopen')) throw new Problem('illegal_state')
    if (move.act !== 'setAside') refuseDayToCome(line, settings, desk.world.clock())
    const work = { desk, tx, settings, line, mover }
    if (move.act === 'match') await match(work, move.payables)
    if (move.act === 'sent') await send(work, move.refund)
    if (move.act === 'returned') await returnCheque(work, move.payment)
    if (move.act === 'reopen') await reopen(work)
    const state = states[move.act]
    const why = move.act === 'setAside' ? move.why : ''
    await tx.update(bankLines).set({ state, why }).where(eq(bankLines.id, id))
    const [before, after] = [
      { state: line.state, why: line.why },
      { state, why },
    ]
    await recordChange(tx, desk.actor, { action: `bank_line.${acts[move.act]}`, id, before, after })
    return { ...line, state, why }
  })
}

const states = {
  match: 'matched',
  sent: 'matched',
  returned: 'matched',
  setAside: 'set_aside',
  reopen: 'new',
} as const

const linkedText = `
  select payable_id as id from payments where bank_line_id = $1 and state = 'counted'
  union select payable_id from refunds where bank_line_id = $1 and state = 'sent'`

/** What a move touches. Whoever takes a payment back holds its order before its line, so it is locked first here, too. */
async function payablesOf(tx: Db, lineId: string, move: BankLineMove): Promise<string[]> {
  if (move.act === 'match') return move.payables.map(({ payable }) => payable)
  if (move.act === 'setAside') return []
  if (move.act === 'returned')
    return (
      await tx.select({ id: payments.payableId }).from(payments).where(eq(payments.id, move.payment))
    ).map(({ id }) => id)
  const found =
    move.act === 'sent'
      ? await tx.select({ id: refunds.payableId }).from(refunds).where(eq(refunds.id, move.refund))
      : await tx.rows<{ id: string }>({ name: 'payables_of_line', text: linkedText, values: [lineId] })
  return found.map(({ id }) => id)
}

const acts = {
  match: 'matched',
  sent: 'matched',
  returned: 'matched',
  setAside: 'set_aside',
  reopen: 'reopened',
} as const

type Parts = (BankLineMove & { act: 'match' })['payables']

async function match({ desk, tx, settings, line }: Move, parts: Parts): Promise<void> {
  if (sumCents(parts.map(({ amount }) => amount)) !== line.amount)
    throw invalid('payables', `The amounts have to come to ${formatMoney(line.amount)}`)
  const ids = parts.map(({ payable }) => payable)
  if (new Set(ids).size < ids.length) throw invalid('payables', 'Choose each of them once')
  const chosen = tx.select(nounColumns).from(payables).where(inArray(payables.id, ids))
  const found = await chosen.orderBy(asc(payables.id))
  if (found.length < ids.length) throw new Problem('payable_not_found')
  for (const { id, designId } of found) {
    const part = parts.find(({ payable }) => payable === id)
    if (part) await changePayable(desk, tx, settings, nounOf({ id, designId }), cameBy(line, part, settings))
  }
}

/**
 * Counts a part of a line; more than is open is owed to the customer. What the bank kept of it counts as paid. A check may
 * bounce, so it stays one.
 */
function cameBy(
  { _id, postedOn: receivedOn, name, memo, chequeNo }: StoredLine,
  { amount, kept }: Parts[number],
  { payment }: Settings,
): MoneyAct {
  return reachingArchive(async (books, payable, before) => {
    const cents = amount + kept
    if (kept > 0) refuseFee(kept, Math.min(payment.smallDifference, outstandingOf(payable.sums) - amount))
    const reference = cutText(`${name} ${memo}`.trim(), 200)
    const isCheque = chequeNo !== '' || before.method === 'cheque'
    const method = isCheque ? 'cheque' : 'wire_transfer'
    const receipt = { cents, bankFee: kept, method, evidenceFileId: null, receivedOn, reference } as const
    const after = await countPayment(books, payable, { ...receipt, bankLineId: _id })
    return outcomeOf(before, after, 'payment_received', formatMoney(cents))
  })
}

function refuseFee(kept: number, most: number): void {
  if (kept <= most) return
  throw invalid('payables', `The bank may have kept at most ${formatMoney(Math.max(most, 0))} of it`)
}

/** Notes that an approved refund left; above the setting by another admin than approved it. */
async function send({ desk, tx, settings, line, mover }: Move, id: string): Promise<void> {
  const [refund] = await tx
    .select(refundColumns)
    .from(refunds)
    .innerJoin(payables, ofPayable)
    .where(eq(refunds.id, id))
  if (!refund) throw new Problem('refund_not_found')
  if (refund.cents !== -line.amount) throw invalid('refund', 'Its amount is another than that of the line')
  const sent = {
    state: 'sent',
    sentOn: line.postedOn,
    reference: cutText(line.memo, 200),
    reason: '',
    bankLineId: line._id,
  } as const
  await changePayable(desk, tx, settings, nounOf(refund), moveRefund(id, sent, settings.payment, mover))
}

const nounColumns = { id: payables.id, designId: payables.designId }
const refundColumns = { refundId: refunds.id, cents: refunds.cents, ...nounColumns }
const ofPayable = eq(payables.id, refunds.payableId)

function nounOf({ id, designId }: { id: string; designId: string | null }) {
  return { id, isDesign: designId !== null }
}

/** Takes back what the line made: nobody else did that money. */
async function reopen({ desk, tx, settings, line, mover }: Move): Promise<void> {
  const made = await tx
    .select({ paymentId: payments.id, ...nounColumns })
    .from(payments)
    .innerJoin(payables, eq(payables.id, payments.payableId))
    .where(and(eq(payments.bankLineId, line._id), eq(payments.state, 'counted')))
    .orderBy(asc(payables.id))
  const reason = 'Its bank line was opened again'
  for (const payment of made) {
    const back = takeBack(payment.paymentId, { kind: 'reversed', reason }, settings)
    await changePayable(desk, tx, settings, nounOf(payment), back)
  }
  const ofLine = and(eq(refunds.bankLineId, line._id), eq(refunds.state, 'sent'))
  const sent = await tx.select(refundColumns).from(refunds).innerJoin(payables, ofPayable).where(ofLine)
  await leaveCheques(tx, line)
  for (const refund of sent) {
    const failed = { state: 'failed', reference: '', reason } as const
    const back = moveRefund(refund.refundId, failed, settings.payment, mover)
    await changePayable(desk, tx, settings, nounOf(refund), back)
  }
}
