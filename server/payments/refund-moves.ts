import { and, eq, inArray, ne } from 'drizzle-orm'
import { z } from 'zod'
import { Problem } from '#contract/problems.ts'
import { orderNumber } from '#domain/numbers.ts'
import { moneyBack } from '#domain/payments/entry.ts'
import { addBusinessDays } from '#domain/payments/late-due.ts'
import type { PaymentMethod } from '#domain/payments/payment-method.ts'
import { creditOf } from '#domain/payments/sums.ts'
import { REFUND_DAYS } from '#domain/policies.ts'
import { formatMoney } from '#kit/core/money.ts'
import { Dollars } from '#kit/core/operation/money.ts'
import type { Db } from '#kit/node/db/database.ts'
import { refunds } from '#server/db/schema/payments.ts'
import { freeLines } from './bank-links.ts'
import { type Books, enter, moneyAccount } from './books.ts'
import { livingWithFee } from './fee-claim.ts'
import type { StoredPayable } from './payables.ts'

/** The reason of a refund that is credit moved to another payable: no money leaves. */
export const MOVED = 'moved'

type StoredRefund = typeof refunds.$inferSelect

export type Return = { cents: number; method: PaymentMethod; reasonCode: string; reason?: string }

/** Refuses more than was paid too much of a design fee, while a living order comes to less by it. */
async function refuseCredited(tx: Db, id: string, most: number): Promise<void> {
  const order = await livingWithFee(tx, id, id)
  if (order === undefined) return
  const message = `This fee was credited to ${orderNumber(order)}: let money go back there. Of the fee itself, at most ${formatMoney(most)} may`
  throw new Problem('refund_too_much', { message, figures: { refundable: z.encode(Dollars, most) } })
}

/**
 * Approves that money goes back; what is more than the shop owed makes the payable come to less.
 *
 * @throws Problem `refund_too_much` (of a design fee that is credited)
 */
export async function approveRefund(books: Books, payable: StoredPayable, { cents, ...refund }: Return) {
  const { sums } = payable
  const credit = creditOf(sums)
  const paidTooMuch = creditOf({ ...sums, isCancelled: false })
  if (payable.isDesign && cents > paidTooMuch) await refuseCredited(books.tx, payable.id, paidTooMuch)
  const id = books.random.uuid()
  const reducedCents = Math.min(Math.max(cents - credit, 0), sums.total - sums.reduced)
  const { tx, at: createdAt, actorId: approvedBy } = books
  const dueOn = addBusinessDays(books.today, REFUND_DAYS)
  const approved = { id, payableId: payable.id, cents, reducedCents, ...refund, dueOn, approvedBy, createdAt }
  const [written] = await tx
    .insert(refunds)
    .values({ ...approved, state: 'approved' })
    .returning()
  if (!written) throw new Error(`The refund ${id} was not written`)
  const after = await enter(books, payable, {
    kind: 'refund',
    of: id,
    sums: { refunded: sums.refunded + cents, reduced: sums.reduced + reducedCents },
  })
  return { after, refund: written }
}

type Sent = {
  sentOn?: string | undefined
  reference?: string
  /** The movement of the bank that it is. */
  bankLineId?: string | undefined
}

/** Notes that an approved refund was sent, today unless said; credit that moved leaves no account of the shop. */
export async function sendRefund(
  books: Books,
  payable: StoredPayable,
  { id, cents, method, reasonCode, sends }: StoredRefund,
  { sentOn = books.today, reference = '', bankLineId }: Sent = {},
): Promise<StoredPayable> {
  const set = {
    state: 'sent',
    sends: sends + 1,
    sentBy: books.actorId,
    sentOn,
    reference,
    bankLineId,
  } as const
  await books.tx.update(refunds).set(set).where(eq(refunds.id, id))
  if (reasonCode === MOVED) return payable
  const money = moneyBack(await moneyAccount(books.tx, { method, bankLineId }), cents)
  return enter(books, payable, {
    kind: 'refund-sent',
    of: `${id}:${sends + 1}`,
    onDay: sentOn,
    sums: {},
    money,
  })
}

/** Approves and sends money back in one act. */
export async function refundAtOnce(
  books: Books,
  payable: StoredPayable,
  back: Return,
): Promise<StoredPayable> {
  const { after, refund } = await approveRefund(books, payable, back)
  return sendRefund(books, after, refund)
}

/** Notes that a sent refund came back: it is to be sent again, or withdrawn. */
export async function failRefund(
  books: Books,
  payable: StoredPayable,
  { id, cents, method, sends, bankLineId }: StoredRefund,
  reason: string,
): Promise<StoredPayable> {
  const account = await moneyAccount(books.tx, { method, bankLineId })
  const set = { state: 'approved', sentOn: null, sentBy: null, bankLineId: null, reason } as const
  await books.tx.update(refunds).set(set).where(eq(refunds.id, id))
  await freeLines(books.tx, [bankLineId])
  const money = moneyBack(account, -cents)
  return enter(books, payable, { kind: 'refund-failed', of: `${id}:${sends}`, sums: {}, money })
}

/** Takes back a refund that was not sent; what the payable came to less, it comes to again. */
export async function withdrawRefund(
  books: Books,
  payable: StoredPayable,
  { id, cents, reducedCents, reason: approvedFor }: StoredRefund,
  reason = approvedFor,
): Promise<StoredPayable> {
  await books.tx.update(refunds).set({ state: 'withdrawn', reason }).where(eq(refunds.id, id))
  const { refunded, reduced } = payable.sums
  const sums = { refunded: refunded - cents, reduced: reduced - reducedCents }
  return enter(books, payable, { kind: 'refund-back', of: id, sums })
}

/** Takes back every refund: the money never left. */
export async function withdrawRefunds(books: Books, payable: StoredPayable): Promise<StoredPayable> {
  const live = and(
    eq(refunds.payableId, payable.id),
    inArray(refunds.state, ['approved', 'sent']),
    ne(refunds.reasonCode, MOVED),
  )
  const before = await books.tx.select().from(refunds).where(live).orderBy(refunds.createdAt)
  let standing = payable
  for (const refund of before) {
    if (refund.state === 'sent') standing = await failRefund(books, standing, refund, refund.reason)
    standing = await withdrawRefund(books, standing, refund)
  }
  return standing
}
