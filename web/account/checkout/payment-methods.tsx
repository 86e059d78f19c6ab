import type { ReactNode } from 'react'
import { paymentMethods } from '#domain/orders/payment-method.ts'
import { orderReference } from '#domain/reference.ts'
import { ChequeHowTo } from '#web/parts/cheque-how-to.tsx'
import type { ShownOrder } from '#web/parts/order-state.ts'
import type { PaymentDue, PaymentInstructions } from '#web/parts/payment-instructions.ts'
import { PaymentSafety } from '#web/parts/payment-safety.tsx'
import { WireHowTo } from '#web/parts/wire-how-to.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { useTabInUrl } from '#web/ui/use-tab-in-url.ts'
import { OrderEvidence } from './order-evidence.tsx'
import { PayOnDelivery } from './pay-on-delivery.tsx'

type PaymentMethodsProps = { order: ShownOrder; instructions: PaymentInstructions }

/** A tab for each way to pay. The chosen file belongs to all of them, and is sent with the one that is open. */
export function PaymentMethods({ order, instructions }: PaymentMethodsProps) {
  const { methods, phone } = instructions
  const open = methods.filter(({ comingSoon }) => !comingSoon).map(({ method }) => method)
  const isOpen = open.includes(order.paymentMethod)
  const { selected, onSelect } = useTabInUrl(isOpen ? [order.paymentMethod, ...open] : open)
  const method = paymentMethods.find((known) => known === selected)
  const due = { reference: orderReference(order._id), amount: order.totalPrice }
  if (!method) return <p>Call us at {phone} to pay.</p>

  const tabs = methods.map(({ method: id, label, comingSoon }) => ({
    id,
    label: comingSoon ? `${label} (Coming Soon)` : label,
    disabled: comingSoon,
    panel: (
      <div className="max-w-xl">
        {comingSoon ? 'Coming Soon' : <HowTo method={id} instructions={instructions} due={due} />}
      </div>
    ),
  }))
  return (
    <>
      <Tabs label="Payment method" tabs={tabs} selected={method} onSelect={onSelect} />
      {method !== 'cash_on_delivery' && (
        <>
          <OrderEvidence order={order} method={method} />
          <PaymentSafety phone={phone} />
        </>
      )}
    </>
  )
}

type HowToProps = { method: string; instructions: PaymentInstructions; due: PaymentDue }

function HowTo({ method, instructions, due }: HowToProps): ReactNode {
  if (method === 'wire_transfer') return <WireHowTo bank={instructions.bank} due={due} />
  if (method === 'cheque') return <ChequeHowTo cheque={instructions.cheque} due={due} />
  return <PayOnDelivery reference={due.reference} />
}
