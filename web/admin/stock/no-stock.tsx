import { paths } from '#web/paths.ts'
import { EmptyState } from '#kit/browser/ui/empty-state.tsx'
import { EmptyList } from '../empty-list.tsx'
import type { InventoryList } from './use-inventory-list.ts'

/** Why the inventory is empty, and the way on. */
export function NoStock({ list, total }: { list: InventoryList; total: number }) {
  return (
    <EmptyList list={list} total={total} notFound="No products found matching your criteria.">
      <EmptyState icon="box" title="No products yet" to={paths.admin.newProduct()} link="Add a product" />
    </EmptyList>
  )
}
