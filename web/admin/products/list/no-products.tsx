import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { Keeper } from '../keeper.ts'
import type { ProductList } from './use-product-list.ts'

type NoProductsProps = { list: ProductList; total: number; keeper: Keeper }

/** Why the list shows nothing: too narrow a search, a page past the last one, or nothing to sell yet. */
export function NoProducts({ list, total, keeper }: NoProductsProps) {
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
      <EmptyState
        icon="box"
        title="No products yet"
        hint="What you add here is in the shop as soon as it is saved."
        to={keeper.paths.create()}
        link="Add product"
      />
    )
  return (
    <EmptyState icon="search" title="No products found matching your criteria.">
      <Button variant="secondary" onClick={list.clear} className="mt-3">
        Clear filters
      </Button>
    </EmptyState>
  )
}
