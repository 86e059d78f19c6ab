import { useLayoutEffect, useRef, useState } from 'react'
import { useRouter } from './page-context.ts'
import type { BlockerFunction } from './router-contract.ts'

type Blocked = { state: 'blocked'; proceed: () => void; reset: () => void }
type Unblocked = { state: 'unblocked'; proceed: undefined; reset: undefined }

const UNBLOCKED: Unblocked = { state: 'unblocked', proceed: undefined, reset: undefined }

/** Holds the visitor back when `shouldBlock` says so, until `proceed` or `reset`; Back and Forward too. */
export function useBlocker(shouldBlock: BlockerFunction): Blocked | Unblocked {
  const router = useRouter()
  const [held, setHeld] = useState<{ proceed: () => void } | undefined>(undefined)
  const latest = useRef(shouldBlock)

  useLayoutEffect(() => {
    latest.current = shouldBlock
  })
  useLayoutEffect(
    () =>
      router?.block({
        shouldBlock: (step) => latest.current(step),
        hold: (proceed) => setHeld({ proceed }),
      }),
    [router],
  )

  if (!held) return UNBLOCKED
  const reset = () => setHeld(undefined)
  return {
    state: 'blocked',
    reset,
    proceed: () => {
      reset()
      held.proceed()
    },
  }
}
