import { useRef, useState } from 'react'
import { useUpload, type SendFile } from '#kit/browser/api/use-upload.ts'
import { uploadFault } from '#web/shop/upload-fault.ts'

const EVIDENCE_FAILED = 'Failed to upload payment evidence'

/**
 * A picture or PDF that shows a payment, from the choice to the last byte: looked at before it is sent, and kept
 * until it has arrived. `onDone` receives the reply.
 */
export function useEvidence<T>(sendFile: SendFile<T>, onDone: (reply: T) => void) {
  const [file, setFile] = useState<File>()
  const [fault, setFault] = useState<string>()
  const isStarted = useRef(false)
  const upload = useUpload(sendFile, EVIDENCE_FAILED)

  async function pick(picked: File) {
    upload.reset()
    setFile(picked)
    setFault(await uploadFault(picked, 'evidence'))
  }

  async function send() {
    const found = await uploadFault(file, 'evidence')
    setFault(found)
    if (!file || found !== undefined) return
    const reply = await upload.start(file)
    if (reply === undefined) return
    setFile(undefined)
    upload.reset()
    onDone(reply)
  }

  /** A second press can come before the page has drawn the first. */
  async function submit() {
    if (isStarted.current) return
    isStarted.current = true
    await send().finally(() => (isStarted.current = false))
  }

  const isSending = upload.state.is === 'sending'
  return { file, fault, state: withReason(upload.state), isSending, pick, submit, cancel: upload.cancel }
}

export type Evidence = ReturnType<typeof useEvidence>

/** What failed comes first, then why. */
function withReason<State extends { is: string }>(state: State): State {
  if (!('message' in state) || String(state.message).startsWith(EVIDENCE_FAILED)) return state
  return { ...state, message: `${EVIDENCE_FAILED}. ${String(state.message)}` }
}
