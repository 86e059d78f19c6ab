import { useId, useRef, useState, type ReactNode } from 'react'
import { Button } from '#kit/browser/ui/button.tsx'
import { classes } from '#kit/browser/ui/classes.ts'
import { SearchField } from './search-field.tsx'

/** A list whose search and filters are in the URL. */
export type NarrowedList<Name extends string> = {
  values: Record<Name | 'search', string>
  put: (name: Name | 'search', value: string) => void
  isSet: (name: Name) => boolean
  reset: (names: readonly Name[]) => void
}

type FilterFrameProps<Name extends string> = {
  list: NarrowedList<Name>
  /** What is searched: "Search name or code". */
  search: string
  /** What narrows the list: counted, and cleared together. */
  narrowing: readonly Name[]
  /** The columns of wide screens: the search first, then each filter. */
  columns: string
  /** The filters. */
  children: ReactNode
}

/** The search of a list, and its filters: beside it on wide screens, on phones under a button that counts what is set. */
export function FilterFrame<Name extends string>(props: FilterFrameProps<Name>) {
  const { list, search, narrowing, columns, children } = props
  const id = useId()
  const fold = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const count = narrowing.filter(list.isSet).length

  function clear() {
    list.reset(narrowing)
    // The button that was pressed is gone with what it cleared.
    fold.current?.focus()
  }
  return (
    <div className={classes('mb-4 grid grid-cols-[minmax(0,1fr)_auto] gap-3', columns)}>
      <SearchField
        label={search}
        value={list.values.search}
        onSearch={(words) => list.put('search', words)}
      />
      <Button
        ref={fold}
        variant="secondary"
        size="compact"
        icon="filter"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="md:hidden"
      >
        {count === 0 ? 'Filters' : `Filters (${count})`}
      </Button>
      <div
        id={id}
        className={classes(
          'col-span-full grid-cols-2 items-end gap-3 md:contents',
          isOpen ? 'grid' : 'hidden',
        )}
      >
        {children}
        {isOpen && count > 0 && (
          <Button variant="quiet" onClick={clear} className="col-span-full md:hidden">
            Clear these filters
          </Button>
        )}
      </div>
    </div>
  )
}
