import { useState } from 'react'

export type Selection = ReturnType<typeof useSelection>

/**
 * Which things of a list are selected. Those of a page are selected as long as they are shown; `selectAlso` selects
 * beyond the page, until the selection is cleared.
 */
export function useSelection(shown: readonly string[]) {
  const [{ picked, isWide }, setState] = useState<{ picked: readonly string[]; isWide: boolean }>(none)
  const ids = isWide ? picked : shown.filter((id) => picked.includes(id))
  const areAll = shown.length > 0 && shown.every((id) => ids.includes(id))
  return {
    ids,
    areAll,
    has: (id: string) => ids.includes(id),
    toggle: (id: string) =>
      setState({ picked: ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id], isWide }),
    toggleAll: () => setState({ picked: areAll ? [] : [...shown], isWide: false }),
    select: (some: readonly string[]) => setState({ picked: some, isWide: false }),
    selectAlso: (all: readonly string[]) => setState({ picked: all, isWide: true }),
    clear: () => setState(none),
  }
}

const none = { picked: [], isWide: false }
