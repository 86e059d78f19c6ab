import { Button } from '#kit/browser/ui/button.tsx'
import { IconButton } from '#kit/browser/ui/icon-button.tsx'
import { useSalesMode, useShop } from '#web/shop/shop.ts'
import { Swatch } from '#web/products/swatch.tsx'
import type { SalesMode } from '#domain/settings/sales-mode.ts'
import type { CategoryList } from './category-loader.ts'
import { FilterPanel } from './filter-panel.tsx'
import { choiceLabel, type ListChoice, type ListFilter, type ListName } from './list-choice.ts'
import { pieces } from './pieces.ts'
import { PriceRange, SizeRanges } from './range-filters.tsx'
import type { ShownCategory } from './use-category.ts'

type FilterSheetProps = {
  id: string
  category: ShownCategory
  choice: ListChoice
  list: CategoryList
  onChoose: (form: HTMLFormElement, replace?: boolean) => void
}

/** All filters: a row on wide screens; on phones a sheet, which the button that names its `id` opens. */
export function FilterSheet({ id, category, choice, list, onChoose }: FilterSheetProps) {
  return (
    <div id={id} popover="auto" className="filter-sheet">
      <div className="sticky top-0 z-10 flex items-center justify-between bg-paper py-1 lg:hidden">
        <p className="title-section">Filter</p>
        <IconButton
          icon="close"
          label="Close"
          popoverTarget={id}
          popoverTargetAction="hide"
          className="-mr-3"
        />
      </div>
      <FilterGroups category={category} choice={choice} list={list} onChoose={onChoose} />
      <div className="sticky bottom-0 bg-paper py-4 lg:hidden">
        <Button className="w-full">{`Show ${pieces(list.total)}`}</Button>
      </div>
    </div>
  )
}

type FilterGroupsProps = {
  category: ShownCategory
  choice: ListChoice
  list: CategoryList
  onChoose: (form: HTMLFormElement, replace?: boolean) => void
}

/** What can be chosen here; each value with the number of pieces it would leave. Prices only where they are shown. */
function FilterGroups({ category, choice, list, onChoose }: FilterGroupsProps) {
  const { facets, sizes } = list
  const { categories } = useShop()
  const mode = useSalesMode()
  const values = (name: ListName, found: readonly { value: string; count: number }[]) =>
    found.map(({ value, count }): FilterValue => ({
      name,
      value,
      count,
      label: choiceLabel(name, value, categories),
      isChosen: choice[name].includes(value),
    }))
  const place = (id: string) => categories.findIndex(({ _id }) => _id === id)
  const inShopOrder = facets.categories.toSorted((a, b) => place(a.value) - place(b.value))
  return (
    <>
      {category.isAll && (
        <FilterGroup legend="Category" values={values('category', inShopOrder)} onChoose={onChoose} />
      )}
      <FilterGroup legend="Color" values={values('color', facets.colors)} onChoose={onChoose} hasSwatches />
      <FilterGroup legend="Material" values={values('material', facets.materials)} onChoose={onChoose} />
      <FilterGroup legend="Room" values={values('room', facets.rooms)} onChoose={onChoose} />
      <FilterGroup legend="Style" values={values('style', facets.styles)} onChoose={onChoose} />
      <SizeRanges choice={choice} sizes={sizes} hasSeats={facets.seatHeight > 0} onChoose={onChoose} />
      <FilterGroup legend="Availability" values={availability(choice, facets, mode)} onChoose={onChoose} />
      {mode === 'purchase' && <PriceRange choice={choice} onChoose={onChoose} />}
    </>
  )
}

/** Nothing is on sale where prices are on request. */
function availability(
  { inStock, onSale }: ListChoice,
  facets: CategoryList['facets'],
  mode: SalesMode,
): FilterValue[] {
  const stocked = { value: 'true', label: 'In stock', count: facets.inStock, isChosen: inStock }
  const reduced = { value: 'true', label: 'On sale', count: facets.onSale, isChosen: onSale }
  return [
    { name: 'inStock', ...stocked },
    ...(mode === 'purchase' ? [{ name: 'onSale', ...reduced } as const] : []),
  ]
}

type FilterValue = { name: ListFilter; value: string; label: string; count: number; isChosen: boolean }

type FilterGroupProps = {
  legend: string
  values: readonly FilterValue[]
  hasSwatches?: boolean
  onChoose: (form: HTMLFormElement) => void
}

/** Values to tick, behind their name; nothing where there is nothing to choose. */
function FilterGroup({ legend, values, hasSwatches = false, onChoose }: FilterGroupProps) {
  if (values.length === 0) return null
  return (
    <FilterPanel legend={legend} chosen={values.filter(({ isChosen }) => isChosen).length}>
      {values.map(({ name, value, label, count, isChosen }) => (
        <label key={name + value} className="flex min-h-11 items-center gap-3 lg:min-h-10">
          <input
            type="checkbox"
            name={name}
            value={value}
            checked={isChosen}
            onChange={({ currentTarget }) => currentTarget.form && onChoose(currentTarget.form)}
            className="size-5 shrink-0"
          />
          {hasSwatches && <Swatch name={value} />}
          <span className="grow">{label}</span>
          <span className="text-sm text-muted tabular-nums">
            {count}
            <span className="sr-only">{count === 1 ? ' piece' : ' pieces'}</span>
          </span>
        </label>
      ))}
    </FilterPanel>
  )
}
