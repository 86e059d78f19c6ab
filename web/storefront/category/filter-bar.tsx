import { useId, useRef, type FormEvent } from 'react'
import { Button } from '#kit/browser/ui/button.tsx'
import { buttonLook } from '#kit/browser/ui/button-look.ts'
import { Icon } from '#kit/browser/ui/icon.tsx'
import type { CategoryList } from './category-loader.ts'
import { FilterSheet } from './filter-sheet.tsx'
import type { ListChoice } from './list-choice.ts'
import { SortAndCount } from './sort-and-count.tsx'
import { useClosingGroups } from './use-closing-groups.ts'
import { useListForm } from './use-list-form.ts'
import type { ShownCategory } from './use-category.ts'

type FilterBarProps = { category: ShownCategory; choice: ListChoice; list: CategoryList }

/** Filters, count and sort: a form that asks by its address, with or without script. */
export function FilterBar({ category, choice: inAddress, list }: FilterBarProps) {
  const sheet = useId()
  const form = useRef<HTMLFormElement>(null)
  const { choice, choose } = useListForm(category, inAddress)
  useClosingGroups(form)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    choose(event.currentTarget)
    document.getElementById(sheet)?.hidePopover()
  }

  return (
    <form
      ref={form}
      onSubmit={submit}
      aria-label="Filter and sort"
      className="mt-6 mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-y border-line py-2 lg:mt-8"
    >
      {choice.search !== '' && <input type="hidden" name="search" value={choice.search} />}
      <button type="button" popoverTarget={sheet} className={buttonLook('secondary', 'compact', 'lg:hidden')}>
        <Icon name="filter" />
        Filter
      </button>
      <FilterSheet id={sheet} category={category} choice={choice} list={list} onChoose={choose} />
      <SortAndCount choice={choice} total={list.total} onChoose={choose} />
      <noscript>
        <Button size="compact">Apply</Button>
      </noscript>
    </form>
  )
}
