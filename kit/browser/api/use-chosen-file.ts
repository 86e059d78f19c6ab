import { useRef, useState } from 'react'
import { type SendFile, useUpload } from './use-upload.ts'

type ChosenFile<T> = {
  /** Why the file may not be sent. */
  look: (file: File | undefined) => Promise<string | undefined>
  send: SendFile<T>
  /** What is said when the shop gave no reason. */
  failure: string
  onSent: (reply: T) => void
}

/** A file from the choice to the last byte: looked at when it is chosen and before it is sent, and kept until it has arrived. */
export function useChosenFile<T>({ look, send, failure, onSent }: ChosenFile<T>) {
  const [file, setFile] = useState<File>()
  const [fault, setFault] = useState<string>()
  const isStarted = useRef(false)
  const { state, start, cancel, reset } = useUpload(send, failure)

  async function pick(picked: File) {
    reset()
    setFile(picked)
    setFault(undefined)
    setFault(await look(picked))
  }

  async function sendIt() {
    const found = await look(file)
    setFault(found)
    const reply = file && found === undefined ? await start(file) : undefined
    if (reply === undefined) return
    reset()
    setFile(undefined)
    onSent(reply)
  }

  /** A second press can come before the page has drawn the first. */
  async function submit() {
    if (isStarted.current) return
    isStarted.current = true
    await sendIt().finally(() => (isStarted.current = false))
  }
  return {
    file,
    fault,
    state,
    isSending: state.is === 'sending',
    pick: (picked: File) => void pick(picked),
    submit: () => void submit(),
    cancel,
  }
}
