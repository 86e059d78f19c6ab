import { asc, desc, eq } from 'drizzle-orm'
import type { Payable, PayableSummary } from '#contract/payables.ts'
import { Problem } from '#contract/problems.ts'
import { type Account, accountNames } from '#domain/payments/accounts.ts'
import { type EntryKind, entryWords } from '#domain/payments/entry-words.ts'
import { figuresOf } from '#domain/payments/figures.ts'
import { paymentStatusOf } from '#domain/payments/standing.ts'
import { isFormerEmail } from '#domain/users/former-person.ts'
import type { Db } from '#kit/node/db/database.ts'
import { payables, payments, refunds } from '#server/db/schema/payments.ts'
import { findPayable, type Viewer } from './find-payable.ts'
import { papersOf } from './papers/read-papers.ts'
import { type PayableRow, selectPayables } from './list-payables.ts'

/** So much of what happened is shown of one payable: the latest. */
const MOST_SHOWN = 200

/** A payable as a list shows it; only the studio reads who pays. */
export function presentSummary(row: PayableRow, viewer: Viewer): PayableSummary {
  const { _id, number, isDesign, client, agreedAt, paidAt, sums, dues } = row
  const { total: agreed, isEarned: _, ...shown } = sums
  const { firstName, lastName, email } = client
  return {
    ...shown,
    ...figuresOf(sums, dues),
    _id,
    number,
    agreedAt,
    paidAt,
    agreed,
    kind: isDesign ? 'design' : 'order',
    paymentStatus: paymentStatusOf(sums, row),
    ...(viewer.role === 'admin' && {
      client: { name: `${firstName} ${lastName}`, email: isFormerEmail(email) ? '' : email },
    }),
  }
}

/**
 * One payable in full, as `viewer` may see it.
 *
 * @throws Problem `payable_not_found`
 */
export async function readPayable(db: Db, viewer: Viewer, ref: string): Promise<Payable> {
  const { id } = await findPayable(db, viewer, ref)
  return payableInFull(db, viewer, id)
}

/** The same of one that `viewer` may see. */
export async function payableInFull(db: Db, viewer: Viewer, id: string): Promise<Payable> {
  const [row] = await selectPayables(db).where(eq(payables.id, id))
  if (!row) throw new Problem('payable_not_found')
  return {
    ...presentSummary(row, viewer),
    payments: await paymentsOf(db, id),
    refunds: await refundsOf(db, id),
    papers: await papersOf(db, id),
    ...(viewer.role === 'admin' && { entries: await entriesOf(db, id) }),
  }
}

function paymentsOf(db: Db, id: string) {
  const { cents: amount, method, receivedOn, reference, state, endedAt, reason } = payments
  return db
    .select({ _id: payments.id, amount, method, receivedOn, reference, state, endedAt, reason })
    .from(payments)
    .where(eq(payments.payableId, id))
    .orderBy(desc(payments.createdAt), asc(payments.id))
    .limit(MOST_SHOWN)
}

export const refundColumns = {
  _id: refunds.id,
  amount: refunds.cents,
  method: refunds.method,
  reasonCode: refunds.reasonCode,
  reason: refunds.reason,
  state: refunds.state,
  sends: refunds.sends,
  sentOn: refunds.sentOn,
  reference: refunds.reference,
  createdAt: refunds.createdAt,
}

function refundsOf(db: Db, id: string) {
  return db
    .select(refundColumns)
    .from(refunds)
    .where(eq(refunds.payableId, id))
    .orderBy(desc(refunds.createdAt), asc(refunds.id))
    .limit(MOST_SHOWN)
}

const entriesText = `
  select e.id::text as "_id", e.kind, e.on_day::text as "on", json_agg(json_build_object('account', l.account, 'cents', l.cents)
    order by l.line) as lines
  from ledger_entries e join ledger_postings l on l.entry_id = e.id
  where e.payable_id = $1
  group by e.id order by e.id desc limit ${MOST_SHOWN}`

type EntryRow = { _id: string; kind: EntryKind; on: string; lines: { account: Account; cents: number }[] }

async function entriesOf(db: Db, id: string) {
  const rows = await db.rows<EntryRow>({ name: 'entries_of_payable', text: entriesText, values: [id] })
  return rows.map(({ _id, kind, on, lines }) => ({
    _id,
    what: entryWords[kind],
    on,
    lines: shownLines(lines),
  }))
}

export function shownLines(lines: EntryRow['lines']) {
  return lines.map(({ account, cents }) => ({ account, name: accountNames[account], amount: cents }))
}
