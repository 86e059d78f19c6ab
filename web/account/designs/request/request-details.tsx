import { Concepts } from '#web/designs/concepts.tsx'
import { DesignProgress } from '#web/designs/design-progress.tsx'
import { DesignTimeline } from '#web/designs/design-timeline.tsx'
import { PlanSection } from '#web/designs/plan-section.tsx'
import { Revisions } from '#web/designs/revisions.tsx'
import type { ShownRequest } from '#web/designs/use-request.ts'
import { Brief } from './brief.tsx'
import { FeePayment } from './fee-payment.tsx'
import { NextStep } from './next-step.tsx'
import { RequestHead } from './request-head.tsx'
import { ReviewPanel } from './review-panel.tsx'
import { SuggestedProducts } from './suggested-products.tsx'
import { TitledPart } from './titled-part.tsx'

/** Everything about one request, as its client sees it: what to do now, then the drawings, then the facts; on paper one document. */
export function RequestDetails({ request }: { request: ShownRequest }) {
  const { designConcepts, suggestedProducts, revisionCount } = request
  return (
    <div className="grid grid-cols-1 gap-12 sm:gap-16 print:gap-6">
      <div className="grid gap-8 print:gap-4">
        <RequestHead request={request} />
        <DesignProgress request={request} />
        <NextStep request={request} />
      </div>
      {designConcepts.length > 0 && (
        <TitledPart id="concepts" title="Design concepts">
          <Concepts request={request} />
        </TitledPart>
      )}
      <ReviewPanel request={request} />
      {suggestedProducts.length > 0 && (
        <TitledPart id="pieces" title="Suggested products">
          <SuggestedProducts request={request} />
        </TitledPart>
      )}
      <TitledPart id="plan" title="Your floor plan">
        <PlanSection request={request} />
      </TitledPart>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2 print:gap-6">
        <TitledPart id="brief" title="What you told us">
          <Brief request={request} />
        </TitledPart>
        <TitledPart id="payment" title="Payment">
          <FeePayment request={request} />
        </TitledPart>
        {revisionCount > 0 && (
          <TitledPart id="revisions" title="Revisions">
            <Revisions request={request} />
          </TitledPart>
        )}
        <TitledPart id="timeline" title="Timeline">
          <DesignTimeline request={request} />
        </TitledPart>
      </div>
    </div>
  )
}
