import type { ShownRequest } from '#web/designs/use-request.ts'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#kit/browser/ui/button-link.tsx'
import { Money } from '#kit/browser/ui/money.tsx'

/** That the fee is due, and the way to pay it; once evidence of it was sent, that it is being checked. */
export function PaymentRequired({ request }: { request: ShownRequest }) {
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
