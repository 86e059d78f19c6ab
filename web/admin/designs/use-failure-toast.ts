import { useEffect } from 'react'
import { toast } from '#kit/browser/ui/toast.ts'

/** Says in the corner that a question has failed, each time it does: what was loaded before may still stand on the page. */
export function useFailureToast(words: string, { isError, errorUpdatedAt }: Failing): void {
  useEffect(() => {
    if (isError && errorUpdatedAt > 0) toast.error(words)
  }, [words, isError, errorUpdatedAt])
}

type Failing = { isError: boolean; errorUpdatedAt: number }
