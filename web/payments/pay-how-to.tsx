import { formatDollars, formatShortDollars } from '#kit/browser/ui/format-dollars.ts'
import { verificationTimes } from '#domain/payments/payment-method.ts'
import { CopyButton } from '#kit/browser/ui/copy-button.tsx'
import { PhoneLink } from '#web/shop/phone-link.tsx'
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
    { label: 'Amount', value: formatDollars(amount) },
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

type ChequeHowToProps = { cheque: PaymentInstructions['cheque']; due: PaymentDue }

/** How to pay by cheque: to whom, how much, where to send it, and how long the check takes. */
export function ChequeHowTo({ cheque, due: { reference, amount } }: ChequeHowToProps) {
  const facts = [
    { label: 'Payable to', value: cheque.payableTo },
    { label: 'Amount', value: formatDollars(amount) },
    { label: 'Reference', value: reference },
    { label: 'Mailing address', value: cheque.mailingAddress },
  ]
  return (
    <div className="grid gap-4">
      <PaymentFacts facts={facts} />
      <p className="max-w-text">
        Write {reference} on the cheque. Cheque verification takes {verificationTimes.cheque}. The returned
        check fee is {formatShortDollars(cheque.returnedFee)}.
      </p>
    </div>
  )
}

/** How to pay where there is nothing to send. */
export function PayOnDelivery({ reference }: { reference: string }) {
  return <p className="mt-4">You pay when your order arrives. Have your reference {reference} at hand.</p>
}

type PaymentFactsProps = { facts: readonly { label: string; value: string }[] }

/** What is typed into a bank's form or written on a cheque, each with a button that copies it. */
function PaymentFacts({ facts }: PaymentFactsProps) {
  return (
    <dl className="grid">
      {facts.map(({ label, value }) => (
        <div
          key={label}
          className="border-b border-line py-1.5 sm:grid sm:grid-cols-[10rem_1fr] sm:items-center"
        >
          <dt className="text-sm text-muted sm:text-base">{label}</dt>
          <dd className="flex min-h-11 items-center justify-between gap-4 font-medium tabular-nums">
            <span className="min-w-0 whitespace-pre-line">{value}</span>
            <CopyButton what={label.toLowerCase()} text={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Where our bank details are, and where they never are. */
export function PaymentSafety() {
  return (
    <p className="max-w-text text-sm text-muted">
      These are our only bank details, and they are shown only here, after you sign in. We never send or
      change them by email. If someone sends you others, don't pay; call <PhoneLink />.
    </p>
  )
}
