import { TextArea } from '#kit/browser/ui/text-area.tsx'
import { MAX_REASON_LENGTH } from '#web/orders/order-query.ts'

type ReasonFieldProps = { reason: string; onReason: (reason: string) => void }

/** Why a customer says no, if they like to say. */
export function ReasonField({ reason, onReason }: ReasonFieldProps) {
  return (
    <TextArea
      label="Reason"
      optional
      maxLength={MAX_REASON_LENGTH}
      value={reason}
      onChange={({ target }) => onReason(target.value)}
    />
  )
}
