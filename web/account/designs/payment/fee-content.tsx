import type { ShownRequest } from '#web/designs/use-request.ts'
import { PageHead } from '#web/shop/page-head.tsx'
import type { PaymentInstructions } from '#web/payments/payment-instructions.ts'
import { PaymentRejected } from '#web/payments/payment-rejected.tsx'
import { PaymentSafety } from '#web/payments/pay-how-to.tsx'
import { PaymentTabs } from '#web/payments/payment-tabs.tsx'
import { FeeEvidence } from './fee-evidence.tsx'
import { FeeSummary } from './fee-summary.tsx'

const TITLE = 'Payment'

type FeeContentProps = { request: ShownRequest; instructions: PaymentInstructions }

/** What is paid for, how, and what has come of it so far. A chosen file is sent with the way to pay that is open. */
export function FeeContent({ request, instructions }: FeeContentProps) {
  const due = { reference: request.reference, amount: request.designFee }
  return (
    <>
      <PageHead title={TITLE} noindex />
      <h1 className="title-page mb-8">{TITLE}</h1>
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-[1fr_24rem] lg:items-start lg:gap-16">
        <div className="grid grid-cols-1 gap-6">
          {request.paymentStatus === 'rejected' && (
            <PaymentRejected reason={request.paymentNote} wayOn="Please send new evidence below." />
          )}
          <PaymentTabs instructions={beforeWork(instructions)} due={due} chosen={request.paymentMethod}>
            {(method) => (
              <>
                <FeeEvidence request={request} method={method} />
                <PaymentSafety />
              </>
            )}
          </PaymentTabs>
        </div>
        <FeeSummary request={request} />
      </div>
    </>
  )
}

/** Nothing is delivered that a design could be paid for with. */
function beforeWork(instructions: PaymentInstructions): PaymentInstructions {
  const methods = instructions.methods.filter(({ method }) => method !== 'cash_on_delivery')
  return { ...instructions, methods }
}
