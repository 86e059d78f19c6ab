import type { InventoryProduct } from '#contract/inventory.ts'
import { finishOfKey } from '#domain/products/finish-of-key.ts'
import { allVariantKeys } from '#domain/products/variant-key.ts'
import { lineImageOf } from '#server/products/present-product.ts'
import type { StoredProduct } from '#server/products/queries.ts'

/** A product as the inventory shows it: its units by finish, in the order of its variants. */
export function presentInventory(product: StoredProduct): InventoryProduct {
  const { _id, name, productCode, category, variants, variantStock } = product
  const [picture] = product.pictures
  const units = allVariantKeys(variants).map((variantKey) => ({
    variantKey,
    finish: finishOfKey(variants, variantKey),
    stock: variantStock[variantKey] ?? 0,
  }))
  const stock = units.reduce((sum, unit) => sum + unit.stock, 0)
  return { _id, name, productCode, category, image: picture ? lineImageOf(picture) : '', stock, units }
}
