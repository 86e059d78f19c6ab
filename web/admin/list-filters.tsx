import { classes } from '#kit/browser/ui/classes.ts'
import { Select, type Choice } from '#kit/browser/ui/select.tsx'
import { FilterFrame, type NarrowedList } from './filter-frame.tsx'

export type ListFilter<Name extends string> = {
  /** Its name in the URL. One called `sort` orders the list and does not narrow it. */
  name: Name
  /** For screen readers; what is chosen says it to everybody else. */
  label: string
  /** The choice that leaves everything in: "Any status". */
  any?: string
  choices: readonly Choice[]
  /** Where wide screens have another way: heads to sort by. */
  onPhones?: boolean
}

type ListFiltersProps<Name extends string> = {
  list: NarrowedList<Name>
  /** What is searched: "Search name or code". */
  search: string
  filters: readonly ListFilter<Name>[]
  /** The columns of wide screens: the search first, then each filter. */
  columns: string
}

/** Search and filters of a list; each change is in the URL at once. */
export function ListFilters<Name extends string>({ list, search, filters, columns }: ListFiltersProps<Name>) {
  const narrowing = filters.map(({ name }) => name).filter((name) => name !== 'sort')
  return (
    <FilterFrame list={list} search={search} narrowing={narrowing} columns={columns}>
      {filters.map(({ name, label, any, choices, onPhones }, at) => (
        <Select
          key={name}
          label={label}
          hideLabel
          placeholder={any}
          choices={choices}
          value={list.values[name]}
          onChange={({ target }) => list.put(name, target.value)}
          className={classes(
            onPhones && 'md:hidden',
            // Two stand side by side; the last of an odd number has the line to itself.
            at === filters.length - 1 && at % 2 === 0 && 'max-md:col-span-full',
          )}
        />
      ))}
    </FilterFrame>
  )
}
