import { badgeFilters, managedSorts, managedStandings, stockFilters } from '#domain/products/managed-list.ts'
import { useUrlState } from '#kit/browser/ui/use-url-state.ts'
import { oneOf, pageOf, sortOf } from '../../url-values.ts'

const defaults = {
  search: '',
  category: '',
  badge: '',
  stock: '',
  standing: 'listed',
  sort: 'name',
  page: '1',
}

export type ProductListValues = typeof defaults
export type ProductList = ReturnType<typeof useProductList>

/** What the URL says about the list of products, and the question to the shop that it comes to. */
export function useProductList() {
  const list = useUrlState(defaults)
  return { ...list, query: queryOf(list.values) }
}

function queryOf(values: ProductListValues) {
  return {
    page: pageOf(values.page),
    search: values.search.trim() || undefined,
    category: values.category || undefined,
    badge: oneOf(badgeFilters, values.badge),
    stock: oneOf(stockFilters, values.stock),
    standing: oneOf(managedStandings, values.standing) ?? 'listed',
    ...sortOf(managedSorts, values.sort, 'name'),
  }
}
