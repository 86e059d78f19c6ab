import { adjustmentRules, type Adjustment } from '#domain/payments/adjustments.ts'
import type { EntryKind } from '#domain/payments/entry-words.ts'
import type { AdjustForm } from '#contract/payable-acts.ts'
import { Problem } from '#contract/problems.ts'
import { formatMoney } from '#kit/core/money.ts'
import { type MoneyAct, outcomeOf, settledAt } from './act-on-payable.ts'
import { enter } from './books.ts'
import { refuseClaimed } from './fee-claim.ts'
import { invalid } from '#server/invalid.ts'
import { updatePayable } from './payables.ts'
import type { MoneyEvent } from './payable-port.ts'
import { refuseChanged } from './settle.ts'

const kinds: Record<Adjustment, { entry: EntryKind; event: MoneyEvent }> = {
  reductions: { entry: 'reduced', event: 'reduced' },
  charges: { entry: 'charged', event: 'charged' },
  'write-off': { entry: 'written-off', event: 'written_off' },
  kept: { entry: 'kept', event: 'deposit_kept' },
}

/**
 * Changes what a payable comes to, or what of it is asked for.
 *
 * @throws Problem `payment_changed` (with the figures) · `illegal_state` (not for one that stands so) ·
 *   `validation_failed` (more than there is)
 */
export function adjustPayable(what: Adjustment, { amount, reason, seenOpen }: AdjustForm): MoneyAct {
  const { isOpen, most, change } = adjustmentRules[what]
  const { entry, event } = kinds[what]
  return async (books, payable, before) => {
    const { sums } = payable
    refuseChanged(sums, seenOpen)
    if (!isOpen(sums)) throw new Problem('illegal_state')
    if (amount > most(sums)) throw invalid('amount', `Use at most ${formatMoney(most(sums))}`)
    if (what === 'reductions' && payable.isDesign) await refuseClaimed(books.tx, payable.id)
    const of = books.random.uuid()
    const entered = await enter(books, payable, { kind: entry, of, sums: change(sums, amount) })
    const paidAt = settledAt(entered, books.at)
    const isSettled = payable.paidAt === null && paidAt !== null
    const after = isSettled ? await updatePayable(books.tx, { ...entered, paidAt, marked: null }) : entered
    const said = formatMoney(amount)
    return {
      ...outcomeOf(before, after, event, `${said}: ${reason}`),
      reason,
      words: { amount: said, details: `Reason: ${reason}` },
    }
  }
}
