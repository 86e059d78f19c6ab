import { and, eq, inArray } from 'drizzle-orm'
import { moneyBack, moneyIn } from '#domain/payments/entry.ts'
import type { PaymentMethod } from '#domain/payments/payment-method.ts'
import { paidAtOf } from '#domain/payments/standing.ts'
import { openOf } from '#domain/payments/sums.ts'
import { payments, refunds } from '#server/db/schema/payments.ts'
import { type Books, enter, moneyAccount } from './books.ts'
import { invalid } from './invalid.ts'
import type { StoredPayable } from './payables.ts'

/** Money that came; `evidenceFileId` is what was uploaded to show it, `receivedOn` is today unless said. */
type Receipt = {
  cents: number
  method: PaymentMethod
  evidenceFileId: string | null
  receivedOn?: string | undefined
  reference?: string
}

/** As much as the sums of a payable hold, below what 32 bits do. */
const MAX_SUM = 2_000_000_000
const FIRST_DAY = '2000-01-01'

/**
 * Counts money that came for a payable.
 *
 * @throws Problem `validation_failed` (more than one payable holds, or a day that cannot be)
 */
export async function countPayment(
  books: Books,
  payable: StoredPayable,
  { cents, method, evidenceFileId, receivedOn = books.today, reference = '' }: Receipt,
): Promise<StoredPayable> {
  const { tx, at } = books
  refuseDay(receivedOn, books.today)
  const sums = { ...payable.sums, received: payable.sums.received + cents }
  if (sums.received > MAX_SUM) throw invalid('amount', 'This is more than can be recorded here')
  const id = books.random.uuid()
  await tx.insert(payments).values({
    id,
    payableId: payable.id,
    cents,
    method,
    receivedOn,
    reference,
    source: evidenceFileId ? 'evidence' : 'hand',
    evidenceFileId,
    recordedBy: books.actorId,
    createdAt: at,
  })
  return enter(books, payable, {
    kind: 'payment',
    onDay: receivedOn,
    of: id,
    sums,
    paidAt: paidAtOf(sums, payable.paidAt, at),
    marked: null,
    money: moneyIn(moneyAccount(method), cents),
  })
}

function refuseDay(day: string, today: string): void {
  if (day > today) throw invalid('receivedOn', 'Choose today or a day before')
  if (day < FIRST_DAY) throw invalid('receivedOn', 'Choose a day from 2000 on')
}

/** Takes back every payment that counts: none of this money was there. */
export async function reversePayments(
  books: Books,
  payable: StoredPayable,
  reason: string,
): Promise<StoredPayable> {
  const { tx, at } = books
  const counted = await tx
    .update(payments)
    .set({ state: 'reversed', endedAt: at, reason })
    .where(and(eq(payments.payableId, payable.id), eq(payments.state, 'counted')))
    .returning({ id: payments.id, cents: payments.cents, method: payments.method })
  let standing = payable
  for (const { id, cents, method } of counted)
    standing = await enter(books, standing, {
      kind: 'payment-back',
      of: id,
      sums: { received: standing.sums.received - cents },
      money: moneyIn(moneyAccount(method), -cents),
    })
  return standing
}

type Return = { cents: number; method: PaymentMethod; reasonCode: string }

/** Approves and sends money back in one act; what is more than the shop owed makes the payable come to less. */
export async function refundAtOnce(
  books: Books,
  payable: StoredPayable,
  { cents, method, reasonCode }: Return,
): Promise<StoredPayable> {
  const { tx, at, today, actorId } = books
  const { sums } = payable
  const id = books.random.uuid()
  const reducedCents = Math.min(Math.max(cents - Math.max(-openOf(sums), 0), 0), sums.total - sums.reduced)
  await tx.insert(refunds).values({
    id,
    payableId: payable.id,
    cents,
    reducedCents,
    method,
    reasonCode,
    state: 'sent',
    sends: 1,
    approvedBy: actorId,
    sentBy: actorId,
    sentOn: today,
    createdAt: at,
  })
  const approved = await enter(books, payable, {
    kind: 'refund',
    of: id,
    sums: { refunded: sums.refunded + cents, reduced: sums.reduced + reducedCents },
  })
  const money = moneyBack(moneyAccount(method), cents)
  return enter(books, approved, { kind: 'refund-sent', of: `${id}:1`, sums: {}, money })
}

/** Takes back every refund: the money never left, and what the payable came to less, it comes to again. */
export async function withdrawRefunds(books: Books, payable: StoredPayable): Promise<StoredPayable> {
  const live = and(eq(refunds.payableId, payable.id), inArray(refunds.state, ['approved', 'sent']))
  const before = await books.tx.select().from(refunds).where(live).orderBy(refunds.createdAt)
  await books.tx.update(refunds).set({ state: 'withdrawn' }).where(live)
  let standing = payable
  for (const { id, cents, reducedCents, method, state, sends } of before) {
    const money = state === 'sent' ? moneyBack(moneyAccount(method), -cents) : []
    if (state === 'sent')
      standing = await enter(books, standing, {
        kind: 'refund-failed',
        of: `${id}:${sends}`,
        sums: {},
        money,
      })
    const { refunded, reduced } = standing.sums
    const sums = { refunded: refunded - cents, reduced: reduced - reducedCents }
    standing = await enter(books, standing, { kind: 'refund-back', of: id, sums })
  }
  return standing
}
