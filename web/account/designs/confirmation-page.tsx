import type { ReactNode } from 'react'
import { useParams } from '#kit/browser/router/router.ts'
import { type ShownRequest, useRequest } from '#web/designs/use-request.ts'
import { PageHead } from '#web/shop/page-head.tsx'
import { TextSkeleton } from '#kit/browser/ui/text-skeleton.tsx'
import { isOver } from '#domain/designs/design-status.ts'
import { reviewTime } from '#domain/settings/promises.ts'
import { NextSteps } from '#web/account/checkout/next-steps.tsx'
import { DesignPaymentBadge, DesignStatusBadge } from '#web/designs/design-status-badge.tsx'
import { When } from '#web/shop/when.tsx'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#kit/browser/ui/button-link.tsx'
import { Money } from '#kit/browser/ui/money.tsx'
import { RequestProblem } from './request/request-problem.tsx'

/** After a floor plan was sent: that we have it, and what is to be done next. */
export default function ConfirmationPage() {
  const { requestId = '' } = useParams()
  const { data, error, refetch } = useRequest(requestId)
  return (
    <div className="wrap py-8 sm:py-12">
      {!data && error ? (
        <RequestProblem error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <PageHead title="Design Request Submitted!" noindex />
          {data ? (
            <SubmittedRequest request={data.request} />
          ) : (
            <TextSkeleton title="Your design request" lines={6} />
          )}
        </>
      )}
    </div>
  )
}

const PAY = 'Pay the design fee and upload your payment evidence.'
const CONCEPT = 'We write to you when your concept is ready.'

/** What was sent, where it stands, what it costs and what happens next. */
function SubmittedRequest({ request }: { request: ShownRequest }) {
  const review = `We review your floor plan in ${reviewTime(request)}.`
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
          <NextSteps steps={owesFee ? [PAY, review, CONCEPT] : [review, CONCEPT]} />
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
      <Fact label="Number">{request.number}</Fact>
      <Fact label="Request ID">
        <span className="text-sm text-muted tabular-nums">{request._id}</span>
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

/** That the fee is due, and the way to pay it; once evidence of it was sent, that it is being checked. */
function PaymentRequired({ request }: { request: ShownRequest }) {
  const { _id, designFee, hasEvidence } = request
  return (
    <section aria-labelledby="payment-required" className="grid justify-items-start gap-4">
      <h2 id="payment-required" className="title-section">
        {hasEvidence ? 'We check your payment' : 'Payment Required'}
      </h2>
      <p className="font-display text-4xl">
        <Money dollars={designFee} />
      </p>
      <p>
        {hasEvidence ? (
          'We have your payment evidence. We check it and write to you.'
        ) : (
          <>
            The design fee of <Money dollars={designFee} /> is due before we begin.
          </>
        )}
      </p>
      <ButtonLink
        to={paths.designRequestPayment(_id)}
        variant={hasEvidence ? 'secondary' : 'primary'}
        icon="arrow-right"
        className="max-sm:w-full"
      >
        {hasEvidence ? 'See your payment' : 'Complete Payment'}
      </ButtonLink>
    </section>
  )
}
