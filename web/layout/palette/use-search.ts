import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ask } from '#web/api.ts'
import type { EntryGroup } from './entry.ts'
import { foundGroups } from './found-groups.ts'
import { pageEntries } from './page-entries.ts'

const PAUSE_MS = 200

export type Search = { groups: EntryGroup[]; state: 'answered' | 'searching' | 'failed' }

/** What `typed` may mean: pages at once, the rest as soon as the shop has answered for exactly these words. */
export function useSearch(typed: string): Search {
  const words = typed.trim()
  const asked = useSettled(words)
  const { data, isError } = useQuery({
    ...ask('GET /api/palette', { query: { search: asked } }),
    enabled: asked !== '',
  })
  const pages = { title: 'Pages', entries: pageEntries(words) }
  const isAnswered = words === asked && data !== undefined
  const found = words !== '' && isAnswered ? foundGroups(data) : []
  const groups = [pages, ...found].filter(({ entries }) => entries.length > 0)
  if (words === '' || isAnswered) return { groups, state: 'answered' }
  return { groups, state: words === asked && isError ? 'failed' : 'searching' }
}

/** `value` once it has not changed for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)

  useEffect(() => {
    const soon = setTimeout(() => setSettled(value), PAUSE_MS)
    return () => clearTimeout(soon)
  }, [value])
  return settled
}
