import { useRef, useState } from 'react'
import { CallError, messageOf } from './call-error.ts'
import { useAttempt } from './attempt.ts'

type SendOptions = { idempotencyKey: string; signal: AbortSignal }

/** Sends one file: `(file, options, onProgress) => call('POST …', { body: { floorPlan: file }, ...options }, onProgress)`. */
export type SendFile<T> = (
  file: File,
  options: SendOptions,
  onProgress: (percent: number) => void,
) => Promise<T>

export type UploadState =
  | { is: 'idle' }
  | { is: 'sending'; percent: number }
  | { is: 'failed'; message: string }
  | { is: 'done' }

/**
 * An upload with percent, cancel and retry. `start` gives the reply, or undefined when it failed or was canceled;
 * the words of a failure are in `state`. The file stays chosen, so that it can be sent again.
 */
export function useUpload<T>(send: SendFile<T>, failure: string) {
  const [state, setState] = useState<UploadState>({ is: 'idle' })
  const running = useRef<AbortController | undefined>(undefined)
  const attempt = useAttempt()

  async function start(file: File): Promise<T | undefined> {
    const { signal } = (running.current = new AbortController())
    const showPercent = (percent: number) => setState({ is: 'sending', percent })
    showPercent(0)
    try {
      const reply = await attempt((idempotencyKey) => send(file, { idempotencyKey, signal }, showPercent))
      setState({ is: 'done' })
      return reply
    } catch (error) {
      setState(stateAfter(error, failure))
      return undefined
    }
  }

  return { state, start, cancel: () => running.current?.abort(), reset: () => setState({ is: 'idle' }) }
}

function stateAfter(error: unknown, failure: string): UploadState {
  if (error instanceof CallError && error.code === 'aborted') return { is: 'idle' }
  return { is: 'failed', message: messageOf(error, failure) }
}
