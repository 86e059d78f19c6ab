import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { showRequest } from '#web/designs/use-request.ts'
import { CallError } from '#kit/browser/api/call-error.ts'
import { call } from '#web/api.ts'
import { useSavedDraft } from '#kit/browser/store/saved-draft.ts'
import { useUpload, type SendFile } from '#kit/browser/api/use-upload.ts'
import { uploadFault } from '#web/shop/upload-fault.ts'
import { toast } from '#kit/browser/ui/toast.ts'
import { reloadSoon } from '../../reload-soon.ts'
import { tellFailure } from '../use-studio-change.ts'

const FAILED = 'Failed to upload concept'

export type ConceptUpload = ReturnType<typeof useConceptUpload>

/** A concept from the choice to the last byte: looked at before it is sent; file and notes stay until it has arrived. */
export function useConceptUpload(id: string) {
  const client = useQueryClient()
  const [file, setFile] = useState<File>()
  const [notes, setNotes] = useState('')
  const [fault, setFault] = useState<string>()
  const isStarted = useRef(false)
  const { state, start, cancel, reset } = useUpload(sendOf(id, notes.trim()), FAILED)

  useSavedDraft(`notes to a concept for ${id}`, {
    typed: () => notes || undefined,
    restore: setNotes,
  })

  async function pick(picked: File) {
    reset()
    setFile(picked)
    setFault(await uploadFault(picked, 'concept'))
  }

  async function send() {
    const found = await uploadFault(file, 'concept')
    setFault(found)
    if (!file || found !== undefined) return
    const reply = await start(file)
    if (reply === undefined) return
    reset()
    setFile(undefined)
    setNotes('')
    showRequest(client, reply)
    reloadSoon(client, 'GET /api/design-requests/:id')
    toast.success('Design concept uploaded successfully')
  }

  /** A second press can come before the page has drawn the first. */
  async function submit() {
    if (isStarted.current) return
    isStarted.current = true
    await send().finally(() => (isStarted.current = false))
  }

  return {
    file,
    notes,
    setNotes,
    fault,
    state,
    isSending: state.is === 'sending',
    isUnsent: file !== undefined || notes.trim() !== '',
    pick: (picked: File) => void pick(picked),
    submit: () => void submit(),
    cancel,
  }
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
