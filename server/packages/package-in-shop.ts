import { quantityOf } from '#kit/core/items-text.ts'
import { scarcestPiece, wholeSets } from '#domain/packages/whole-sets.ts'
import { standingOf } from '#domain/stock/availability.ts'
import { isVariantKey } from '#domain/products/variant-key.ts'
import { unitsByKey, type StockUnits } from '#domain/stock/stock-units.ts'
import type { Db } from '#kit/node/db/database.ts'
import { productsByIds, type StoredProduct } from '#server/products/queries.ts'
import { availableStock } from '#domain/stock/stock-units.ts'
import type { StoredPackage, StoredPackageItem } from './queries.ts'

/** One kind of thing in a package beside the product it is; a thing outside the catalogue has none. */
export type PieceInShop = StoredPackageItem & { product: StoredProduct | undefined }

/** A package beside what the shop has of its pieces now. */
export type PackageInShop = Omit<StoredPackage, 'items'> & {
  pieces: PieceInShop[]
  /** How many things one set holds. */
  itemCount: number
  /** Whole sets that can be had now; 0 of what is archived. */
  stock: number
  /** What keeps more sets from being had, and how many units of it are left; `null` without catalogue pieces. */
  scarcest: { name: string; stock: number } | null
}

/** Packages beside their products, which are read in one round trip. */
export async function packagesInShop(db: Db, stored: readonly StoredPackage[]): Promise<PackageInShop[]> {
  return besideProducts(stored, await productsByIds(db, productIdsIn(stored)))
}

/** Which products stand in these packages. */
export function productIdsIn(stored: readonly StoredPackage[]): string[] {
  return [...new Set(stored.flatMap(({ items }) => items.flatMap(({ productId }) => productId ?? [])))]
}

/** Packages beside their products, among `products`. */
export function besideProducts(
  stored: readonly StoredPackage[],
  products: readonly StoredProduct[],
): PackageInShop[] {
  const byId = new Map(products.map((product) => [product._id, product]))
  const left = unitsByKey(availableStock(products))
  return stored.map(({ items, ...found }) => {
    const units = items.flatMap((item) => unitsOf(item, byId))
    const scarcest = scarcestPiece(units, left)
    return {
      ...found,
      pieces: items.map((item) => ({ ...item, product: byId.get(item.productId ?? '') })),
      itemCount: quantityOf(items),
      stock: found.isArchived ? 0 : wholeSets(units, left),
      scarcest: scarcest ? { name: byId.get(scarcest.productId)?.name ?? '', stock: scarcest.left } : null,
    }
  })
}

/** What an item takes out of stock, where it is not made to order. */
function unitsOf(
  { productId, variantKey, quantity }: StoredPackageItem,
  byId: ReadonlyMap<string, StoredProduct>,
): StockUnits[] {
  if (productId === null) return []
  const product = byId.get(productId)
  return product && isMade(product, variantKey) ? [] : [{ productId, variantKey, quantity }]
}

function isMade(product: StoredProduct, variantKey: string): boolean {
  const isSold = product.state === 'live' && isVariantKey(product.variants, variantKey)
  return isSold && standingOf(product, variantKey).leadWeeks !== null
}
