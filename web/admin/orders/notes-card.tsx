import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '#web/api.ts'
import { When } from '#web/shop/when.tsx'
import { Card } from '#kit/browser/ui/card.tsx'
import { IconButton } from '#kit/browser/ui/icon-button.tsx'
import { TextSkeleton } from '#kit/browser/ui/text-skeleton.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { DeleteOne } from '../delete-one.tsx'
import { NoteForm } from './note-form.tsx'
import { type ShownNote, useDeleteNote } from './use-notes.ts'

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
        <p className="break-words whitespace-pre-line">{text}</p>
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
    <DeleteOne what="note" id={note?._id} deletion={useDeleteNote(orderId)} onClose={onClose}>
      <p className="break-words whitespace-pre-line">{note?.text}</p>
    </DeleteOne>
  )
}
