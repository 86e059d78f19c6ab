import { paidAtOf } from '#domain/payments/standing.ts'
import { missingOf, writtenOffIn } from '#domain/payments/sums.ts'
import type { Books } from './books.ts'
import { enter, timesEntered } from './books.ts'
import { refuseClaimed, refuseFeeGone } from './fee-claim.ts'
import { requirePayable, type StoredPayable, statusOf, updatePayable } from './payables.ts'

/** Where a noun came to stand. */
type Stand = { isCancelled: boolean; isEarned: boolean }

/**
 * Has a payable follow its noun, which was written from `was` (nowhere, where it is agreed only now) to `is`. Returns
 * how its payment reads then, for the noun's own columns; undefined where nothing was to follow.
 */
export async function followChange(books: Books, id: string, was: Stand | undefined, is: Stand) {
  if (was?.isCancelled === is.isCancelled && was.isEarned === is.isEarned) return undefined
  return followNoun(books, id, is)
}

/**
 * Has a payable follow its order or design request: what is delivered or completed is earned, what is cancelled is no
 * longer asked for. Returns how its payment reads then.
 *
 * @throws Problem `illegal_state` (it lived again without its design fee; or nobody would be asked any more for a fee
 *   that an order comes to less by)
 */
export async function followNoun(books: Books, id: string, { isCancelled, isEarned }: Stand) {
  const before = await requirePayable(books.tx, id)
  const isRestored = before.sums.isCancelled && !isCancelled
  if (isRestored) await refuseFeeGone(books.tx, id)
  if (isCancelled) await refuseOwedClaim(books.tx, before)
  const { paymentStatus } = statusOf(before)
  // What went back when it was cancelled stays so for whoever reads it, until money comes again.
  const marked = isRestored && paymentStatus === 'refunded' ? 'refunded' : before.marked
  // Only of what is cancelled something is kept.
  const kept = isCancelled ? before.sums.kept : 0
  const sums = { ...before.sums, isCancelled, isEarned, kept }
  const writtenOff = writtenOffIn(sums)
  const isLess = writtenOff < sums.writtenOff
  const isAnew = !marked && (isLess || (isRestored && sums.received > 0))
  const paidAt = isAnew ? paidAtOf({ ...sums, writtenOff }, before.paidAt, books.at) : before.paidAt
  const standing = { ...before, marked, paidAt, sums: { ...before.sums, isCancelled } }
  const isMoved = isEarned !== before.sums.isEarned
  const isReleased = kept < before.sums.kept
  if (!isMoved && !isLess && !isReleased) return statusOf(await updatePayable(books.tx, standing))
  const kind = isMoved ? (isEarned ? 'earned' : 'unearned') : isReleased ? 'kept' : 'written-off'
  const of = isMoved ? `${id}:${(await timesEntered(books.tx, id, kind)) + 1}` : books.random.uuid()
  return statusOf(await enter(books, standing, { kind, of, sums: { isEarned, kept } }))
}

/** A fee that an order comes to less by is asked for until it is here. */
async function refuseOwedClaim(tx: Books['tx'], { id, isDesign, sums }: StoredPayable): Promise<void> {
  const isOwed = isDesign && !sums.isCancelled && missingOf(sums) > 0
  if (isOwed) await refuseClaimed(tx, id, 'it is still to be paid')
}
