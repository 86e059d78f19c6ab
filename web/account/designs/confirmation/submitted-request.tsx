import type { ReactNode } from 'react'
import { isOver } from '#domain/designs/design-status.ts'
import { DESIGN_REVIEW_TIME } from '#domain/policies.ts'
import { NextSteps } from '#web/account/checkout/next-steps.tsx'
import { DesignPaymentBadge, DesignStatusBadge } from '#web/designs/design-status-badge.tsx'
import type { ShownRequest } from '#web/designs/use-request.ts'
import { When } from '#web/shop/when.tsx'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#kit/browser/ui/button-link.tsx'
import { PaymentRequired } from './payment-required.tsx'

const PAY = 'Pay the design fee and upload your payment evidence.'
const REVIEW = `We review your floor plan in ${DESIGN_REVIEW_TIME}.`
const CONCEPT = 'We write to you when your concept is ready.'

/** What was sent, where it stands, what it costs and what happens next. */
export function SubmittedRequest({ request }: { request: ShownRequest }) {
  const owesFee = request.paymentStatus === 'pending' && !isOver(request.status)
  return (
    <div className="grid gap-x-20 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-start">
      <div>
        <h1 className="title-hero">Design Request Submitted!</h1>
        <p className="mt-4 max-w-[46ch] text-lg">
          We have your floor plan, <span className="font-medium">{request.floorPlan.name}</span>, and what you
          told us about your home.
        </p>
      </div>
      {!isOver(request.status) && (
        <div className="grid gap-8 rounded-control bg-sand p-5 sm:p-8 lg:row-span-2">
          {owesFee && <PaymentRequired request={request} />}
          <NextSteps steps={owesFee ? [PAY, REVIEW, CONCEPT] : [REVIEW, CONCEPT]} />
        </div>
      )}
      <div className="grid gap-8">
        <Facts request={request} />
        <div className="flex flex-wrap gap-3 max-sm:*:w-full">
          <ButtonLink to={paths.designRequests()} variant="secondary">
            My Custom Design Orders
          </ButtonLink>
          <ButtonLink to={paths.home()} variant="quiet">
            Back to Home
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}

function Facts({ request }: { request: ShownRequest }) {
  return (
    <dl className="grid border-t border-line">
      <Fact label="Request ID">
        <span className="break-all tabular-nums">{request._id}</span>
      </Fact>
      <Fact label="Package type">{request.packageType}</Fact>
      <Fact label="Status">
        <DesignStatusBadge status={request.status} />
      </Fact>
      <Fact label="Submitted">
        <When at={request.createdAt} />
      </Fact>
      <Fact label="Payment status">
        <DesignPaymentBadge request={request} />
      </Fact>
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-0.5 border-b border-line py-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <dt className="text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
