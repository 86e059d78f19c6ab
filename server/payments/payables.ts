import { eq, sql } from 'drizzle-orm'
import { duesFor, isFirstMet, type Due } from '#domain/payments/dues.ts'
import { figuresOf, type PaymentFigures } from '#domain/payments/figures.ts'
import type { PaymentStatus } from '#domain/payments/payment-status.ts'
import { paymentStatusOf } from '#domain/payments/standing.ts'
import { openOf, paidOf, type Sums } from '#domain/payments/sums.ts'
import { one, type Db } from '#kit/node/db/database.ts'
import { designRequests } from '#server/db/schema/designs.ts'
import { files } from '#server/db/schema/files.ts'
import { orders } from '#server/db/schema/orders.ts'
import { payables, payments } from '#server/db/schema/payments.ts'

export const sumColumns = {
  total: payables.totalCents,
  charges: payables.chargesCents,
  reduced: payables.reducedCents,
  writtenOff: payables.writtenOffCents,
  received: payables.receivedCents,
  refunded: payables.refundedCents,
  kept: payables.keptCents,
  isCancelled: payables.isCancelled,
  isEarned: payables.isEarned,
}

/** Whether so much came that the work begins. */
export function isBegun({ sums, dues }: Pick<StoredPayable, 'sums' | 'dues'>): boolean {
  return !sums.isCancelled && sums.received > 0 && isFirstMet(dues, paidOf(sums))
}

/** What replies are made of; null where nothing is agreed. */
export const figureColumns = { ...sumColumns, dues: payables.dues }

/** How far a payable is paid, for a reply. */
export function presentPayment(payable: (Sums & { dues: readonly Due[] }) | null): PaymentFigures | null {
  return payable && figuresOf(payable, payable.dues)
}

/** A payable as it stands. */
export type StoredPayable = {
  id: string
  isDesign: boolean
  sums: Sums
  dues: Due[]
  paidAt: Date | null
  marked: 'rejected' | 'refunded' | null
}

type NewPayable = Pick<
  typeof payables.$inferInsert,
  'orderId' | 'designId' | 'totalCents' | 'isCancelled' | 'isEarned' | 'dues' | 'agreedAt'
>

/** Writes what an order or a design request comes to, once it is agreed. */
export async function openPayable(tx: Db, id: string, payable: NewPayable): Promise<void> {
  await tx.insert(payables).values({ ...payable, id, nextDueOn: payable.dues[0]?.dueOn })
}

/** The payable of an agreed order or a design request. Its noun is locked before, and it with that. */
export async function requirePayable(db: Db, id: string): Promise<StoredPayable> {
  const row = await one(
    db
      .select({
        sums: sumColumns,
        designId: payables.designId,
        dues: payables.dues,
        paidAt: payables.paidAt,
        marked: payables.marked,
      })
      .from(payables)
      .where(eq(payables.id, id)),
  )
  if (!row) throw new Error(`There is no payable ${id}`)
  const { designId, ...payable } = row
  return { ...payable, id, isDesign: designId !== null }
}

/**
 * Writes the payable that $1 describes, as a statement or a part of one. What is still open once it is delivered or
 * cancelled, and has no day of its own, is due since what made it so was entered.
 */
export const updateText = `
  update payables p set charges_cents = now.charges, reduced_cents = now.reduced, written_off_cents = now."writtenOff",
    received_cents = now.received, refunded_cents = now.refunded, kept_cents = now.kept, is_cancelled = now."isCancelled",
    is_earned = now."isEarned", dues = now.dues, paid_at = now."paidAt", marked = now.marked,
    next_due_on = coalesce(now."nextDueOn", case when now."isOwed" then coalesce(now."owedSince", (
      select max(on_day) from ledger_entries where payable_id = p.id and kind in ('earned', 'charged', 'payment-back'))) end)
  from json_to_record($1::json) as now (id uuid, charges int, reduced int, "writtenOff" int, received int, refunded int,
    kept int, "isCancelled" boolean, "isEarned" boolean, dues jsonb, "nextDueOn" date, "isOwed" boolean, "owedSince" date,
    "paidAt" timestamptz, marked text)
  where p.id = now.id`

/**
 * What `updateText` reads, and the payable as it stands then: its dues follow what it comes to. `owedSince` is the day
 * of what is entered with it, where that makes more of it owed.
 */
export function updateOf(
  payable: StoredPayable,
  owedSince?: string,
): { row: string; standing: StoredPayable } {
  const { id, sums, paidAt, marked } = payable
  const dues = duesFor(payable.dues, sums.total + sums.charges - sums.reduced)
  const isOwed = (sums.isEarned || sums.isCancelled) && openOf(sums) > 0
  const nextDueOn = figuresOf(sums, dues).dueOn
  const row = { ...sums, id, dues, nextDueOn, isOwed, owedSince, paidAt, marked }
  return { row: JSON.stringify(row), standing: { ...payable, dues } }
}

/** Writes where a payable stands now. */
export async function updatePayable(tx: Db, payable: StoredPayable): Promise<StoredPayable> {
  const { row, standing } = updateOf(payable)
  await tx.rows({ name: 'update_payable', text: updateText, values: [row] })
  return standing
}

/** What is shown next is for the rest. */
export const NO_EVIDENCE = { evidenceFileId: null, evidenceUploadedAt: null }

/** What customers and the studio read of it. */
export function statusOf(payable: StoredPayable) {
  const { sums, paidAt } = payable
  const paymentStatus = paymentStatusOf(sums, payable)
  return { paymentStatus, paidAt, ...evidenceOf(payable, paymentStatus) }
}

/** What is paid shows its latest evidence, be it of a part; while some is missing, what was counted waits for no answer. */
function evidenceOf({ id, isDesign }: StoredPayable, status: PaymentStatus) {
  const { evidenceFileId, evidenceUploadedAt } = isDesign ? designRequests : orders
  const counted = sql`${payments} p join ${files} f on f.id = p.evidence_file_id
    where p.payable_id = ${id} and p.state = 'counted'`
  const latest = sql`from ${counted} order by p.created_at desc limit 1`
  const waiting = sql`case when ${evidenceFileId} not in (select p.evidence_file_id from ${counted})`
  switch (status) {
    case 'paid':
      return {
        evidenceFileId: sql`coalesce(${evidenceFileId}, (select f.id ${latest}))`,
        evidenceUploadedAt: sql`coalesce(${evidenceUploadedAt}, (select f.created_at ${latest}))`,
      }
    case 'pending':
      return {
        evidenceFileId: sql`${waiting} then ${evidenceFileId} end`,
        evidenceUploadedAt: sql`${waiting} then ${evidenceUploadedAt} end`,
      }
    default:
      return {}
  }
}
