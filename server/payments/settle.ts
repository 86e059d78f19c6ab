import type { Payable } from '#domain/payments/payable.ts'
import type { PaymentStatus } from '#domain/payments/payment-status.ts'
import { missingOf, refundableOf } from '#domain/payments/sums.ts'
import type { Books } from './books.ts'
import { countPayment, refundAtOnce, reversePayments, withdrawRefunds } from './money-moves.ts'
import { requirePayable, statusOf, type StoredPayable, updatePayable } from './payables.ts'

/** Moves the money of a payable to where its payment is `to`; returns how that reads. */
export async function settle(books: Books, before: Payable, to: PaymentStatus) {
  const payable = await requirePayable(books.tx, before.id)
  const settled = await moves[to](books, payable, before)
  return statusOf(await updatePayable(books.tx, settled))
}

type Move = (books: Books, payable: StoredPayable, before: Payable) => Promise<StoredPayable>

/** All that is missing came. What went back before did not leave after all. */
const toPaid: Move = async (books, payable, { method, evidenceFileId }) => {
  const standing = await withdrawRefunds(books, payable)
  const cents = missingOf(standing.sums)
  const paid = cents > 0 ? await countPayment(books, standing, { cents, method, evidenceFileId }) : standing
  return { ...paid, marked: null, paidAt: paid.paidAt ?? books.at }
}

const unpaid =
  (marked: 'rejected' | null): Move =>
  async (books, payable, { status }) => {
    if (status !== 'paid' && status !== 'refunded') return { ...payable, marked }
    const standing = await withdrawRefunds(books, payable)
    const reversed = await reversePayments(books, standing, 'Set back by hand')
    return { ...reversed, marked, paidAt: null }
  }

/** All of it went back. Where nothing came, the studio's word is all there is. */
const toRefunded: Move = async (books, payable, { method }) => {
  const cents = refundableOf(payable.sums)
  const paidAt = payable.paidAt ?? books.at
  if (cents <= 0) return { ...payable, marked: 'refunded', paidAt }
  return { ...(await refundAtOnce(books, payable, { cents, method, reasonCode: 'cancelled' })), paidAt }
}

const moves: Record<PaymentStatus, Move> = {
  pending: unpaid(null),
  paid: toPaid,
  rejected: unpaid('rejected'),
  refunded: toRefunded,
}
