import type { ReactNode } from 'react'
import { Concepts } from '#web/designs/concepts.tsx'
import { DesignTimeline } from '#web/designs/design-timeline.tsx'
import { PlanSection } from '#web/designs/plan-section.tsx'
import { Revisions } from '#web/designs/revisions.tsx'
import type { ShownRequest } from '#web/designs/use-request.ts'
import { briefFacts } from '#domain/designs/brief-facts.ts'
import { paymentMethodLabel } from '#domain/payments/payment-method.ts'
import { EvidenceView } from '#web/payments/evidence-view.tsx'
import { PapersOf } from '#web/payments/numbered-papers.tsx'
import { When } from '#web/shop/when.tsx'
import { Money } from '#kit/browser/ui/money.tsx'
import { NextStep } from './next-step.tsx'
import { ReplacePlan } from './replace-plan.tsx'
import { RequestHead, RequestState } from './request-head.tsx'
import { isMine, movesHere } from './request-state.ts'
import { AnswerBar, ReviewPanel } from './review-panel.tsx'
import { SuggestedProducts } from './suggested-products.tsx'
import { Written } from '#kit/browser/ui/written.tsx'

/** Everything about one request, as its client sees it: what to do now, then the drawings, then the facts; on paper one document. */
export function RequestDetails({ request }: { request: ShownRequest }) {
  const { designConcepts, suggestedProducts, revisionCount } = request
  // A concept that waits for its answer comes before all words about it.
  const isToAnswer = request.status === 'review' && movesHere(request).includes('approve')
  const concepts = designConcepts.length > 0 && (
    <TitledPart id="concepts" title="Design concepts">
      <Concepts request={request} />
    </TitledPart>
  )
  return (
    <div className="grid grid-cols-1 gap-12 sm:gap-16 print:gap-6 [&_:is(a,button,input,textarea)]:scroll-mb-40">
      <div className="grid gap-8 print:gap-4">
        <RequestHead request={request} />
        {isToAnswer ? (
          concepts
        ) : (
          <>
            <RequestState request={request} />
            <NextStep request={request} />
          </>
        )}
      </div>
      {!isToAnswer && concepts}
      <ReviewPanel request={request} />
      {isToAnswer && <RequestState request={request} />}
      {suggestedProducts.length > 0 && (
        <TitledPart id="pieces" title="Suggested products">
          <SuggestedProducts request={request} />
        </TitledPart>
      )}
      <TitledPart id="plan" title="Your floor plan">
        <PlanSection request={request} />
        {isMine(request) && request.status === 'pending' && <ReplacePlan request={request} />}
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
      <AnswerBar request={request} />
    </div>
  )
}

type OfRequest = { request: Pick<ShownRequest, 'brief' | 'notes'> }

/** What the client told of the home, as far as they did. */
function Brief({ request: { brief, notes } }: OfRequest) {
  const reported = briefFacts(brief)
  if (reported.length === 0 && notes === '') return <p className="text-muted">You left the questions open.</p>
  return (
    <div className="grid gap-5 print:break-inside-avoid">
      {reported.length > 0 && (
        <dl className="grid grid-cols-[auto_1fr] gap-x-8 gap-y-2">
          {reported.map(([name, value]) => (
            <div key={name} className="col-span-2 grid grid-cols-subgrid">
              <dt className="text-muted">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <Written text={notes} className="max-w-text" />
    </div>
  )
}

type TitledPartProps = { id: string; title: string; children: ReactNode }

/** A part of the request with its title over a line; a link can lead to it. */
function TitledPart({ id, title, children }: TitledPartProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="min-w-0 border-t border-line pt-5 print:pt-3">
      <h2 id={`${id}-title`} className="title-section mb-5 print:mb-2 print:break-after-avoid">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** The design fee: how much, how and when it was paid, and what shows it. */
function FeePayment({ request }: { request: ShownRequest }) {
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
      <PapersOf of={request.number} payment={request.payment} total={designFee} />
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
