import { useState } from 'react'
import { call } from '#web/api.ts'
import { useRequestChange, type ShownRequest } from '#web/designs/use-request.ts'
import { PhoneLink } from '#web/shop/phone-link.tsx'
import { Button } from '#kit/browser/ui/button.tsx'
import { ConfirmDialog } from '#kit/browser/ui/confirm-dialog.tsx'
import { Notice } from '#kit/browser/ui/notice.tsx'
import { toast } from '#kit/browser/ui/toast.ts'
import { readOn } from './request-state.ts'

const NOT_WITHDRAWN = 'The request could not be withdrawn. Please try again.'

/** The way out of a request while it is pending and unpaid. */
export function Withdraw({ request: { _id: id, hasEvidence } }: { request: ShownRequest }) {
  const [isAsking, setAsking] = useState(false)
  const { change, isBusy, problem, forgetProblem } = useRequestChange(id, {
    send: () =>
      call('PUT /api/design-requests/:id/status', { params: { id }, body: { status: 'cancelled' } }),
    failure: NOT_WITHDRAWN,
    onDone: () => {
      toast.success('Request withdrawn')
      readOn()
    },
  })

  function ask() {
    forgetProblem()
    setAsking(true)
  }

  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-edge/40 pt-4 text-sm print:hidden">
      <p className="text-muted">Changed your mind? While it is unpaid you can withdraw your request.</p>
      <Button variant="quiet" size="compact" onClick={ask} className="-ml-3 sm:ml-0">
        Withdraw request
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Withdraw this request?"
        action="Withdraw request"
        busy={isBusy}
        busyText="Withdrawing..."
        error={problem}
        onConfirm={() => change()}
        onClose={() => setAsking(false)}
      >
        {hasEvidence && (
          <Notice tone="warn">
            If you have sent a payment already, call us at <PhoneLink className="underline" /> first.
          </Notice>
        )}
        <p>
          Nothing is owed. A withdrawn request cannot be opened again; you can send us a floor plan any time.
        </p>
      </ConfirmDialog>
    </div>
  )
}
