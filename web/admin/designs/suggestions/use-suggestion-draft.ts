import { useState } from 'react'
import { call } from '#web/api.ts'
import { useSavedDraft } from '#kit/browser/store/saved-draft.ts'
import type { ShownSuggestion } from '#web/designs/suggestion-row.tsx'
import type { ShownRequest } from '#web/designs/use-request.ts'
import { useStudioChange } from '../use-studio-change.ts'
import { saySame, sentOf, withPiece, withReplaced } from './draft-list.ts'

export type SuggestionDraft = ReturnType<typeof useSuggestionDraft>

/** The suggested products while they are edited: nothing is sent before it is saved, and nothing is lost when that fails. */
export function useSuggestionDraft({ _id: id, suggestedProducts: saved }: ShownRequest) {
  const [edited, setEdited] = useState<ShownSuggestion[]>()
  const isUnsaved = edited !== undefined && !saySame(edited, saved)
  const { change, isBusy, failure, faults, forget } = useStudioChange<ShownSuggestion[]>(id, {
    send: (pieces) =>
      call('PUT /api/design-requests/:id/suggested-products', { params: { id }, body: sentOf(pieces) }),
    done: () => 'Product suggestions saved',
    failed: 'Failed to save product suggestions',
    onDone: () => setEdited(undefined),
  })
  useSavedDraft(`suggested products of ${id}`, {
    typed: () => (isUnsaved ? edited : undefined),
    restore: setEdited,
  })

  const pieces = isUnsaved ? edited.map((piece) => withAnswer(piece, saved)) : saved

  function edit(next: ShownSuggestion[]) {
    forget()
    setEdited(next)
  }
  return {
    pieces,
    isUnsaved,
    isBusy,
    failure,
    /** What the shop found wrong with the piece at a place. */
    faultAt: (place: number) =>
      Object.entries(faults).find(([path]) => path.startsWith(`products.${place}.`))?.[1],
    add: (piece: ShownSuggestion) => edit(withPiece(pieces, piece)),
    replace: (replaced: string, piece: ShownSuggestion) => edit(withReplaced(pieces, replaced, piece)),
    reorder: edit,
    remove: (removed: string) => edit(pieces.filter(({ _id }) => _id !== removed)),
    setQuantity: (changed: string, quantity: number) =>
      edit(pieces.map((piece) => (piece._id === changed ? { ...piece, quantity } : piece))),
    discard: () => {
      forget()
      setEdited(undefined)
    },
    save: () => void change(pieces),
  }
}

/** The client may answer while the list is edited. */
function withAnswer(piece: ShownSuggestion, saved: readonly ShownSuggestion[]): ShownSuggestion {
  const { answer, answerNote } = saved.find(({ _id }) => _id === piece._id) ?? piece
  return { ...piece, answer, answerNote }
}
