import { sizeInMm } from '#domain/boards/footprint.ts'
import type { Products } from '#domain/boards/note.ts'
import type { NewProduct } from '#server/products/insert-product.ts'

type Measured = Pick<NewProduct, 'id' | 'categoryId' | 'details'> & Partial<Pick<NewProduct, 'categories'>>

/** What the checks of a board need to know of the demo's pieces. */
export function shapesOf(products: ReadonlyMap<string, Measured>): Products {
  return new Map(
    [...products.values()].flatMap(({ id, categoryId: category, categories = [], details }) => {
      if (!details?.size) return []
      return [[id, { size: sizeInMm(details.size), category, categories, packed: details.packed }] as const]
    }),
  )
}
