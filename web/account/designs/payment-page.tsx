import { useQueryClient } from '@tanstack/react-query'
import { Navigate, useParams } from '#kit/browser/router/router.ts'
import type { PaymentMethod } from '#domain/payments/payment-method.ts'
import { call } from '#web/api.ts'
import { DesignPaymentBadge } from '#web/designs/design-status-badge.tsx'
import { showRequest, useRequest, type ShownRequest } from '#web/designs/use-request.ts'
import { EvidencePanel } from '#web/payments/evidence-panel.tsx'
import { MoneyLine } from '#web/payments/money-line.tsx'
import { PaymentSafety } from '#web/payments/pay-how-to.tsx'
import type { PaymentInstructions } from '#web/payments/payment-instructions.ts'
import { PaymentColumns, PaymentPageBody } from '#web/payments/payment-page-body.tsx'
import { PaymentTabs } from '#web/payments/payment-tabs.tsx'
import { When } from '#web/shop/when.tsx'
import { revisionRounds } from '#domain/settings/promises.ts'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#kit/browser/ui/button-link.tsx'
import { Money } from '#kit/browser/ui/money.tsx'
import { RequestProblem } from './request/request-problem.tsx'
import { isFeeOpen } from './request/request-state.ts'

/** Where the design fee is paid; whoever owes none is led to the request itself. */
export default function PaymentPage() {
  const { requestId = '' } = useParams()
  const request = useRequest(requestId)
  if (request.data && !isFeeOpen(request.data.request))
    return <Navigate to={paths.designRequest(requestId)} replace />
  return (
    <PaymentPageBody
      payable={request}
      renderProblem={(error, retry) => <RequestProblem error={error} onRetry={retry} />}
    >
      {({ request }, instructions) => <Fee request={request} instructions={instructions} />}
    </PaymentPageBody>
  )
}

type OfRequest = { request: ShownRequest }

function Fee({ request, instructions }: OfRequest & { instructions: PaymentInstructions }) {
  const due = { reference: request.reference, amount: request.payment?.open ?? request.designFee }
  return (
    <PaymentColumns payable={request} label="Order summary" summary={<FeeSummary request={request} />}>
      {(request.payment?.received ?? 0) > 0 && <MoneyLine dues={request.payment?.dues} />}
      <PaymentTabs instructions={beforeWork(instructions)} due={due} chosen={request.paymentMethod}>
        {(method) => (
          <>
            <FeeEvidence request={request} method={method} />
            <PaymentSafety />
          </>
        )}
      </PaymentTabs>
    </PaymentColumns>
  )
}

/** Nothing is delivered that a design could be paid for with. */
function beforeWork(instructions: PaymentInstructions): PaymentInstructions {
  const methods = instructions.methods.filter(({ method }) => method !== 'cash_on_delivery')
  return { ...instructions, methods }
}

function FeeEvidence({ request, method }: OfRequest & { method: PaymentMethod }) {
  const client = useQueryClient()
  return (
    <EvidencePanel
      payable={request}
      method={method}
      send={(file, options, onProgress) =>
        call(
          'POST /api/design-requests/:id/payment-evidence',
          { params: { id: request._id }, body: { paymentEvidence: file, paymentMethod: method }, ...options },
          onProgress,
        )
      }
      onSent={(reply) => showRequest(client, reply)}
    />
  )
}

/** What the fee is for, and what it comes to. */
function FeeSummary({ request }: OfRequest) {
  const { _id, number, packageType, designFee, floorPlan, createdAt } = request
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="title-section">Order summary</h2>
        <DesignPaymentBadge request={request} />
      </div>
      <div className="grid gap-1">
        <p className="font-medium">
          {number}, {packageType}
        </p>
        <p className="text-sm text-muted">
          A concept, {revisionRounds(request)} and a list of suggested products.
        </p>
        <p className="text-sm text-muted">
          {floorPlan.name}, sent on <When at={createdAt} />
        </p>
      </div>
      <p className="flex items-baseline justify-between gap-4 border-t border-line pt-4">
        <span>
          Design fee <span className="block text-sm text-muted">Due upfront</span>
        </span>
        <span className="font-display text-3xl">
          <Money dollars={designFee} />
        </span>
      </p>
      <ButtonLink to={paths.designRequest(_id)} variant="secondary">
        See your request
      </ButtonLink>
    </>
  )
}
