import type { ReactNode } from 'react'
import { paymentMethods, type PaymentMethod } from '#domain/payments/payment-method.ts'
import { Tabs } from '#kit/browser/ui/tabs.tsx'
import { useTabInUrl } from '#kit/browser/ui/use-tab-in-url.ts'
import { ChequeHowTo, PayOnDelivery, WireHowTo } from './pay-how-to.tsx'
import { COMING_SOON, type PaymentDue, type PaymentInstructions } from './payment-instructions.ts'
import { PhoneLink } from '#web/shop/phone-link.tsx'

type PaymentTabsProps = {
  instructions: PaymentInstructions
  due: PaymentDue
  /** The way that was chosen before: its tab is open until another one is asked for. */
  chosen?: PaymentMethod
  /** What can be done about a payment by the method whose tab is open. */
  children: (method: PaymentMethod) => ReactNode
}

/** A tab for each way to pay, with how it is done; what follows from it stands under all of them. */
export function PaymentTabs({ instructions, due, chosen, children }: PaymentTabsProps) {
  const { methods } = instructions
  const open = methods.filter(({ comingSoon }) => !comingSoon).map(({ method }) => method)
  const first = open.filter((method) => method === chosen)
  const { selected, onSelect } = useTabInUrl([...first, ...open])
  const method = paymentMethods.find((existing) => existing === selected)
  if (!method)
    return (
      <p>
        Call us at <PhoneLink /> to pay.
      </p>
    )

  const tabs = methods.map(({ method: id, label, comingSoon }) => ({
    id,
    label: comingSoon ? <Announced label={label} /> : label,
    disabled: comingSoon,
    panel: (
      <div className="max-w-xl">
        {comingSoon ? COMING_SOON : <HowTo method={id} instructions={instructions} due={due} />}
      </div>
    ),
  }))
  return (
    <>
      <Tabs label="Payment method" tabs={tabs} selected={method} onSelect={onSelect} />
      {children(method)}
    </>
  )
}

function Announced({ label }: { label: string }) {
  return (
    <>
      {label} <span className="block text-xs leading-3">{COMING_SOON}</span>
    </>
  )
}

type HowToProps = Pick<PaymentTabsProps, 'instructions' | 'due'> & { method: string }

function HowTo({ method, instructions, due }: HowToProps): ReactNode {
  if (method === 'wire_transfer') return <WireHowTo bank={instructions.bank} due={due} />
  if (method === 'cheque') return <ChequeHowTo cheque={instructions.cheque} due={due} />
  return <PayOnDelivery reference={due.reference} />
}
