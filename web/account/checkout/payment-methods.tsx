import { orderReference } from '#domain/orders/reference.ts'
import type { ShownOrder } from '#web/orders/order-state.ts'
import type { PaymentInstructions } from '#web/payments/payment-instructions.ts'
import { PaymentSafety } from '#web/payments/pay-how-to.tsx'
import { PaymentTabs } from '#web/payments/payment-tabs.tsx'
import { MethodChange } from './method-change.tsx'
import { OrderEvidence } from './order-evidence.tsx'
import { PaymentStatement } from './payment-statement.tsx'

type PaymentMethodsProps = { order: ShownOrder; instructions: PaymentInstructions }

/** The ways to pay an order. A chosen file belongs to all of them, and is sent with the one that is open. */
export function PaymentMethods({ order, instructions }: PaymentMethodsProps) {
  const due = { reference: orderReference(order._id), amount: order.totalPrice }
  return (
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
  )
}
