import { PhoneLink } from '#web/shop/phone-link.tsx'

/** Where our bank details are, and where they never are. */
export function PaymentSafety() {
  return (
    <p className="max-w-text text-sm text-muted">
      These are our only bank details, and they are shown only here, after you sign in. We never send or
      change them by email. If someone sends you others, don't pay; call <PhoneLink />.
    </p>
  )
}
