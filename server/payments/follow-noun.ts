import type { PaymentStatus } from '#domain/payments/payment-status.ts'
import type { Books } from './books.ts'
import { enter, timesEntered } from './books.ts'
import { requirePayable, statusOf, updatePayable } from './payables.ts'

/** Where a noun came to stand. */
type Stand = { isCancelled: boolean; isEarned: boolean }

/**
 * Has a payable follow its noun, which was written from `was` (nowhere, where it is agreed only now) to `is`. Returns
 * what of its payment reads otherwise then, for the noun's own columns.
 */
export async function followChange(
  books: Books,
  noun: { _id: string; paymentStatus: PaymentStatus },
  was: Stand | undefined,
  is: Stand,
) {
  if (was?.isCancelled === is.isCancelled && was.isEarned === is.isEarned) return undefined
  const payment = await followNoun(books, noun._id, is)
  return payment.paymentStatus === noun.paymentStatus ? undefined : payment
}

/**
 * Has a payable follow its order or design request: what is delivered or completed is earned, what is cancelled is no
 * longer asked for. Returns how its payment reads then.
 */
export async function followNoun(books: Books, id: string, { isCancelled, isEarned }: Stand) {
  const before = await requirePayable(books.tx, id)
  const { paymentStatus } = statusOf(before)
  // What went back when it was cancelled stays so for whoever reads it, until money comes again.
  const stays = before.sums.isCancelled && !isCancelled && paymentStatus === 'refunded'
  const marked = stays ? 'refunded' : before.marked
  const standing = { ...before, marked, sums: { ...before.sums, isCancelled } }
  if (isEarned === before.sums.isEarned) return statusOf(await updatePayable(books.tx, standing))
  const kind = isEarned ? 'earned' : 'unearned'
  const of = `${id}:${(await timesEntered(books.tx, id, kind)) + 1}`
  return statusOf(await enter(books, standing, { kind, of, sums: { isEarned } }))
}
