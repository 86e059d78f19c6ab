import type { ManagedProduct } from '#contract/products-admin.ts'
import type { Keeper, ManagedStored } from './managed-queries.ts'
import { presentProduct } from './present-product.ts'

/** A product as `keeper`, who looks after it, sees it: with its prices, whatever the mode. */
export function presentManaged(product: ManagedStored, keeper: Keeper): ManagedProduct {
  const { updatedAt, owner, ...stored } = product
  const shown = presentProduct(stored, { mode: 'purchase', user: keeper })
  return { ...shown, isArchived: product.isArchived, updatedAt, owner }
}
