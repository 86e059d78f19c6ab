import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { SearchField } from './search-field.tsx'
import { useUrlState } from './use-list.ts'

type FoundByNameProps<Thing> = {
  /** All there are. */
  things: readonly Thing[]
  /** What is said where none is called like that. */
  none: string
  /** Those that were found; while something is searched, they are not all. */
  children: (found: readonly Thing[], areAll: boolean) => ReactNode
}

/** A short list that is here as a whole, narrowed by the words in the URL. */
export function FoundByName<Thing extends { name: string }>(props: FoundByNameProps<Thing>) {
  const { things, none, children } = props
  const { values, change, clear } = useUrlState({ search: '' })
  const words = values.search.trim().toLowerCase()
  const found = things.filter(({ name }) => name.toLowerCase().includes(words))
  return (
    <>
      <div className="mb-4 max-w-md">
        <SearchField label="Search by name" value={values.search} onSearch={(search) => change({ search })} />
      </div>
      {found.length > 0 ? (
        children(found, words === '')
      ) : (
        <EmptyState icon="search" title={none}>
          {words !== '' && (
            <Button variant="secondary" onClick={clear} className="mt-3">
              Clear search
            </Button>
          )}
        </EmptyState>
      )}
    </>
  )
}
