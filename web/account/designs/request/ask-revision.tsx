import { RevisionForm } from '#contract/designs/client-operations.ts'
import { call } from '#web/api.ts'
import { useKeptDraft } from '#kit/browser/store/saved-draft.ts'
import { RevisionsUsed } from '#web/designs/revisions.tsx'
import { useRequestChange, type ShownRequest } from '#web/designs/use-request.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { FormError } from '#kit/browser/ui/form-error.tsx'
import { Form } from '#kit/browser/ui/form.tsx'
import { LeaveGuard } from '#kit/browser/ui/leave-guard.tsx'
import { TextArea } from '#kit/browser/ui/text-area.tsx'
import { toast } from '#kit/browser/ui/toast.ts'
import { useSchemaForm } from '#kit/browser/ui/use-schema-form.ts'
import { readOn } from './read-on.ts'

const SUBMITTED = 'Revision request submitted successfully'
const NOT_SUBMITTED = 'Something went wrong'

type TypedRevision = { details: string }

/** Asks for a round of changes; what was typed stays until the shop has it. */
export function AskRevision({ request: { _id: id, revisionCount } }: { request: ShownRequest }) {
  const { changed } = useRequestChange<TypedRevision>(id, {
    send: (body, idempotencyKey) =>
      call('POST /api/design-requests/:id/revisions', { params: { id }, body, idempotencyKey }),
    failure: NOT_SUBMITTED,
    onDone: () => {
      toast.success(SUBMITTED)
      readOn()
    },
  })
  const form = useSchemaForm<TypedRevision>(RevisionForm, submit, {
    defaults: { details: '' },
    failure: NOT_SUBMITTED,
  })
  useKeptDraft<TypedRevision>(`revision of ${id}`, {
    typed: () => (form.isDirty ? form.getValues() : undefined),
    restore: (draft) => form.reset(draft, { keepDefaultValues: true }),
  })

  async function submit(typed: TypedRevision) {
    await changed(typed)
    form.reset()
  }

  return (
    <Form onSubmit={form.onSubmit} className="grid gap-3">
      <h3 className="title-piece">Something to change?</h3>
      <p className="max-w-text text-muted">
        Revisions used: <RevisionsUsed used={revisionCount} />. One message with everything you would like
        changed works best.
      </p>
      <FormError message={form.formError} />
      <TextArea label="What would you like changed?" {...form.field('details')} />
      <Button
        variant="secondary"
        busy={form.busy}
        busyText="Sending..."
        className="justify-self-start max-sm:w-full"
      >
        Request a revision
      </Button>
      <LeaveGuard when={form.isDirty && !form.busy} />
    </Form>
  )
}
