import { useId, useRef, useState, type ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { Select, type Choice } from '../ui/select.tsx'
import { SearchField } from './search-field.tsx'
import type { List } from './use-list.ts'

/** What can be chosen, from words by value. */
export function choicesOf<Value extends string>(labels: Readonly<Record<Value, string>>) {
  return Object.entries<string>(labels).map(([value, label]) => ({ value: value as Value, label }))
}

type ListFiltersProps = {
  list: List
  /** The columns of wide screens: the search first, then each filter. */
  columns: string
}

/** Search and filters of a list; each change is in the URL at once. */
export function ListFilters({ list, columns }: ListFiltersProps) {
  const { filters, sorts } = list.words
  // Heads to sort by are on wide screens only.
  const sorting = sorts && { name: 'sort', label: 'Sort by', choices: choicesOf(sorts) as Choice[] }
  const bar = [...filters, ...(sorting ? [sorting] : [])]
  return (
    <FilterFrame list={list} narrowing={filters.map(({ name }) => name)} columns={columns}>
      {bar.map((filter, at) => (
        <Select
          key={filter.name}
          label={filter.label}
          hideLabel
          placeholder={'any' in filter ? filter.any : undefined}
          choices={filter.choices}
          value={list.values[filter.name]}
          onChange={({ target }) => list.put(filter.name, target.value)}
          className={classes(
            filter === sorting && 'md:hidden',
            // Two stand side by side; the last of an odd number has the line to itself.
            at === bar.length - 1 && at % 2 === 0 && 'max-md:col-span-full',
          )}
        />
      ))}
    </FilterFrame>
  )
}

type FilterFrameProps = ListFiltersProps & {
  /** What narrows the list: counted, and cleared together. */
  narrowing: readonly string[]
  /** The filters. */
  children: ReactNode
}

/** The search of a list, and its filters: beside it on wide screens, on phones under a button that counts what is set. */
export function FilterFrame({ list, narrowing, columns, children }: FilterFrameProps) {
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
        label={list.words.search}
        value={list.values.search ?? ''}
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
