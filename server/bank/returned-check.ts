import { and, eq } from 'drizzle-orm'
import { Problem } from '#contract/problems.ts'
import type { Settings } from '#contract/settings.ts'
import { longDay } from '#kit/core/long-date.ts'
import { one, type Db } from '#kit/node/db/database.ts'
import { bankLines } from '#server/db/schema/bank.ts'
import { payables, payments } from '#server/db/schema/payments.ts'
import { invalid } from '#server/invalid.ts'
import { changePayable, type Desk } from '#server/payments/act-on-payable.ts'
import { takeBack } from '#server/payments/take-back.ts'

/** `m` is a check that the bank may return, or returned by a movement that nobody has matched yet. */
const RETURNABLE = `m.method = 'cheque' and (m.state = 'counted' or m.state = 'bounced'
  and not exists (select from bank_lines by where by.id = m.bank_line_id and by.cents < 0))`

const MOST_CHEQUES = 500

const chequesText = `
  select m.id as "_id", m.cents, coalesce('LN-' || o.number, 'D-' || d.number) as number,
    u.first_name || ' ' || u.last_name as payer
  from payments m left join orders o on o.id = m.payable_id left join design_requests d on d.id = m.payable_id
    join users u on u.id = coalesce(o.user_id, d.user_id)
  where m.cents = any($1::int[]) and ${RETURNABLE}
  order by m.created_at desc, m.id limit ${MOST_CHEQUES}`

type Cheque = { _id: string; cents: number; number: string; payer: string }

/** The checks that the bank may have returned by movements of these amounts. */
export async function chequesOf(db: Db, amounts: readonly number[]): Promise<Cheque[]> {
  const returned = amounts.filter((cents) => cents < 0).map((cents) => -cents)
  if (returned.length === 0) return []
  return db.rows<Cheque>({ name: 'returnable_cheques', text: chequesText, values: [returned] })
}

type Line = { _id: string; amount: number; postedOn: string }
type Returning = { desk: Desk; tx: Db; settings: Settings; line: Line }

/**
 * A check came back by a line: its payment is taken back as a returned one, unless somebody did that before. The line by
 * which it came pays nothing any more, and is set aside.
 *
 * @throws Problem `payment_not_found` · `validation_failed` (no check of this amount) · `illegal_state` (taken back as a
 *   mistake, or returned by another line)
 */
export async function returnCheque({ desk, tx, settings, line }: Returning, id: string): Promise<void> {
  const { designId } = payables
  const { payableId, state, method, cents, bankLineId } = payments
  const columns = { payableId, state, method, cents, bankLineId, designId }
  const found = await one(
    tx
      .select(columns)
      .from(payments)
      .innerJoin(payables, eq(payables.id, payableId))
      .where(eq(payments.id, id)),
  )
  if (!found) throw new Problem('payment_not_found')
  if (found.method !== 'cheque' || found.cents !== -line.amount)
    throw invalid('payment', 'Choose a check of the amount of this line')
  const [returnable] = await chequesOf(tx, [line.amount]).then((all) => all.filter(({ _id }) => _id === id))
  if (!returnable) throw new Problem('illegal_state')
  if (found.state === 'counted') {
    const reason = `The bank returned it on ${longDay(line.postedOn)}`
    const noun = { id: found.payableId, isDesign: found.designId !== null }
    await changePayable(desk, tx, settings, noun, takeBack(id, { kind: 'bounced', reason }, settings))
  }
  if (found.bankLineId !== null) {
    const isFree = and(eq(bankLines.id, found.bankLineId), eq(bankLines.state, 'new'))
    const why = `The check for ${returnable.number} was returned`
    await tx.update(bankLines).set({ state: 'set_aside', why }).where(isFree)
  }
  await tx.update(payments).set({ bankLineId: line._id }).where(eq(payments.id, id))
}

/** The line is of no returned check any more; the check stays returned. */
export async function leaveCheques(tx: Db, { _id }: Line): Promise<void> {
  const ofLine = and(eq(payments.bankLineId, _id), eq(payments.state, 'bounced'))
  await tx.update(payments).set({ bankLineId: null }).where(ofLine)
}
