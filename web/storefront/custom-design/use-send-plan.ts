import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useNavigate } from '#kit/browser/router/router.ts'
import { createIdempotentSend } from '#kit/browser/api/attempt.ts'
import { CallError, messageOf } from '#kit/browser/api/call-error.ts'
import { call } from '#web/api.ts'
import { useUpload } from '#kit/browser/api/use-upload.ts'
import { paths } from '#web/paths.ts'
import { toast } from '#kit/browser/ui/toast.ts'
import type { TypedBrief } from './typed-brief.ts'

const SENT = 'Floor plan uploaded successfully!'
const NOT_SENT = 'Error uploading floor plan'

/** As long as the success is to be read before the confirmation takes its place. */
const REDIRECT_AFTER_MS = 1000

/** Sends a floor plan with its brief: percent, cancel and retry, and a moment after it has arrived its confirmation. */
export function useSendPlan(file: File | undefined, brief: TypedBrief, more: readonly File[]) {
  const navigate = useNavigate()
  const [sent, setSent] = useState<string>()
  const attempt = useAttemptFor(file, brief, more)
  const { state, start, cancel, reset } = useUpload(
    (floorPlan, { signal }, onProgress) =>
      attempt((idempotencyKey) =>
        call(
          'POST /api/design-requests',
          { body: bodyOf(floorPlan, brief, more), idempotencyKey, signal },
          onProgress,
        ),
      ).catch(sayWhy),
    NOT_SENT,
  )

  useEffect(() => {
    if (sent === undefined) return
    const timer = setTimeout(() => void navigate(paths.designRequestConfirmation(sent)), REDIRECT_AFTER_MS)
    return () => clearTimeout(timer)
  }, [sent, navigate])

  const stop = useEffectEvent(cancel)
  useEffect(() => () => stop(), [])

  async function send(floorPlan: File) {
    const reply = await start(floorPlan)
    if (!reply) return
    toast.success(SENT)
    setSent(reply.request._id)
  }

  return { state, send, cancel, reset }
}

/** One key for what is sent, until something of it is changed: then it is another request. */
function useAttemptFor(file: File | undefined, brief: TypedBrief, more: readonly File[]) {
  const { notes, ...answers } = brief
  const words = JSON.stringify([notes, answers])
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  return useMemo(() => createIdempotentSend(), [file, words, more])
}

function bodyOf(floorPlan: File, { notes, ...brief }: TypedBrief, more: readonly File[]) {
  return { floorPlan, attachments: more.length > 0 ? [...more] : undefined, brief, notes }
}

function sayWhy(error: unknown): never {
  const isCanceled = error instanceof CallError && error.code === 'aborted'
  if (!isCanceled) toast.error(messageOf(error, NOT_SENT))
  throw error
}
