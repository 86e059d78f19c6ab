import { type ReactNode, useState } from 'react'
import type { DesignStatus } from '#domain/designs/design-status.ts'
import type { ShownRequest } from '#web/designs/use-request.ts'
import { PaymentRejected } from '#web/payments/payment-rejected.tsx'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#kit/browser/ui/button-link.tsx'
import { verificationTimes } from '#domain/payments/payment-method.ts'
import { Money } from '#kit/browser/ui/money.tsx'
import { PhoneLink } from '#web/shop/phone-link.tsx'
import { When } from '#web/shop/when.tsx'
import { ClosedStep } from './closed-step.tsx'
import { isFeeOpen, isMine, movesHere } from './request-state.ts'
import { Withdraw } from './withdraw.tsx'

/** What happens next, in one sentence, and what the client can do about it. */
export function NextStep({ request }: { request: ShownRequest }) {
  const moves = movesHere(request)
  const { title, words } = sentence[request.status](request)
  return (
    <section
      aria-labelledby="next-step"
      className="rounded-control bg-sand p-5 sm:p-8 print:bg-transparent print:p-0"
    >
      <h2 id="next-step" className="title-section">
        {title}
      </h2>
      <div className="mt-2 grid max-w-text gap-2">{words}</div>
      {isFeeOpen(request) && isMine(request) && <PayFee request={request} />}
      {moves.includes('withdraw') && <Withdraw request={request} />}
    </section>
  )
}

type OfRequest = { request: ShownRequest }
type Sentence = { title: string; words: ReactNode }

const sentence: Record<DesignStatus, (request: ShownRequest) => Sentence> = {
  pending: (request) => ({
    title: isFeeOpen(request) ? 'Your floor plan is with us' : 'A designer begins with your plan',
    words: isFeeOpen(request) ? (
      <FeeWords request={request} />
    ) : (
      <PromisedBy request={request} what="first" />
    ),
  }),
  in_progress: (request) => ({
    title: 'A designer is drawing your concept',
    words: <PromisedBy request={request} what={request.conceptCount === 0 ? 'first' : 'next'} />,
  }),
  review: (request) => ({
    title: 'Your concept is ready',
    words: <ReadyWords request={request} />,
  }),
  revision: (request) => ({
    title: 'We are working on your changes',
    words: <PromisedBy request={request} what="next" />,
  }),
  completed: (request) => ({
    title: request.answer === 'rejected' ? 'Your request is completed' : 'Your design is complete',
    words: <ClosedStep request={request} />,
  }),
  cancelled: (request) => ({
    title: 'This request is canceled',
    words: <ClosedStep request={request} />,
  }),
  rejected: (request) => ({
    title: 'We cannot take on this request',
    words: <ClosedStep request={request} />,
  }),
}

function ReadyWords({ request }: OfRequest) {
  if (request.paymentStatus === 'paid') return null
  return <p>You can answer it as soon as the design fee is verified.</p>
}

/** The way to pay, and why a payment did not count. */
function PayFee({ request: { _id, paymentStatus, paymentNote, hasEvidence } }: OfRequest) {
  const isRejected = paymentStatus === 'rejected'
  return (
    <div className="mt-5 grid gap-4 print:hidden">
      {isRejected && (
        <PaymentRejected
          reason={paymentNote}
          wayOn="Please check the payment and upload new evidence; we look again."
        />
      )}
      <ButtonLink
        to={paths.designRequestPayment(_id)}
        variant={hasEvidence && !isRejected ? 'secondary' : 'primary'}
        className="justify-self-start max-sm:w-full"
      >
        Complete Payment
      </ButtonLink>
    </div>
  )
}

const CHECK_TIMES = `Wire verification takes ${verificationTimes.wire_transfer}; cheque verification ${verificationTimes.cheque}.`

/** What happens next while the design fee is open. */
function FeeWords({ request: { designFee, hasEvidence, paymentStatus } }: { request: ShownRequest }) {
  if (hasEvidence && paymentStatus === 'pending')
    return <p>We have your payment evidence. We check it and write to you. {CHECK_TIMES}</p>
  return (
    <p>
      Next is the design fee of <Money dollars={designFee} />, due upfront. Design work begins when your
      payment is verified.
    </p>
  )
}

type PromisedByProps = { request: ShownRequest; what: 'first' | 'next' }

/** Until when the next concept is promised; a promise that was not kept is owned. */
function PromisedBy({ request: { conceptDueAt, paymentStatus }, what }: PromisedByProps) {
  const [now] = useState(() => new Date())
  if (conceptDueAt === null)
    return (
      <p>
        {paymentStatus === 'paid'
          ? `We write to you the moment your ${what} concept is ready.`
          : 'Design work goes on as soon as the design fee is verified.'}
      </p>
    )
  if (new Date(conceptDueAt) < now)
    return (
      <p>
        Your {what} concept was due by <When at={conceptDueAt} />, and we are late. We write to you the moment
        it is ready; to ask before that, call us at <PhoneLink />.
      </p>
    )
  return (
    <p>
      Your {what} concept is due by <When at={conceptDueAt} />. We write to you the moment it is ready.
    </p>
  )
}
