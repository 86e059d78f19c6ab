import { REFUND_TIME } from '#domain/policies.ts'
import type { ShownRequest } from '#web/designs/use-request.ts'
import { MoneyLine } from '#web/payments/money-line.tsx'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#kit/browser/ui/button-link.tsx'
import { buttonLook } from '#kit/browser/ui/button-look.ts'
import { Written } from '#kit/browser/ui/written.tsx'

type OfRequest = { request: ShownRequest }

/** How a request ended, what that means for the fee, and how to go on. */
export function ClosedStep({ request }: OfRequest) {
  if (request.status === 'completed') return <Completed request={request} />
  return (
    <>
      <Written text={request.declineReason} />
      <Fee request={request} />
      <ButtonLink
        to={paths.customDesign()}
        variant="secondary"
        className="mt-3 justify-self-start max-sm:w-full"
      >
        New Design Request
      </ButtonLink>
    </>
  )
}

function Completed({ request: { answer, feedback, suggestedProducts } }: OfRequest) {
  if (answer === 'rejected')
    return (
      <>
        <p>Thank you for your feedback; a person reads it.</p>
        <blockquote className="border-l-2 border-edge pl-4 text-muted">
          <Written text={feedback} />
        </blockquote>
      </>
    )
  return (
    <>
      <p>The concepts, notes and suggested products stay in your account.</p>
      {suggestedProducts.length > 0 && (
        <>
          <p>Ready to furnish it? Add All to Cart takes the pieces along in one step.</p>
          <a
            href="#pieces"
            className={buttonLook('secondary', 'regular', 'mt-3 justify-self-start max-sm:w-full')}
          >
            See the pieces
          </a>
        </>
      )}
    </>
  )
}

function Fee({ request: { paymentStatus, status, payment } }: OfRequest) {
  if (paymentStatus === 'refunded') return <p>Your design fee was refunded to the original payment method.</p>
  if (paymentStatus !== 'paid')
    return payment?.credit ? <MoneyLine credit={payment.credit} /> : <p>Nothing is owed.</p>
  if (status === 'rejected')
    return <p>We refund your design fee to the original payment method. Refunds take {REFUND_TIME}.</p>
  return <p>You had paid the design fee, and we write to you about it.</p>
}
