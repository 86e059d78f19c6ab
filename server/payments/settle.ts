import { z } from 'zod'
import { Problem } from '#contract/problems.ts'
import type { Payable } from '#domain/payments/payable.ts'
import type { PaymentMethod } from '#domain/payments/payment-method.ts'
import type { PaymentStatus } from '#domain/payments/payment-status.ts'
import { missingOf, outstandingOf, refundableOf, type Sums } from '#domain/payments/sums.ts'
import { formatMoney } from '#kit/core/money.ts'
import { Dollars } from '#kit/core/operation/money.ts'
import { type Books, enter } from './books.ts'
import { invalid } from '#server/invalid.ts'
import { countPayment, reversePayments } from './money-moves.ts'
import { requirePayable, type StoredPayable, updatePayable } from './payables.ts'
import { refundAtOnce, withdrawRefunds } from './refund-moves.ts'

/** What the studio says of money that came, in cents; all that is missing where no amount is said. */
export type Found = {
  amount?: number | undefined
  method?: PaymentMethod | undefined
  receivedOn?: string | undefined
  reference?: string
  seenOpen?: number | undefined
  allowCredit?: boolean
}

/**
 * Moves the money of a payable to where its payment is `to`; of the money that came, as much as was `found`.
 *
 * @throws Problem `payment_changed` (with the figures) · `validation_failed` (more than is open, or a day that cannot be)
 */
export async function settle(
  books: Books,
  before: Payable,
  to: PaymentStatus,
  found: Found = {},
): Promise<StoredPayable> {
  const payable = await requirePayable(books.tx, before.id)
  refuseChanged(payable.sums, found.seenOpen)
  return updatePayable(books.tx, await moves[to](books, payable, before, found))
}

/**
 * Refuses to act on what somebody saw before money came or went, with the figures as they are now.
 *
 * @throws Problem `payment_changed`
 */
export function refuseChanged(sums: Sums, seenOpen: number | undefined): void {
  if (seenOpen !== undefined && seenOpen !== outstandingOf(sums)) throw changed(sums)
}

/** The same of what goes back. */
export function refuseRefunded(sums: Sums, seenRefunded: number): void {
  if (seenRefunded !== sums.refunded) throw changed(sums)
}

function changed(sums: Sums): Problem {
  const { received, refunded } = sums
  const open = outstandingOf(sums)
  return new Problem('payment_changed', { figures: z.encode(Figures, { open, received, refunded }) })
}

const Figures = z.object({ open: Dollars, received: Dollars, refunded: Dollars })

/** Refuses more than is open, unless it is to be owed to the customer. Whatever comes for a cancelled one is. */
export function refuseExcess(sums: Sums, cents: number, allowCredit: boolean): void {
  const open = outstandingOf(sums)
  if (allowCredit || sums.isCancelled || cents <= open) return
  throw invalid('amount', `More than the ${formatMoney(open)} that is open. Keep the rest as credit?`)
}

type Move = (books: Books, payable: StoredPayable, before: Payable, found: Found) => Promise<StoredPayable>

const toPaid: Move = (books, payable, before, found) =>
  found.amount === undefined
    ? allCame(books, payable, before, found)
    : partCame(books, payable, before, { ...found, amount: found.amount })

/** All that is missing came. What went back before did not leave after all. */
const allCame: Move = async (books, payable, before, { method = before.method, receivedOn, reference }) => {
  const standing = await withdrawRefunds(books, payable)
  const cents = missingOf(standing.sums)
  const { evidenceFileId } = before
  const receipt = { cents, method, evidenceFileId, receivedOn, ...(reference && { reference }) }
  const paid = cents > 0 ? await countPayment(books, standing, receipt) : standing
  return { ...paid, marked: null, paidAt: paid.paidAt ?? books.at }
}

/** So much came, be it less or more than is open. */
function partCame(
  books: Books,
  payable: StoredPayable,
  { method: expected, evidenceFileId }: Payable,
  { amount, method = expected, receivedOn, reference = '', allowCredit = false }: Found & { amount: number },
): Promise<StoredPayable> {
  refuseExcess(payable.sums, amount, allowCredit)
  return countPayment(books, payable, { cents: amount, method, evidenceFileId, receivedOn, reference })
}

const unpaid =
  (marked: 'rejected' | null): Move =>
  async (books, payable, { status }) => {
    if (status !== 'paid' && status !== 'refunded') return { ...payable, marked }
    const standing = await withdrawRefunds(books, payable)
    const reversed = await reversePayments(books, standing, 'Set back by hand')
    return { ...reversed, marked, paidAt: null }
  }

/** All of it went back, what was kept too. Where nothing came, or not all, the studio's word is all there is. */
const toRefunded: Move = async (books, before, { method }) => {
  const release = { kind: 'kept', of: books.random.uuid(), sums: { kept: 0 } } as const
  const payable = before.sums.kept > 0 ? await enter(books, before, release) : before
  const cents = refundableOf(payable.sums)
  const back = { cents, method, reasonCode: 'cancelled' }
  const standing = cents > 0 ? await refundAtOnce(books, payable, back) : payable
  const isSaid = cents <= 0 || standing.paidAt === null
  return { ...standing, ...(isSaid && { marked: 'refunded' }), paidAt: standing.paidAt ?? books.at }
}

const moves: Record<PaymentStatus, Move> = {
  pending: unpaid(null),
  paid: toPaid,
  rejected: unpaid('rejected'),
  refunded: toRefunded,
}
