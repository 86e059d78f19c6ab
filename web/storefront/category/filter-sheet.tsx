import { Button } from '#kit/browser/ui/button.tsx'
import { IconButton } from '#kit/browser/ui/icon-button.tsx'
import { Field } from '#kit/browser/ui/field.tsx'
import { useShop } from '#web/shop/shop.ts'
import { useSalesMode } from '#web/shop/use-sales-mode.ts'
import type { CategoryList } from './category-loader.ts'
import type { ListChoice } from './list-choice.ts'
import { pieces } from './pieces.ts'
import type { ShownCategory } from './use-category.ts'
import { choiceLabel } from './choice-label.ts'
import { FilterGroup, FilterPanel, type FilterValue } from './filter-group.tsx'

type FilterSheetProps = {
  id: string
  category: ShownCategory
  choice: ListChoice
  list: CategoryList
  onChoose: (form: HTMLFormElement) => void
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
      <FilterGroups category={category} choice={choice} facets={list.facets} onChoose={onChoose} />
      <div className="sticky bottom-0 bg-paper py-4 lg:hidden">
        <Button className="w-full">{`Show ${pieces(list.total)}`}</Button>
      </div>
    </div>
  )
}

type FilterGroupsProps = {
  category: ShownCategory
  choice: ListChoice
  facets: CategoryList['facets']
  onChoose: (form: HTMLFormElement) => void
}

/** What can be chosen here; each value with the number of pieces it would leave. Prices only where they are shown. */
function FilterGroups({ category, choice, facets, onChoose }: FilterGroupsProps) {
  const { categories } = useShop()
  const mode = useSalesMode()
  const values = (
    name: 'category' | 'color' | 'material',
    found: readonly { value: string; count: number }[],
  ) =>
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
      <FilterGroup legend="Availability" values={availability(choice, facets)} onChoose={onChoose} />
      {mode === 'purchase' && <PriceRange choice={choice} onChoose={onChoose} />}
    </>
  )
}

function availability({ inStock, onSale }: ListChoice, facets: CategoryList['facets']): FilterValue[] {
  return [
    { name: 'inStock', value: 'true', label: 'In stock', count: facets.inStock, isChosen: inStock },
    { name: 'onSale', value: 'true', label: 'On sale', count: facets.onSale, isChosen: onSale },
  ]
}

type PriceRangeProps = { choice: ListChoice; onChoose: (form: HTMLFormElement) => void }

/** From and up to, in dollars; asked for when a field is left or Enter is pressed. */
function PriceRange({ choice, onChoose }: PriceRangeProps) {
  const { minPrice, maxPrice } = choice
  const limits = [
    { name: 'minPrice', label: 'From, in $', value: minPrice },
    { name: 'maxPrice', label: 'Up to, in $', value: maxPrice },
  ]
  return (
    <FilterPanel legend="Price" chosen={limits.filter(({ value }) => value !== '').length}>
      <div className="grid grid-cols-2 gap-3 py-1">
        {limits.map(({ name, label, value }) => (
          <Field
            key={name + value}
            label={label}
            name={name}
            type="number"
            min={0}
            step="any"
            inputMode="decimal"
            defaultValue={value}
            onBlur={({ currentTarget }) => currentTarget.form && onChoose(currentTarget.form)}
          />
        ))}
      </div>
    </FilterPanel>
  )
}
