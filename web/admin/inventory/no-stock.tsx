import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { InventoryList } from './use-inventory-list.ts'

/** Why the inventory shows nothing: too narrow a search, a page past the last one, or there are no products yet. */
export function NoStock({ list, total }: { list: InventoryList; total: number }) {
  if (total > 0)
    return (
      <EmptyState
        title="There is nothing on this page any more"
        to={list.hrefWith({ page: '1' })}
        link="To the first page"
      />
    )
  if (!list.isFiltered)
    return (
      <EmptyState icon="box" title="No products yet" to={paths.admin.newProduct()} link="Add a product" />
    )
  return (
    <EmptyState icon="search" title="No products found matching your criteria.">
      <Button variant="secondary" onClick={list.clear} className="mt-3">
        Clear filters
      </Button>
    </EmptyState>
  )
}
