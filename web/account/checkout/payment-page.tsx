import { useQuery, useQueryClient, useMutation } from '@tanstack/react-query'
import { Navigate, useParams } from '#kit/browser/router/router.ts'
import { isAgreed } from '#domain/orders/agreed.ts'
import { type PaymentMethod, paymentMethodLabel } from '#domain/payments/payment-method.ts'
import { call } from '#web/api.ts'
import { OrderProblem } from '#web/account/orders/order-problem.tsx'
import { orderItemLine } from '#web/orders/order-item-line.ts'
import { ItemList } from '#web/orders/item-list.tsx'
import { orderQuery, cacheOrder, withOrder } from '#web/orders/order-query.ts'
import { isPayable, isSettled, isUnpriced, type ShownOrder } from '#web/orders/order-state.ts'
import { TotalsList } from '#web/orders/totals-list.tsx'
import { EvidencePanel } from '#web/payments/evidence-panel.tsx'
import { EvidenceView } from '#web/payments/evidence-view.tsx'
import { PaymentSafety } from '#web/payments/pay-how-to.tsx'
import { PaymentBadge } from '#web/payments/payment-badge.tsx'
import type { PaymentInstructions } from '#web/payments/payment-instructions.ts'
import { PaymentColumns, PaymentPageBody } from '#web/payments/payment-page-body.tsx'
import { PaymentTabs } from '#web/payments/payment-tabs.tsx'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#kit/browser/ui/button-link.tsx'
import { useAmount } from './amount-to-pay.tsx'
import { CheckoutSteps } from './checkout-steps.tsx'
import { PaymentStatement } from './payment-statement.tsx'
import { useUnlessRunning } from '#web/account/use-unless-running.ts'
import { messageOf } from '#kit/browser/api/call-error.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { FormError } from '#kit/browser/ui/form-error.tsx'
import { toast } from '#kit/browser/ui/toast.ts'

const NOT_CHANGED = 'The payment method could not be changed. Please try again.'

const changingKey = ['change payment method']

type MethodChangeProps = { order: ShownOrder; method: PaymentMethod }

const ORDER_NOT_LOADED = 'Failed to load order details'

export default function PaymentPage() {
  const { orderId = '' } = useParams()
  const order = useQuery(orderQuery(orderId))
  const elsewhere = order.data && placeFor(order.data.order)
  if (elsewhere !== undefined) return <Navigate to={elsewhere} replace />
  return (
    <PaymentPageBody
      payable={order}
      renderProblem={(error, retry) => (
        <OrderProblem title="Payment" error={error} message={ORDER_NOT_LOADED} onRetry={retry} />
      )}
      steps={<CheckoutSteps current="payment" mode="purchase" orderId={orderId} />}
    >
      {({ order }, instructions) => (
        <PaymentColumns payable={order} label="Order" summary={<OrderSummary order={order} />}>
          {isPayable(order) ? (
            <WaysToPay order={order} instructions={instructions} />
          ) : (
            <Settled order={order} />
          )}
        </PaymentColumns>
      )}
    </PaymentPageBody>
  )
}

/** Where a person belongs who has nothing to pay here, or nothing to see of it. */
function placeFor(order: ShownOrder): string | undefined {
  if (isUnpriced(order)) return paths.orderConfirmation(order._id)
  if (!isAgreed(order) || order.status === 'cancelled') return paths.order(order._id)
  return isSettled(order) && !order.hasEvidence ? paths.orderConfirmation(order._id) : undefined
}

type OfOrder = { order: ShownOrder }

function OrderSummary({ order }: OfOrder) {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="title-section">Order {order.number}</h2>
        <PaymentBadge status={order.paymentStatus} hasEvidence={order.hasEvidence} payment={order.payment} />
      </div>
      <ItemList label="Items" lines={order.orderItems.map(orderItemLine)} unpriced="" />
      <div className="border-t border-line pt-4">
        <TotalsList figures={order} taxLabel={order.tax?.label} />
      </div>
      <ButtonLink to={paths.order(order._id)} variant="secondary">
        See your order
      </ButtonLink>
    </>
  )
}

/** A chosen file belongs to all ways to pay, and is sent with the one that is open. */
function WaysToPay({ order, instructions }: OfOrder & { instructions: PaymentInstructions }) {
  const { amount, choice } = useAmount(order)
  const due = { reference: order.number, amount }
  return (
    <>
      {choice}
      <PaymentTabs instructions={instructions} due={due} chosen={order.paymentMethod}>
        {(method) => (
          <>
            {method !== order.paymentMethod && <MethodChange key={method} order={order} method={method} />}
            {method !== 'cash_on_delivery' && (
              <>
                <OrderEvidence order={order} method={method} />
                <PaymentStatement order={order} method={method} />
                <PaymentSafety />
              </>
            )}
          </>
        )}
      </PaymentTabs>
    </>
  )
}

function OrderEvidence({ order, method }: OfOrder & { method: PaymentMethod }) {
  const client = useQueryClient()
  return (
    <EvidencePanel
      payable={order}
      method={method}
      send={(file, options, onProgress) =>
        call(
          'POST /api/orders/:id/payment-evidence',
          { params: { id: order._id }, body: { paymentEvidence: file, paymentMethod: method }, ...options },
          onProgress,
        )
      }
      onSent={(reply) => cacheOrder(client, reply)}
    />
  )
}

/** Nothing is left to pay; what showed the payment can still be seen. */
function Settled({ order: { paymentStatus, paymentEvidence, paymentEvidenceUploadedAt } }: OfOrder) {
  return (
    <section aria-labelledby="settled" className="grid max-w-xl gap-4">
      <h2 id="settled" className="title-section">
        {paymentStatus === 'refunded' ? 'Your payment was refunded' : 'Your payment is verified'}
      </h2>
      {paymentEvidence && <EvidenceView evidence={paymentEvidence} uploadedAt={paymentEvidenceUploadedAt} />}
    </section>
  )
}

/** Says how the order is to be paid, and takes another way: looking at a tab chooses nothing. */
function MethodChange({ order, method }: MethodChangeProps) {
  const client = useQueryClient()
  const unlessRunning = useUnlessRunning(changingKey)
  const label = paymentMethodLabel(method)
  const { mutate, isPending, error } = useMutation({
    mutationKey: changingKey,
    mutationFn: async () =>
      withOrder(
        await call('PUT /api/orders/:id/payment-method', {
          params: { id: order._id },
          body: { paymentMethod: method },
        }),
      ),
    onSuccess: (reply) => {
      cacheOrder(client, reply)
      toast.success(`Payment method changed to ${label}`)
    },
  })
  return (
    <div className="grid max-w-xl gap-3">
      <FormError message={error === null ? undefined : messageOf(error, NOT_CHANGED)} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-control bg-sand p-4">
        <p>Your order says {paymentMethodLabel(order.paymentMethod)}.</p>
        <Button
          variant="secondary"
          busy={isPending}
          onClick={() => unlessRunning(mutate)}
          className="max-sm:w-full"
        >
          Change to {label}
        </Button>
      </div>
    </div>
  )
}
