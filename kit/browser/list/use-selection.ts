import { useState } from 'react'

export type Selection = ReturnType<typeof useSelection>

/** Which products of a page are selected; what is no longer shown is no longer selected. */
export function useSelection(shown: readonly string[]) {
  const [picked, setPicked] = useState<readonly string[]>([])
  const ids = shown.filter((id) => picked.includes(id))
  const areAll = shown.length > 0 && ids.length === shown.length
  return {
    ids,
    areAll,
    has: (id: string) => ids.includes(id),
    toggle: (id: string) => setPicked(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]),
    toggleAll: () => setPicked(areAll ? [] : [...shown]),
    clear: () => setPicked([]),
  }
}
