import { formatMoney } from '#kit/core/money.ts'
import { verificationTimes } from '#domain/payments/payment-method.ts'
import { RETURNED_CHECK_FEE } from '#domain/policies.ts'
import { centsOf } from '#kit/browser/ui/cents-of.ts'
import { PaymentFacts } from './payment-facts.tsx'
import type { PaymentDue, PaymentInstructions } from './payment-instructions.ts'

type ChequeHowToProps = { cheque: PaymentInstructions['cheque']; due: PaymentDue }

/** How to pay by cheque: to whom, how much, where to send it, and how long the check takes. */
export function ChequeHowTo({ cheque, due: { reference, amount } }: ChequeHowToProps) {
  const facts = [
    { label: 'Payable to', value: cheque.payableTo },
    { label: 'Amount', value: formatMoney(centsOf(amount)) },
    { label: 'Reference', value: reference },
    { label: 'Mailing address', value: cheque.mailingAddress },
  ]
  return (
    <div className="grid gap-4">
      <PaymentFacts facts={facts} />
      <p className="max-w-text">
        Write {reference} on the cheque. Cheque verification takes {verificationTimes.cheque}. The returned
        check fee is {RETURNED_CHECK_FEE}.
      </p>
    </div>
  )
}
