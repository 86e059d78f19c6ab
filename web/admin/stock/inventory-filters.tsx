import { inventoryStandingLabels } from '#domain/stock/inventory-list.ts'
import { choicesOf } from '../choices-of.ts'
import { ListFilters } from '../list-filters.tsx'
import { useCategoryFilter } from '../use-category-filter.ts'
import type { InventoryList } from './use-inventory-list.ts'

const sortLabels = {
  name: 'Name, A to Z',
  '-name': 'Name, Z to A',
  stock: 'Fewest first',
  '-stock': 'Most first',
  category: 'By category',
}

const filters = [
  { name: 'stock', label: 'Stock', any: 'Any stock', choices: choicesOf(inventoryStandingLabels) },
  { name: 'sort', label: 'Sort by', choices: choicesOf(sortLabels), onPhones: true },
] as const

/** Search, filters and order of the inventory. */
export function InventoryFilters({ list }: { list: InventoryList }) {
  const category = useCategoryFilter()
  return (
    <ListFilters
      list={list}
      search="Search by name or code"
      filters={[category, ...filters]}
      columns="md:grid-cols-[minmax(0,1fr)_11rem_13rem]"
    />
  )
}
