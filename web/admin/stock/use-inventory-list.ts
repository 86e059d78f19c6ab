import { inventorySorts, inventoryStandings } from '#domain/stock/inventory-list.ts'
import { useUrlState } from '#kit/browser/ui/use-url-state.ts'
import { oneOf, pageOf, sortOf } from '../url-values.ts'

const defaults = { search: '', category: '', stock: '', sort: 'name', page: '1' }

export type InventoryValues = typeof defaults
export type InventoryList = ReturnType<typeof useInventoryList>

/** What the URL says about the inventory, and the question to the shop that it comes to. */
export function useInventoryList() {
  const list = useUrlState(defaults)
  const { page, ...values } = list.values
  const filters = filtersOf(values)
  return { ...list, filters, query: { page: pageOf(page), ...filters } }
}

function filtersOf({ search, category, stock, sort }: Omit<InventoryValues, 'page'>) {
  return {
    search: search.trim() || undefined,
    category: category || undefined,
    stock: oneOf(inventoryStandings, stock),
    ...sortOf(inventorySorts, sort, 'name'),
  }
}
