import { eq } from 'drizzle-orm'
import type { Payable, PayableSummary } from '#contract/payables.ts'
import { Problem } from '#contract/problems.ts'
import { type Account, accountNames } from '#domain/payments/accounts.ts'
import { type EntryKind, entryWords } from '#domain/payments/entry-words.ts'
import { figuresOf } from '#domain/payments/figures.ts'
import { paymentStatusOf } from '#domain/payments/standing.ts'
import { isFormerEmail } from '#domain/users/former-person.ts'
import type { Db } from '#kit/node/db/database.ts'
import { filePath } from '#server/files/file-reply.ts'
import { payables } from '#server/db/schema/payments.ts'
import { findPayable, type Viewer } from './find-payable.ts'
import { type PayableRow, selectPayables } from './list-payables.ts'
import { withSecond } from './mover.ts'

/** So much of what happened is shown of one payable: the latest. */
const MOST_SHOWN = 200

/** A payable as a list shows it; only the studio reads who pays. */
export function presentSummary(row: PayableRow, viewer: Viewer): PayableSummary {
  const { _id, number, isDesign, client, agreedAt, paidAt, sums, dues, nextDueOn: dueOn } = row
  const { total: agreed, isEarned: _, ...shown } = sums
  const { firstName, lastName, email } = client
  return {
    ...shown,
    ...figuresOf(sums, dues),
    dueOn,
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
  const [past] = await db.rows<Past>({
    name: 'past_of_payable',
    text: pastText,
    values: [id, viewer.role === 'admin'],
  })
  const { payments = [], refunds = [], papers = [], entries = [], sameEvidence } = past ?? {}
  return {
    ...presentSummary(row, viewer),
    payments: payments.map(({ endedAt, ...payment }) => ({
      ...payment,
      endedAt: endedAt === null ? null : new Date(endedAt),
    })),
    refunds: await withSecond(
      db,
      viewer.id,
      refunds.map((refund) => ({ ...refund, createdAt: new Date(refund.createdAt) })),
    ),
    papers,
    ...(viewer.role === 'admin' && { entries: entries.map(shownEntry), sameEvidence: sameEvidence ?? [] }),
  }
}

const latest = (what: string) => `coalesce((select json_agg(r) from (${what} limit ${MOST_SHOWN}) r), '[]')`

/**
 * Whose latest evidence, or that of a payment, has the same bytes as that of the payable $1; evidence belongs to who
 * pays. A deposit takes its evidence along, so the payable itself may be among them.
 */
const sameEvidenceText = `
  with same as (
    select other.id, other.owner_id
    from (select evidence_file_id as id from orders where id = $1
      union all select evidence_file_id from design_requests where id = $1) own
    join files f on f.id = own.id join files other on other.sha256 = f.sha256 and other.id <> f.id)
  select 'LN-' || o.number as number from same join orders o on o.user_id = owner_id and o.evidence_file_id = same.id
  union select 'D-' || d.number from same join design_requests d on d.user_id = owner_id and d.evidence_file_id = same.id
  union select coalesce('LN-' || o.number, 'D-' || d.number) from same join payments p on p.evidence_file_id = same.id
  left join orders o on o.id = p.payable_id left join design_requests d on d.id = p.payable_id
  where p.state <> 'reversed'`

/** What happened to the payable $1, of each kind the latest first; its papers as they were issued; $2: for an admin. */
const pastText = `select
  ${latest(`select p.id as "_id", cents as amount, method, received_on as "receivedOn", reference, state, ended_at as "endedAt", reason,
      case when f.id is not null then json_build_object('name', f.name, 'contentType', f.content_type, 'size', f.size,
        'url', '${filePath('')}' || f.id) end as evidence
    from payments p left join files f on f.id = evidence_file_id
    where payable_id = $1 order by p.created_at desc, p.id`)} as payments,
  ${latest(`select id as "_id", cents as amount, method, reason_code as "reasonCode", reason, state, sends, sent_on as "sentOn",
      due_on as "dueOn", reference, created_at as "createdAt", approved_by as "approvedBy"
    from refunds where payable_id = $1 order by created_at desc, id`)} as refunds,
  ${latest(`select number, kind, issued_on as "issuedOn", cents as amount, cancels
    from documents where payable_id = $1 order by created_at, kind desc, seq`)} as papers,
  ${latest(`select e.id::text as "_id", e.kind, e.on_day as "on",
      json_agg(json_build_object('account', l.account, 'cents', l.cents) order by l.line) as lines
    from ledger_entries e join ledger_postings l on l.entry_id = e.id
    where e.payable_id = $1 group by e.id order by e.id desc`)} as entries,
  case when $2::boolean then (select json_agg(number order by length(number), number) from (${sameEvidenceText}) others)
  end as "sameEvidence"`

/** A moment as JSON has it. */
type Written<Row, Moment extends keyof Row> = Omit<Row, Moment> &
  Record<Moment, string | Extract<Row[Moment], null>>
type Past = {
  payments: Written<Payable['payments'][number], 'endedAt'>[]
  refunds: (Written<Omit<Payable['refunds'][number], 'needsSecond'>, 'createdAt'> & {
    approvedBy: string | null
  })[]
  papers: Payable['papers']
  entries: EntryRow[]
  sameEvidence: string[] | null
}

type EntryRow = { _id: string; kind: EntryKind; on: string; lines: { account: Account; cents: number }[] }

function shownEntry({ _id, kind, on, lines }: EntryRow) {
  return { _id, what: entryWords[kind], on, lines: shownLines(lines) }
}

export function shownLines(lines: EntryRow['lines']) {
  return lines.map(({ account, cents }) => ({ account, name: accountNames[account], amount: cents }))
}
