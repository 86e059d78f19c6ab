import { Notice } from '#kit/browser/ui/notice.tsx'
import { Written } from '#kit/browser/ui/written.tsx'

type PaymentRejectedProps = {
  /** As the studio has written it, or empty. */
  reason: string
  /** What to do about it, where that is not plain to see. */
  wayOn?: string
}

/** That a payment could not be verified, and why. */
export function PaymentRejected({ reason, wayOn }: PaymentRejectedProps) {
  return (
    <Notice tone="bad">
      <p className="font-medium">We could not verify your payment.</p>
      <Written text={reason} />
      {wayOn !== undefined && <p>{wayOn}</p>}
    </Notice>
  )
}
