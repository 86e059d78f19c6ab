import type { BadgeFilter, ManagedStanding, StockFilter } from '#domain/products/managed-list.ts'
import { choicesOf } from '../../choices-of.ts'
import { ListFilters } from '../../list-filters.tsx'
import { useCategoryFilter } from '../../use-category-filter.ts'
import type { ProductList } from './use-product-list.ts'

const stockLabels: Record<StockFilter, string> = {
  in: 'In stock',
  low: 'Low Stock (≤ 5)',
  out: 'Out of stock',
}
const badgeLabels: Record<BadgeFilter, string> = { sale: 'Sale', new: 'New', 'best-seller': 'Best Seller' }
const standingLabels: Record<ManagedStanding, string> = {
  listed: 'In the shop',
  archived: 'Archived',
  all: 'All products',
}

/** Phones have no heads to sort by, so the order can be chosen here too. */
const sortLabels = {
  name: 'Name, A to Z',
  '-name': 'Name, Z to A',
  price: 'Lowest price',
  '-price': 'Highest price',
  category: 'Category, A to Z',
  '-category': 'Category, Z to A',
}

const filters = [
  { name: 'stock', label: 'Stock', any: 'Any stock', choices: choicesOf(stockLabels) },
  { name: 'badge', label: 'Badge', any: 'Any badge', choices: choicesOf(badgeLabels) },
  { name: 'standing', label: 'Standing', choices: choicesOf(standingLabels) },
  { name: 'sort', label: 'Sort by', choices: choicesOf(sortLabels) },
] as const

/** Search, filters and order of the list of products. */
export function ProductFilters({ list }: { list: ProductList }) {
  const category = useCategoryFilter()
  return (
    <ListFilters
      list={list}
      search="Search name or code"
      filters={[category, ...filters]}
      columns="md:grid-cols-3 xl:grid-cols-[minmax(0,1.4fr)_repeat(5,minmax(0,1fr))]"
    />
  )
}
