import { formatMoney } from '#kit/core/money.ts'
import { verificationTimes } from '#domain/payments/payment-method.ts'
import { centsOf } from '#kit/browser/ui/cents-of.ts'
import { PaymentFacts } from './payment-facts.tsx'
import type { PaymentDue, PaymentInstructions } from './payment-instructions.ts'

type WireHowToProps = { bank: PaymentInstructions['bank']; due: PaymentDue }

/** How to pay by bank: the details, the reference, and how long the check takes. */
export function WireHowTo({ bank, due: { reference, amount } }: WireHowToProps) {
  const facts = [
    { label: 'Bank name', value: bank.bankName },
    { label: 'Account name', value: bank.accountName },
    { label: 'Account number', value: bank.accountNumber },
    { label: 'Routing number', value: bank.routingNumber },
    { label: 'Reference', value: reference },
    { label: 'Amount', value: formatMoney(centsOf(amount)) },
  ]
  return (
    <div className="grid gap-4">
      <PaymentFacts facts={facts} />
      <p className="max-w-text">
        Write {reference} in the transfer. Wire verification takes {verificationTimes.wire_transfer}.
      </p>
    </div>
  )
}
