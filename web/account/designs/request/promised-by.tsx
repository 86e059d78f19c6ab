import { useState } from 'react'
import type { ShownRequest } from '#web/designs/use-request.ts'
import { PhoneLink } from '#web/shop/phone-link.tsx'
import { When } from '#web/shop/when.tsx'

type PromisedByProps = { request: ShownRequest; what: 'first' | 'next' }

/** Until when the next concept is promised; a promise that was not kept is owned. */
export function PromisedBy({ request: { conceptDueAt, paymentStatus }, what }: PromisedByProps) {
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
