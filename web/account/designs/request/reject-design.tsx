import { useState } from 'react'
import { z } from 'zod'
import { DesignStatusForm } from '#contract/designs/studio-operations.ts'
import { call } from '#web/api.ts'
import { RevisionsUsed } from '#web/designs/revisions.tsx'
import { useRequestChange, type ShownRequest } from '#web/designs/use-request.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { ConfirmDialog } from '#kit/browser/ui/confirm-dialog.tsx'
import { Form } from '#kit/browser/ui/form.tsx'
import { LeaveGuard } from '#kit/browser/ui/leave-guard.tsx'
import { TextArea } from '#kit/browser/ui/text-area.tsx'
import { toast } from '#kit/browser/ui/toast.ts'
import { useSchemaForm } from '#kit/browser/ui/use-schema-form.ts'
import { readOn } from './request-state.ts'

const RECEIVED = 'Feedback received. Your request has been completed.'
const NOT_RECEIVED = 'Something went wrong'

/** The contract lets feedback out, because a yes has none. */
export const FeedbackForm = z.object({
  feedback: DesignStatusForm.shape.feedback.unwrap().min(1, 'Please tell us what does not work for you'),
})
type TypedFeedback = z.input<typeof FeedbackForm>

/** The client's no once all rounds are used, with the reason; asked once more, because it completes the request. */
export function RejectDesign({ request }: { request: ShownRequest }) {
  const { _id: id } = request
  const [requested, setRequested] = useState<TypedFeedback>()
  const { change, isBusy, problem, forgetProblem } = useRequestChange<TypedFeedback>(id, {
    send: ({ feedback }) =>
      call('PUT /api/design-requests/:id/status', {
        params: { id },
        body: { status: 'completed', feedback },
      }),
    failure: NOT_RECEIVED,
    onDone: () => {
      toast.success(RECEIVED)
      readOn()
    },
  })
  const form = useSchemaForm<TypedFeedback>(
    FeedbackForm,
    async (typed) => {
      forgetProblem()
      setRequested(typed)
    },
    { defaults: { feedback: '' }, draft: `feedback on ${id}` },
  )
  return (
    <Form onSubmit={form.onSubmit} className="grid gap-3">
      <h3 className="title-piece">Not what you hoped for?</h3>
      <p className="max-w-text text-muted">
        Revisions used: <RevisionsUsed of={request} />. You can reject the design with your feedback; that
        completes your request too.
      </p>
      <TextArea label="Your feedback" {...form.field('feedback')} />
      <Button variant="secondary" className="justify-self-start max-sm:w-full">
        Reject with feedback
      </Button>
      <ConfirmDialog
        open={requested !== undefined}
        title="Reject this design?"
        action="Reject design"
        busy={isBusy}
        busyText="Sending..."
        error={problem}
        onConfirm={() => requested && change(requested)}
        onClose={() => setRequested(undefined)}
      >
        <p>Your request is then completed, and no further concept is drawn.</p>
      </ConfirmDialog>
      <LeaveGuard when={form.isDirty && !isBusy} />
    </Form>
  )
}
