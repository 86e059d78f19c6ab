import type { BadgeFilter, ManagedStanding, StockFilter } from '#domain/products/managed-list.ts'
import { choicesOf } from '#kit/browser/list/list-filters.tsx'
import { useList } from '#kit/browser/list/use-list.ts'
import { useCategories } from '../../use-categories.ts'
import type { Keeper } from '../keeper.ts'

const stockLabels: Record<StockFilter, string> = {
  in: 'In stock',
  low: 'Low Stock (≤ 5)',
  out: 'Out of stock',
}

const badgeLabels: Record<BadgeFilter, string> = { sale: 'Sale', new: 'New', 'best-seller': 'Best Seller' }

const standingLabels: Record<ManagedStanding, string> = {
  listed: 'In the shop',
  draft: 'Drafts',
  waiting: 'Sellers’ drafts',
  archived: 'Archived',
  all: 'All products',
}

const productList = {
  search: 'Search name or code',
  filters: [
    { name: 'stock', label: 'Stock', any: 'Any stock', choices: choicesOf(stockLabels) },
    { name: 'badge', label: 'Badge', any: 'Any badge', choices: choicesOf(badgeLabels) },
    { name: 'standing', label: 'Standing', choices: choicesOf(standingLabels) },
  ],
  sorts: {
    name: 'Name, A to Z',
    '-name': 'Name, Z to A',
    price: 'Lowest price',
    '-price': 'Highest price',
    category: 'Category, A to Z',
    '-category': 'Category, Z to A',
  },
} as const

export type ProductList = ReturnType<typeof useProductList>

/** The list of products, narrowed by what can be said of them. */
export function useProductList({ isStudio }: Keeper) {
  const { filter } = useCategories()
  const [stock, badge, standing] = productList.filters
  // All drafts that a seller sees are a seller's.
  const choices = standing.choices.filter(({ value }) => isStudio || value !== 'waiting')
  return useList({ ...productList, filters: [filter, stock, badge, { ...standing, choices }] })
}
