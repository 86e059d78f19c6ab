import { useState } from 'react'
import { MAX_REVISIONS } from '#domain/designs/design-fee.ts'
import { call } from '#web/api.ts'
import { useRequestChange, type ShownRequest } from '#web/designs/use-request.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { Dialog } from '#kit/browser/ui/dialog.tsx'
import { FormError } from '#kit/browser/ui/form-error.tsx'
import { toast } from '#kit/browser/ui/toast.ts'
import { readOn } from './read-on.ts'

const APPROVED = 'Design approved successfully'
const NOT_APPROVED = 'Something went wrong while approving the design'

/** The client's yes, asked once more, because it completes the request. */
export function ApproveDesign({ request: { _id: id, revisionCount } }: { request: ShownRequest }) {
  const [isAsking, setAsking] = useState(false)
  const { change, isBusy, problem, forgetProblem } = useRequestChange(id, {
    send: () =>
      call('PUT /api/design-requests/:id/status', { params: { id }, body: { status: 'completed' } }),
    failure: NOT_APPROVED,
    onDone: () => {
      toast.success(APPROVED)
      readOn()
    },
  })

  function ask() {
    forgetProblem()
    setAsking(true)
  }

  const stop = () => setAsking(false)
  const footer = (
    <>
      <Button variant="secondary" onClick={stop} className="max-sm:grow">
        Not yet
      </Button>
      <Button busy={isBusy} busyText="Approving..." onClick={() => change()} className="max-sm:grow">
        Approve design
      </Button>
    </>
  )
  return (
    <div className="grid content-start justify-items-start gap-3">
      <h3 className="title-piece">Happy with it?</h3>
      <p className="max-w-text text-muted">
        Approving completes your request. The design and its pieces stay in your account.
      </p>
      <Button icon="check" onClick={ask} className="mt-1 max-sm:w-full">
        Approve design
      </Button>
      <Dialog open={isAsking} onClose={stop} title="Approve this design?" footer={footer}>
        <div className="grid gap-4">
          <FormError message={problem} />
          <p>
            Your request is then completed
            {revisionCount < MAX_REVISIONS && ', and no further revisions are made'}.
          </p>
        </div>
      </Dialog>
    </div>
  )
}
