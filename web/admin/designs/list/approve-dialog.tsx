import { paymentMethodLabel } from '#domain/payments/payment-method.ts'
import { useRequest } from '#web/designs/use-request.ts'
import { EvidenceView } from '#web/payments/evidence-view.tsx'
import { Money } from '#kit/browser/ui/money.tsx'
import { Skeleton } from '#kit/browser/ui/skeleton.tsx'
import { Facts } from '../../facts.tsx'
import { FormDialog } from '../../form-dialog.tsx'
import { clientName } from '../request-words.ts'
import { usePaymentMove } from '../use-request-moves.ts'
import type { ListedRequest } from './use-request-list.ts'

type ApproveDialogProps = { request: ListedRequest; onClose: () => void }

/** Asks before a payment counts as received, with its evidence in view: the client is told and work begins. */
export function ApproveDialog({ request, onClose }: ApproveDialogProps) {
  const { change, isBusy, failure } = usePaymentMove(request._id, onClose)
  return (
    <FormDialog
      open
      title="Approve this payment?"
      action="Approve Payment"
      busy={isBusy}
      busyText="Approving..."
      failure={failure}
      onSubmit={(event) => {
        event.preventDefault()
        change({ paymentStatus: 'paid' })
      }}
      onClose={onClose}
    >
      <p>We write to the client that their payment is verified, and the design work begins.</p>
      <Facts
        facts={[
          ['Client', clientName(request)],
          ['Reference', request.reference],
          ['Design fee', <Money key="fee" dollars={request.designFee} />],
          ['Method', paymentMethodLabel(request.paymentMethod)],
        ]}
      />
      <Evidence id={request._id} />
    </FormDialog>
  )
}

function Evidence({ id }: { id: string }) {
  const { data, isError } = useRequest(id)
  if (isError) return <p className="text-sm text-muted">The evidence cannot be shown now.</p>
  if (!data) return <Skeleton className="h-64 w-full" />
  const { paymentEvidence, paymentEvidenceUploadedAt } = data.request
  return paymentEvidence && <EvidenceView evidence={paymentEvidence} uploadedAt={paymentEvidenceUploadedAt} />
}
