import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { SearchField } from '#kit/browser/list/search-field.tsx'
import { Dialog } from '#kit/browser/ui/dialog.tsx'
import { TextSkeleton } from '#kit/browser/ui/text-skeleton.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { walkChoices } from './walk-choices.ts'

/** What a search finds: its first page, and how many there are in all. */
export type Found<Thing> = { rows: readonly Thing[]; total: number }

type PickerProps<Thing> = {
  open: boolean
  title: string
  /** What is searched: "products". */
  things: string
  /** By what: "name or code". */
  by: string
  search: string
  onSearch: (search: string) => void
  found: UseQueryResult<Found<Thing>>
  onPick: (thing: Thing) => void
  onClose: () => void
  /** One thing as a choice. */
  children: (thing: Thing) => ReactNode
}

/** Finds one thing in a window and picks it; the next time it opens, nothing is searched yet. */
export function Picker<Thing extends { _id: string }>(props: PickerProps<Thing>) {
  const { open, title, by, search, onSearch, onClose } = props
  const close = () => {
    onSearch('')
    onClose()
  }
  const body = useRef<HTMLDivElement>(null)
  // The window is open by then, and has its Close button focused.
  useEffect(() => {
    if (open) body.current?.querySelector('input')?.focus()
  }, [open])
  return (
    <Dialog open={open} onClose={close} title={title}>
      {/* What is pressed in it are its field and its buttons. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div ref={body} className="grid gap-4" onKeyDown={walkChoices}>
        <SearchField label={`Search by ${by}`} value={search} onSearch={onSearch} />
        <Choices {...props} onClose={close} />
      </div>
    </Dialog>
  )
}

function Choices<Thing extends { _id: string }>(props: PickerProps<Thing>) {
  const { things, by, found, onPick, onClose, children } = props
  const { data, isPending, isLoadingError, refetch } = found
  if (isPending) return <TextSkeleton lines={5} />
  if (isLoadingError)
    return <TryAgain message={`Failed to search ${things}`} onRetry={() => void refetch()} />
  if (data.rows.length === 0)
    return <p className="py-6 text-center text-muted">No {things} found matching your criteria.</p>

  function pick(thing: Thing) {
    onPick(thing)
    onClose()
  }
  const more = data.total - data.rows.length
  return (
    <div>
      <ul className="divide-y divide-line border-y border-line">
        {data.rows.map((thing) => (
          <li key={thing._id}>
            <button
              type="button"
              onClick={() => pick(thing)}
              className="flex min-h-16 w-full items-center gap-3 py-2 text-left transition hover:bg-sand"
            >
              {children(thing)}
            </button>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="mt-2 text-sm text-muted">
          {more.toLocaleString('en-US')} more: search for them by {by}.
        </p>
      )}
    </div>
  )
}
