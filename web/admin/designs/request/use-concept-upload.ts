import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { showRequest } from '#web/designs/use-request.ts'
import { CallError } from '#kit/browser/api/call-error.ts'
import { call } from '#web/api.ts'
import { useSavedDraft } from '#kit/browser/store/saved-draft.ts'
import { useChosenFile } from '#kit/browser/api/use-chosen-file.ts'
import type { SendFile } from '#kit/browser/api/use-upload.ts'
import { uploadFault } from '#web/shop/upload-fault.ts'
import { toast } from '#kit/browser/ui/toast.ts'
import { reloadSoon } from '../../reload-soon.ts'
import { tellFailure } from '../use-studio-change.ts'

const FAILED = 'Failed to upload concept'

export type ConceptUpload = ReturnType<typeof useConceptUpload>

/** A concept from the choice to the last byte: looked at before it is sent; file and notes stay until it has arrived. */
export function useConceptUpload(id: string) {
  const client = useQueryClient()
  const [notes, setNotes] = useState('')
  const { file, ...chosen } = useChosenFile({
    look: (picked) => uploadFault(picked, 'concept'),
    send: sendOf(id, notes.trim()),
    failure: FAILED,
    onSent(reply) {
      setNotes('')
      showRequest(client, reply)
      reloadSoon(client, 'GET /api/design-requests/:id')
      toast.success('Design concept uploaded successfully')
    },
  })

  useSavedDraft(`notes to a concept for ${id}`, {
    typed: () => notes || undefined,
    restore: setNotes,
  })

  return { ...chosen, file, notes, setNotes, isUnsent: file !== undefined || notes.trim() !== '' }
}

type RequestReply = Parameters<typeof showRequest>[1]

/** Sends a concept with its notes, and says in the corner when that failed. */
function sendOf(id: string, notes: string): SendFile<RequestReply> {
  const key = 'POST /api/design-requests/:id/concepts'
  return (conceptImage, options, onProgress) =>
    call(key, { params: { id }, body: { conceptImage, notes }, ...options }, onProgress).catch(
      (error: unknown) => {
        if (!(error instanceof CallError && error.code === 'aborted')) tellFailure(FAILED, error)
        throw error
      },
    )
}
