import type { ReactNode } from 'react'
import { paymentMethodLabel } from '#domain/payments/payment-method.ts'
import type { ShownRequest } from '#web/designs/use-request.ts'
import { EvidenceView } from '#web/payments/evidence-view.tsx'
import { When } from '#web/shop/when.tsx'
import { Money } from '#kit/browser/ui/money.tsx'

/** The design fee: how much, how and when it was paid, and what shows it. */
export function FeePayment({ request }: { request: ShownRequest }) {
  const { designFee, paymentMethod, paidAt, paymentEvidence, paymentEvidenceUploadedAt } = request
  return (
    <div className="grid gap-5 print:break-inside-avoid">
      <dl className="grid grid-cols-[auto_1fr] gap-x-8 gap-y-2">
        <Fact name="Design fee">
          <Money dollars={designFee} />
        </Fact>
        <Fact name="Method">{paymentMethodLabel(paymentMethod)}</Fact>
        <Fact name="Reference">{request.reference}</Fact>
        {paidAt !== null && (
          <Fact name="Verified on">
            <When at={paidAt} />
          </Fact>
        )}
      </dl>
      {paymentEvidence && (
        <section aria-labelledby="payment-evidence" className="grid max-w-md gap-3 print:hidden">
          <h3 id="payment-evidence" className="font-medium">
            Payment evidence
          </h3>
          <EvidenceView evidence={paymentEvidence} uploadedAt={paymentEvidenceUploadedAt} />
        </section>
      )}
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="col-span-2 grid grid-cols-subgrid">
      <dt className="text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
