import { useId, useRef, useState, useLayoutEffect, type FormEvent, type RefObject } from 'react'
import { listen } from '#kit/browser/listen.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { buttonLook } from '#kit/browser/ui/button-look.ts'
import { Icon } from '#kit/browser/ui/icon.tsx'
import { Select } from '#kit/browser/ui/select.tsx'
import { productSortLabels, sortsFor } from '#domain/products/product-sort.ts'
import { useSalesMode } from '#web/shop/shop.ts'
import { useNavigate } from '#kit/browser/router/router.ts'
import type { CategoryList } from './category-loader.ts'
import { FilterSheet } from './filter-sheet.tsx'
import { choiceIn, preservesScroll, queryOf, type ListChoice } from './list-choice.ts'
import type { ShownCategory } from './use-category.ts'
import { pieces } from './pieces.ts'

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
    hideSheet(event.currentTarget)
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

type SortAndCountProps = { choice: ListChoice; total: number; onChoose: (form: HTMLFormElement) => void }

/** How many pieces there are, and their order; by price only where prices are shown. */
function SortAndCount({ choice, total, onChoose }: SortAndCountProps) {
  const sorts = sortsFor(useSalesMode())
  return (
    <div className="flex items-center gap-5">
      {choice.search === '' && (
        <p aria-live="polite" className="text-sm whitespace-nowrap text-muted max-sm:sr-only">
          {pieces(total)}
        </p>
      )}
      <Select
        label="Sort"
        hideLabel
        name="sort"
        value={choice.sort}
        onChange={({ currentTarget }) => currentTarget.form && onChoose(currentTarget.form)}
        choices={sorts.map((sort) => ({ value: sort, label: productSortLabels[sort] }))}
        className="w-52"
      />
    </div>
  )
}

/**
 * The filters as they stand in the form, and going to what they ask for. What was just ticked counts at once,
 * before its list is there; each change goes back to page 1.
 */
function useListForm(category: { isAll: boolean }, inAddress: ListChoice) {
  const navigate = useNavigate()
  const address = queryOf(inAddress)
  const [ticked, setTicked] = useState<{ at: string; choice: ListChoice } | undefined>(undefined)
  if (ticked && ticked.at !== address) setTicked(undefined)
  const choice = ticked?.choice ?? inAddress

  function choose(form: HTMLFormElement, replace = false) {
    const entries = [...new FormData(form)].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    )
    const next = choiceIn(new URLSearchParams(entries))
    if (queryOf(next) === queryOf({ ...choice, page: 1 })) return
    setTicked({ at: address, choice: next })
    void navigate(queryOf(next), {
      replace,
      preventScrollReset: preservesScroll(category, inAddress, next),
    })
  }
  return { choice, choose }
}

function hideSheet(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('.filter-sheet')?.hidePopover()
}

/**
 * A group of filters that floats closes by Escape, which gives its name the focus back, and by a press or the focus
 * elsewhere. In the sheet it stays: what is pressed below it would move away under the finger. Back shuts the sheet.
 */
function useClosingGroups(form: RefObject<HTMLFormElement | null>): void {
  useLayoutEffect(() => {
    const openGroup = () =>
      form.current?.querySelector<HTMLDetailsElement>('.filter-sheet:not(:popover-open) details[open]')

    function closeFromElsewhere({ type, target }: Event) {
      const group = openGroup()
      if (!group || group.contains(target as Node)) return
      // A press on words gives the focus to what holds the whole page.
      if (type === 'focusin' && (target as Node).contains(group)) return
      group.open = false
    }
    function closeByKey({ key }: KeyboardEvent) {
      const group = openGroup()
      if (key !== 'Escape' || !group) return
      group.open = false
      group.querySelector('summary')?.focus()
    }
    return listen({
      pointerdown: closeFromElsewhere,
      focusin: closeFromElsewhere,
      keydown: closeByKey,
      popstate: () => hideSheet(form.current),
    })
  }, [form])
}
