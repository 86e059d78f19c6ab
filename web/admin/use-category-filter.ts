import { useShop } from '#web/shop/shop.ts'
import type { ListFilter } from './list-filters.tsx'

/** Narrows a list of products to one category of the shop. */
export function useCategoryFilter(): ListFilter<'category'> {
  const choices = useShop().categories.map(({ _id, name }) => ({ value: _id, label: name }))
  return { name: 'category', label: 'Category', any: 'Any category', choices }
}
