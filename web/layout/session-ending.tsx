import { useEffect, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { messageOf } from '#kit/browser/api/call-error.ts'
import { useStore } from '#kit/browser/store/atom.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { Notice } from '#kit/browser/ui/notice.tsx'
import { toast } from '#kit/browser/ui/toast.ts'
import { call } from '#web/api.ts'
import { sessionEnds } from '#web/session.ts'
import { When } from '#web/shop/when.tsx'

const WARNED_MS = 5 * 60_000

/** Shortly before the session ends, offers to stay signed in; any call to the shop makes it go on. */
export function SessionEnding() {
  const ends = useStore(sessionEnds, (at) => at) ?? 0
  const isNear = useIsNear(ends)
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('GET /api/users/verify'),
    onError: (error) => toast.error(messageOf(error, 'We could not reach the shop. Please try again.')),
  })
  if (!isNear) return null
  return (
    <Notice tone="warn" className="fixed inset-x-4 bottom-20 z-30 mx-auto max-w-lg shadow-lg print:hidden">
      <p>
        You will be signed out at <When at={new Date(ends).toISOString()} look="time" />. What you typed is
        then there again when you sign in.
      </p>
      <Button size="compact" className="mt-3" busy={isPending} onClick={() => mutate()}>
        Stay signed in
      </Button>
    </Notice>
  )
}

function useIsNear(ends: number): boolean {
  const [nearTo, setNearTo] = useState<number>()

  useEffect(() => {
    if (ends === 0) return
    const timer = setTimeout(() => setNearTo(ends), Math.max(0, ends - Date.now() - WARNED_MS))
    return () => clearTimeout(timer)
  }, [ends])
  return nearTo === ends
}
