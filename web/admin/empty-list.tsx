import type { ReactNode } from 'react'
import { Button } from '#kit/browser/ui/button.tsx'
import { EmptyState } from '#kit/browser/ui/empty-state.tsx'

type EmptyListProps = {
  list: { isFiltered: boolean; hrefWith: (changes: { page: string }) => string; clear: () => void }
  /** How many there are on all pages. */
  total: number
  /** What is said where a search or a filter leaves none. */
  notFound: string
  /** What stands here while there are none at all; without it `notFound` does. */
  children?: ReactNode
}

/** Why a list shows nothing: a page past the last one, too narrow a search, or a shop that has just opened. */
export function EmptyList({ list, total, notFound, children }: EmptyListProps) {
  if (total > 0)
    return (
      <EmptyState
        title="There is nothing on this page anymore"
        to={list.hrefWith({ page: '1' })}
        link="To the first page"
      />
    )
  if (!list.isFiltered && children !== undefined) return children
  return (
    <EmptyState icon="search" title={notFound}>
      <Button variant="secondary" onClick={list.clear} className="mt-3">
        Clear filters
      </Button>
    </EmptyState>
  )
}
