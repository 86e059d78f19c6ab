import { type ComponentProps, useEffect, useState } from 'react'
import type { Reply } from '#contract/call.ts'
import type { Picture } from '#contract/products.ts'
import type { IconName } from '#kit/browser/ui/icon.tsx'
import { call } from '#web/api.ts'
import { paths } from '#web/paths.ts'
import type { Price } from '#web/products/price.tsx'
import { pageLinks } from './page-links.ts'

const PAUSE_MS = 150
const FEWEST_LETTERS = 2

type Suggested = Omit<Reply<'GET /api/search/suggest'>, 'success' | 'data'>

/** One place that the search leads to. */
export type Suggestion = {
  /** Unique in the list. */
  id: string
  label: string
  to: string
  icon: IconName
  picture?: Picture | null
  price?: ComponentProps<typeof Price>
  /** What is searched for there. */
  term?: string
  isPiece?: boolean
}

export type SuggestionGroup = { title: string; suggestions: Suggestion[] }

/** What the shop suggests for exactly these words; nothing until it has answered, and for less than two letters. */
export function useSuggested(typed: string): Suggested | undefined {
  const [answer, setAnswer] = useState<{ typed: string; found: Suggested } | undefined>(undefined)

  useEffect(() => {
    if (typed.length < FEWEST_LETTERS) return
    const leaving = new AbortController()
    const soon = setTimeout(() => {
      call('GET /api/search/suggest', { query: { q: typed }, signal: leaving.signal }).then(
        (found) => setAnswer({ typed, found }),
        // The field searches without suggestions, too.
        () => {},
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(soon)
      leaving.abort()
    }
  }, [typed])
  return answer?.typed === typed ? answer.found : undefined
}

/** Where the field leads: what is typed, what the shop suggests for it, and while nothing is typed the last searches. */
export function groupsFor(
  typed: string,
  found: Suggested | undefined,
  last: readonly string[],
): SuggestionGroup[] {
  const searchFor = (term: string, label: string, icon: IconName): Suggestion => {
    return { id: `search-${term}`, label, to: paths.search(term), icon, term }
  }
  if (typed === '')
    return grouped(
      'Your last searches',
      last.map((term) => searchFor(term, term, 'clock')),
    )
  const inCategory = ({ _id, name }: { _id: string; name: string }): Suggestion => {
    return { id: `category-${_id}`, label: name, to: paths.category(_id), icon: 'grid' }
  }
  return [
    ...grouped('Search', [searchFor(typed, `Search for “${typed}”`, 'search')]),
    ...grouped('Kinds of furniture', found?.kinds.map(inCategory)),
    ...grouped('Pieces', found?.products.map(pieceSuggestion)),
    ...grouped('Rooms', found?.rooms.map(inCategory)),
    ...grouped(
      'Designer packages',
      found?.packages.map(({ _id, name }) => {
        return { id: `package-${_id}`, label: name, to: paths.designerPackage(_id), icon: 'box' }
      }),
    ),
    ...grouped(
      'Your designs',
      found?.designs.map(({ _id, name }) => {
        return { id: `design-${_id}`, label: name, to: paths.designRequest(_id), icon: 'edit' }
      }),
    ),
    ...grouped(
      'Pages',
      found?.pages.map((page) => ({ id: `page-${page}`, ...pageLinks[page], icon: 'file' })),
    ),
  ]
}

function pieceSuggestion({
  _id,
  name,
  price,
  salePrice,
  picture,
  guidePrice: guide,
  finish,
}: Suggested['products'][number]): Suggestion {
  return {
    id: `piece-${_id}`,
    label: name,
    to: paths.product(_id, finish),
    icon: 'image',
    isPiece: true,
    picture,
    ...((price !== null || guide) && { price: { price, salePrice, guide } }),
  }
}

function grouped(title: string, suggestions: Suggestion[] = []): SuggestionGroup[] {
  return suggestions.length === 0 ? [] : [{ title, suggestions }]
}
