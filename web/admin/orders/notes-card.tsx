import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ask, call } from '#web/api.ts'
import { When } from '#web/shop/when.tsx'
import { Card } from '#kit/browser/ui/card.tsx'
import { IconButton } from '#kit/browser/ui/icon-button.tsx'
import { TextSkeleton } from '#kit/browser/ui/text-skeleton.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { DeleteOne } from '#web/admin/delete-one.tsx'
import { OrderNoteForm } from '#contract/orders/admin-operations.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { FormError } from '#kit/browser/ui/form-error.tsx'
import { Form } from '#kit/browser/ui/form.tsx'
import { LeaveGuard } from '#kit/browser/ui/leave-guard.tsx'
import { TextArea } from '#kit/browser/ui/text-area.tsx'
import { useSchemaForm } from '#kit/browser/ui/use-schema-form.ts'
import type { Reply } from '#contract/call.ts'
import { useRefetch } from '#kit/browser/api/use-refetch.ts'
import { useAttempt } from '#kit/browser/api/attempt.ts'
import { Written } from '#kit/browser/ui/written.tsx'

/** What the studio notes about an order for itself. */
export function NotesCard({ orderId }: { orderId: string }) {
  return (
    <Card title="Notes" className="print:hidden">
      <p className="mb-4 text-sm text-muted">For the studio. The customer never sees them.</p>
      <Notes orderId={orderId} />
      <NoteForm orderId={orderId} />
    </Card>
  )
}

function Notes({ orderId }: { orderId: string }) {
  const question = ask('GET /api/orders/:id/notes', { params: { id: orderId } })
  const { data, isPending, isLoadingError, refetch } = useQuery(question)
  const [deleting, setDeleting] = useState<ShownNote>()
  if (isPending) return <TextSkeleton lines={2} />
  if (isLoadingError) return <TryAgain message="Failed to fetch the notes" onRetry={() => void refetch()} />
  return (
    <>
      <ul className="mb-4 grid gap-4 empty:hidden">
        {data.notes.map((note) => (
          <Note key={note._id} note={note} onDelete={setDeleting} />
        ))}
      </ul>
      <DeleteNote orderId={orderId} note={deleting} onClose={() => setDeleting(undefined)} />
    </>
  )
}

function Note({ note, onDelete }: { note: ShownNote; onDelete: (note: ShownNote) => void }) {
  const { text, author, createdAt } = note
  return (
    <li className="flex items-start gap-2 border-l border-line pl-4">
      <div className="min-w-0 grow">
        <Written text={text} />
        <p className="text-sm text-muted">
          {author.name}, <When at={createdAt} look="moment" />
        </p>
      </div>
      <IconButton
        icon="trash"
        label={`Delete the note of ${author.name}`}
        onClick={() => onDelete(note)}
        className="-my-2 -mr-3 text-muted hover:text-red"
      />
    </li>
  )
}

type DeleteNoteProps = { orderId: string; note: ShownNote | undefined; onClose: () => void }

function DeleteNote({ orderId, note, onClose }: DeleteNoteProps) {
  return (
    <DeleteOne
      what="note"
      id={note?._id}
      send={(noteId) => call('DELETE /api/orders/:id/notes/:noteId', { params: { id: orderId, noteId } })}
      again={useNotesAgain()}
      onClose={onClose}
    >
      <Written text={note?.text ?? ''} />
    </DeleteOne>
  )
}

/** Writes a note; an empty form again once it is added. */
function NoteForm({ orderId }: { orderId: string }) {
  const add = useAddNote(orderId)
  const form = useSchemaForm<{ text: string }>(OrderNoteForm, send, {
    defaults: { text: '' },
    failure: 'Failed to add the note. Please try again.',
    draft: `note on ${orderId}`,
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

type ShownNote = Reply<'GET /api/orders/:id/notes'>['notes'][number]

/** Adds a note to the order `id`. */
function useAddNote(id: string) {
  const again = useNotesAgain()
  const attempt = useAttempt()
  return async (text: string) => {
    await attempt((idempotencyKey) =>
      call('POST /api/orders/:id/notes', { params: { id }, body: { text }, idempotencyKey }),
    )
    await again()
  }
}

function useNotesAgain() {
  return useRefetch('GET /api/orders/:id/notes')
}
