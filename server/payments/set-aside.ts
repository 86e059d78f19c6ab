import { Problem } from '#contract/problems.ts'
import type { MoneyAct } from './act-on-payable.ts'
import { statusOf, updatePayable } from './payables.ts'

/**
 * Answers what the customer of a cancelled payable showed or stated of a payment that did not come. One that comes
 * later can still be counted or sent back.
 *
 * @throws Problem `illegal_state` (not cancelled, or nothing waits for an answer)
 */
export function setAside({ reason }: { reason: string }): MoneyAct {
  return async ({ tx }, payable, { isStated }) => {
    if (!payable.sums.isCancelled || !isStated) throw new Problem('illegal_state')
    const columns = statusOf(await updatePayable(tx, { ...payable, marked: 'rejected' }))
    return {
      columns: { ...columns, paymentNote: reason },
      event: 'payment_set_aside',
      description: reason,
    }
  }
}
