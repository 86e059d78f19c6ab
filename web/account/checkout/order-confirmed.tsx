import { MailAddress } from '#kit/browser/ui/mail-address.tsx'
import type { ReactNode } from 'react'
import { useMutation } from '@tanstack/react-query'
import { verificationTimes } from '#domain/payments/payment-method.ts'
import { useSession } from '#web/session.ts'
import { isPayable, isUnpriced, type ShownOrder } from '#web/orders/order-state.ts'
import { PageHead } from '#web/shop/page-head.tsx'
import { PaymentBadge } from '#web/payments/payment-badge.tsx'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#kit/browser/ui/button-link.tsx'
import { QUOTE_PENDING, quoteStatusLabels } from '#domain/orders/quote-status.ts'
import { quoteTime } from '#domain/settings/promises.ts'
import { Badge } from '#kit/browser/ui/badge.tsx'
import { AddressLines } from '#web/orders/address-lines.tsx'
import { DeliveryFacts, PickupPlace } from '#web/orders/delivery-facts.tsx'
import { orderItemLine } from '#web/orders/order-item-line.ts'
import { ItemList } from '#web/orders/item-list.tsx'
import { TotalsList } from '#web/orders/totals-list.tsx'
import { useUnlessRunning } from '#web/account/use-unless-running.ts'
import { call } from '#web/api.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { toast } from '#kit/browser/ui/toast.ts'
import { CheckoutSteps } from './checkout-steps.tsx'
import { HowToPay } from './how-to-pay.tsx'
import { NextSteps } from './next-steps.tsx'

const ORDER_TITLE = 'We have your order'

const afterOrder = [
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
      <PageHead title={ORDER_TITLE} noindex />
      <CheckoutSteps current="confirmation" mode="purchase" orderId={order._id} isPayable={mayPay} />
      <h1 className="title-page">{ORDER_TITLE}</h1>
      <p className="mt-3 flex max-w-text flex-wrap items-center gap-x-3 gap-y-2 text-lg">
        {mayPay
          ? `Order ${order.number}. The confirmation goes to ${email}.`
          : `Nothing is left to pay for order ${order.number}.`}
        {!mayPay && (
          <PaymentBadge
            status={order.paymentStatus}
            hasEvidence={order.hasEvidence}
            payment={order.payment}
          />
        )}
      </p>
      <SendAgain orderId={order._id} />
      {mayPay && <HowToPay order={order} />}
      <ConfirmedPieces order={order}>
        {mayPay && order.paymentMethod !== 'cash_on_delivery' && <NextSteps steps={afterOrder} />}
        <ButtonLink to={paths.order(order._id)} variant="secondary" className="w-full">
          See your order
        </ButtonLink>
      </ConfirmedPieces>
    </>
  )
}

const REQUEST_TITLE = 'We have your request'

const afterRequest = [
  'We price your list and add shipping and taxes.',
  'Your quote comes by email, with a date until which it is valid.',
  'You decide then. Nothing is held or charged until you accept.',
]

/** After a request for a quote: what comes, when, and where to see it. */
export function QuoteSubmitted({ order }: { order: ShownOrder }) {
  const email = useSession()?.user.email
  return (
    <>
      <PageHead title={REQUEST_TITLE} noindex />
      <CheckoutSteps current="confirmation" mode="quote" orderId={order._id} />
      <h1 className="title-page">{REQUEST_TITLE}</h1>
      <p className="mt-3 max-w-text text-lg">
        Your quote comes to <MailAddress address={email ?? ''} /> within {quoteTime(order)}. You can also see
        it under My Collection Orders.
      </p>
      <SendAgain orderId={order._id} />
      <dl className="mt-6 flex flex-wrap gap-x-10 gap-y-4">
        <Fact label="Request" value={order.number} />
        <Fact label="Total" value={QUOTE_PENDING} />
        <div>
          <dt className="text-sm text-muted">Status</dt>
          <dd>
            <Badge tone="warn" icon="clock">
              {quoteStatusLabels.requested}
            </Badge>
          </dd>
        </div>
      </dl>
      <ConfirmedPieces order={order}>
        <NextSteps steps={afterRequest} />
        <ButtonLink to={paths.orders()} className="w-full">
          My Collection Orders
        </ButtonLink>
      </ConfirmedPieces>
    </>
  )
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-medium">{value}</dd>
    </div>
  )
}

type ConfirmedPiecesProps = {
  order: ShownOrder
  /** Stands beside them: what happens next. */
  children: ReactNode
}

/** What was ordered, what it comes to and where it goes. */
function ConfirmedPieces({ order, children }: ConfirmedPiecesProps) {
  return (
    <div className="mt-10 grid gap-10 lg:grid-cols-[1fr_24rem] lg:items-start lg:gap-16">
      <div className="grid gap-10">
        <section aria-labelledby="pieces">
          <h2 id="pieces" className="title-section mb-4">
            Your pieces
          </h2>
          <ItemList label="Items" lines={order.orderItems.map(orderItemLine)} unpriced={QUOTE_PENDING} />
        </section>
        <section aria-labelledby="delivery">
          <h2 id="delivery" className="title-section mb-4">
            {order.isPickup ? 'Local pickup' : 'Shipping address'}
          </h2>
          <div className="grid gap-4">
            {order.isPickup && <PickupPlace />}
            <AddressLines address={order.shippingAddress} />
            <DeliveryFacts
              address={order.shippingAddress}
              isPickup={order.isPickup}
              wishes={order.deliveryWishes}
            />
          </div>
        </section>
      </div>
      <div className="grid gap-6 rounded-control bg-sand p-5 sm:p-6">
        {!isUnpriced(order) && <TotalsList figures={order} taxLabel={order.tax?.label} />}
        {children}
      </div>
    </div>
  )
}

const NOT_SENT = 'Failed to send email. Please try again later.'
const sendingKey = ['send confirmation']

/** Sends the confirmation of an order once more to whoever placed it. */
function SendAgain({ orderId }: { orderId: string }) {
  const unlessRunning = useUnlessRunning(sendingKey)
  const { mutate, isPending } = useMutation({
    mutationKey: sendingKey,
    mutationFn: () => call('POST /api/orders/:id/send-confirmation', { params: { id: orderId } }),
    onSuccess: ({ message }) => toast.success(message),
    onError: () => toast.error(NOT_SENT),
  })
  return (
    <Button
      variant="quiet"
      icon="mail"
      busy={isPending}
      busyText="Sending..."
      onClick={() => unlessRunning(mutate)}
      className="mt-2 -ml-5"
    >
      Email me this again
    </Button>
  )
}
