import { useQuery } from '@tanstack/react-query'
import { ask } from '#web/api.ts'
import { ChequeHowTo, PaymentSafety, PayOnDelivery, WireHowTo } from '#web/payments/pay-how-to.tsx'
import type { ShownOrder } from '#web/orders/order-state.ts'
import type { PaymentDue, PaymentInstructions } from '#web/payments/payment-instructions.ts'
import { MoneyLine } from '#web/payments/money-line.tsx'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#kit/browser/ui/button-link.tsx'
import { Card } from '#kit/browser/ui/card.tsx'
import { TextSkeleton } from '#kit/browser/ui/text-skeleton.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'

const HOW_TO_PAY_NOT_LOADED = 'The payment details could not be loaded.'

/** Where the money for an order goes, by bank and by cheque, and the way to the payment page. */
export function HowToPay({ order }: { order: ShownOrder }) {
  const { data, error, refetch } = useQuery(ask('GET /api/payment/instructions'))
  const due = { reference: order.number, amount: order.payment?.dueNow ?? order.totalPrice }
  if (order.paymentMethod === 'cash_on_delivery') return <PayOnDelivery reference={due.reference} />
  return (
    <section aria-labelledby="paying" className="mt-8 grid gap-6">
      <h2 id="paying" className="title-section">
        How to pay
      </h2>
      <MoneyLine dues={order.payment?.dues} />
      {!data && error ? (
        <TryAgain message={HOW_TO_PAY_NOT_LOADED} onRetry={() => void refetch()} />
      ) : !data ? (
        <TextSkeleton />
      ) : (
        <BothWays instructions={data.instructions} due={due} />
      )}
      <ButtonLink
        to={paths.payment(order._id)}
        icon="arrow-right"
        className="justify-self-start max-sm:w-full"
      >
        Go to payment
      </ButtonLink>
    </section>
  )
}

type BothWaysProps = { instructions: PaymentInstructions; due: PaymentDue }

function BothWays({ instructions: { methods, bank, cheque }, due }: BothWaysProps) {
  const offered = new Set(methods.map(({ method }) => method))
  return (
    <>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        {offered.has('wire_transfer') && (
          <Card title="Wire transfer">
            <WireHowTo bank={bank} due={due} />
          </Card>
        )}
        {offered.has('cheque') && (
          <Card title="Cheque">
            <ChequeHowTo cheque={cheque} due={due} />
          </Card>
        )}
      </div>
      <PaymentSafety />
    </>
  )
}
