import { OrderNoteForm } from '#contract/orders/admin-operations.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { FormError } from '#kit/browser/ui/form-error.tsx'
import { Form } from '#kit/browser/ui/form.tsx'
import { LeaveGuard } from '#kit/browser/ui/leave-guard.tsx'
import { TextArea } from '#kit/browser/ui/text-area.tsx'
import { useSchemaForm } from '#kit/browser/ui/use-schema-form.ts'
import { useAddNote } from './use-notes.ts'

/** Writes a note; an empty form again once it is added. */
export function NoteForm({ orderId }: { orderId: string }) {
  const add = useAddNote(orderId)
  const form = useSchemaForm<{ text: string }>(OrderNoteForm, send, {
    defaults: { text: '' },
    failure: 'Failed to add the note. Please try again.',
  })

  async function send({ text }: { text: string }) {
    await add(text)
    form.reset()
  }
  return (
    <Form onSubmit={form.onSubmit} className="grid gap-3">
      <LeaveGuard when={form.isDirty && !form.busy} />
      <FormError message={form.formError} />
      <TextArea label="New note" rows={3} maxLength={2000} {...form.field('text')} />
      <div>
        <Button variant="secondary" size="compact" icon="plus" busy={form.busy} busyText="Adding...">
          Add note
        </Button>
      </div>
    </Form>
  )
}
