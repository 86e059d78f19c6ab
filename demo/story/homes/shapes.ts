import type { Products } from '#domain/boards/note.ts'
import type { NewProduct } from '#server/products/insert-product.ts'

type Measured = Pick<NewProduct, 'id' | 'categoryId' | 'details'> & Partial<Pick<NewProduct, 'categories'>>

/** What the checks of a board need to know of the demo's pieces. */
export function shapesOf(products: ReadonlyMap<string, Measured>): Products {
  return new Map(
    [...products.values()].flatMap(({ id, categoryId: category, categories = [], details }) => {
      if (!details?.size) return []
      const { widthCm, depthCm, heightCm } = details.size
      const size = { w: widthCm * 10, d: depthCm * 10, h: heightCm * 10 }
      return [[id, { size, category, categories, packed: details.packed }] as const]
    }),
  )
}
