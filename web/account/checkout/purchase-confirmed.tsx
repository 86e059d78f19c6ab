import { verificationTimes } from '#domain/payments/payment-method.ts'
import { orderReference } from '#domain/orders/reference.ts'
import { useSession } from '#web/session.ts'
import { isPayable, type ShownOrder } from '#web/orders/order-state.ts'
import { PageHead } from '#web/shop/page-head.tsx'
import { PaymentBadge } from '#web/payments/payment-badge.tsx'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#kit/browser/ui/button-link.tsx'
import { CheckoutSteps } from './checkout-steps.tsx'
import { ConfirmedPieces } from './confirmed-pieces.tsx'
import { HowToPay } from './how-to-pay.tsx'
import { NextSteps } from './next-steps.tsx'
import { SendAgain } from './send-again.tsx'

const TITLE = 'We have your order'

const next = [
  'Send the payment by wire transfer or cheque, with your reference.',
  'Upload a receipt on the payment page, so that we find it sooner.',
  `We check your payment and write to you. Wire verification takes ${verificationTimes.wire_transfer}; cheque ${verificationTimes.cheque}.`,
]

/** After an order: what to pay, how, and what happens then. */
export function PurchaseConfirmed({ order }: { order: ShownOrder }) {
  const email = useSession()?.user.email
  const mayPay = isPayable(order)
  return (
    <>
      <PageHead title={TITLE} noindex />
      <CheckoutSteps current="confirmation" mode="purchase" orderId={order._id} isPayable={mayPay} />
      <h1 className="title-page">{TITLE}</h1>
      <p className="mt-3 flex max-w-text flex-wrap items-center gap-x-3 gap-y-2 text-lg">
        {mayPay
          ? `Order ${orderReference(order._id)}. The confirmation goes to ${email}.`
          : `Nothing is left to pay for order ${orderReference(order._id)}.`}
        {!mayPay && <PaymentBadge status={order.paymentStatus} hasEvidence={order.hasEvidence} />}
      </p>
      <SendAgain orderId={order._id} />
      {mayPay && <HowToPay order={order} />}
      <ConfirmedPieces order={order}>
        {mayPay && order.paymentMethod !== 'cash_on_delivery' && <NextSteps steps={next} />}
        <ButtonLink to={paths.order(order._id)} variant="secondary" className="w-full">
          See your order
        </ButtonLink>
      </ConfirmedPieces>
    </>
  )
}
