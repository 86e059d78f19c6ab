import { and, eq, ne } from 'drizzle-orm'
import { accounts } from '#domain/payments/accounts.ts'
import { MAX_SUM } from '#domain/payments/adjustments.ts'
import { moneyIn } from '#domain/payments/entry.ts'
import type { PaymentMethod } from '#domain/payments/payment-method.ts'
import { payments } from '#server/db/schema/payments.ts'
import { freeLines } from './bank-links.ts'
import { type Books, enter, moneyAccount } from './books.ts'
import { invalid } from '#server/invalid.ts'
import type { StoredPayable } from './payables.ts'

/** Money that came; `evidenceFileId` is what was uploaded to show it, `receivedOn` is today unless said. */
type Receipt = {
  cents: number
  method: PaymentMethod
  evidenceFileId: string | null
  receivedOn?: string | undefined
  reference?: string
  /** The movement of the bank that it is. */
  bankLineId?: string
  /** Of the cents, what the bank kept. */
  bankFee?: number
  /** It is credit of another payable, which waits among the refunds to send. */
  isMoved?: boolean
}

const FIRST_DAY = '2000-01-01'

/**
 * Counts money that came for a payable.
 *
 * @throws Problem `validation_failed` (more than one payable holds, or a day that cannot be)
 */
export async function countPayment(
  books: Books,
  payable: StoredPayable,
  {
    cents,
    method,
    evidenceFileId,
    receivedOn = books.today,
    reference = '',
    bankLineId,
    bankFee = 0,
    isMoved = false,
  }: Receipt,
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
    bankFeeCents: bankFee,
    method,
    receivedOn,
    reference,
    source: isMoved ? 'moved' : bankLineId ? 'bank' : evidenceFileId ? 'evidence' : 'hand',
    bankLineId,
    evidenceFileId,
    recordedBy: books.actorId,
    createdAt: at,
  })
  const account = isMoved ? accounts.toRefund : await moneyAccount(tx, { method, bankLineId })
  return enter(books, payable, {
    kind: 'payment',
    onDay: receivedOn,
    of: id,
    sums,
    money: moneyIn(account, cents, bankFee),
  })
}

/** @throws Problem `validation_failed` of the field that holds a day on which no money moved */
export function refuseDay(day: string, today: string, field = 'receivedOn'): void {
  if (day > today) throw invalid(field, 'Choose today or a day before')
  if (day < FIRST_DAY) throw invalid(field, 'Choose a day from 2000 on')
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
    .where(
      and(eq(payments.payableId, payable.id), eq(payments.state, 'counted'), ne(payments.source, 'moved')),
    )
    .returning({
      id: payments.id,
      cents: payments.cents,
      bankFee: payments.bankFeeCents,
      method: payments.method,
      bankLineId: payments.bankLineId,
    })
  await freeLines(
    tx,
    counted.map(({ bankLineId }) => bankLineId),
  )
  let standing = payable
  for (const { id, cents, bankFee, method, bankLineId } of counted)
    standing = await enter(books, standing, {
      kind: 'payment-back',
      of: id,
      sums: { received: standing.sums.received - cents },
      money: moneyIn(await moneyAccount(tx, { method, bankLineId }), -cents, -bankFee),
    })
  return standing
}
