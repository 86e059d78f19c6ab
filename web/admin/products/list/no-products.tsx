import { EmptyState } from '#kit/browser/ui/empty-state.tsx'
import { EmptyList } from '../../empty-list.tsx'
import type { Keeper } from '../keeper.ts'
import type { ProductList } from './use-product-list.ts'

type NoProductsProps = { list: ProductList; total: number; keeper: Keeper }

/** Why the list of products is empty, and the way on. */
export function NoProducts({ list, total, keeper }: NoProductsProps) {
  return (
    <EmptyList list={list} total={total} notFound="No products found matching your criteria.">
      <EmptyState
        icon="box"
        title="No products yet"
        hint="What you add here is in the shop as soon as it is saved."
        to={keeper.paths.create()}
        link="Add product"
      />
    </EmptyList>
  )
}
