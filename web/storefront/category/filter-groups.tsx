import { useShop } from '#web/shop/shop.ts'
import { useSalesMode } from '#web/shop/use-sales-mode.ts'
import type { CategoryList } from './category-loader.ts'
import { choiceLabel } from './choice-label.ts'
import { FilterGroup, type FilterValue } from './filter-group.tsx'
import type { ListChoice } from './list-choice.ts'
import { PriceRange } from './price-range.tsx'
import type { ShownCategory } from './use-category.ts'

type FilterGroupsProps = {
  category: ShownCategory
  choice: ListChoice
  facets: CategoryList['facets']
  onChoose: (form: HTMLFormElement) => void
}

/** What can be chosen here; each value with the number of pieces it would leave. Prices only where they are shown. */
export function FilterGroups({ category, choice, facets, onChoose }: FilterGroupsProps) {
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
