import type { PaymentForm } from '#contract/payable-acts.ts'
import { formatMoney } from '#kit/core/money.ts'
import { type MoneyAct, outcomeOf } from './act-on-payable.ts'
import { countPayment } from './money-moves.ts'
import { refuseChanged, refuseExcess } from './settle.ts'

/**
 * Counts money that the studio found itself, without evidence of its customer.
 *
 * @throws Problem `payment_changed` (with the figures) · `validation_failed` (more than is open, or a day that cannot be)
 */
export function recordPayment({
  amount: cents,
  method,
  receivedOn,
  reference,
  seenOpen,
  allowCredit,
}: PaymentForm): MoneyAct {
  return async (books, payable, before) => {
    refuseChanged(payable.sums, seenOpen)
    refuseExcess(payable.sums, cents, allowCredit)
    const receipt = { cents, method, evidenceFileId: null, receivedOn, reference }
    const after = await countPayment(books, payable, receipt)
    return outcomeOf(before, after, 'payment_received', formatMoney(cents))
  }
}
