import type { VariantChoice } from '#domain/products/variant-key.ts'
import type { DemoProducts } from '../demo-products.ts'

/** How many of what, and in which finish: "6 reed-chair oak". */
export type PieceWords = `${number} ${string} ${string}`

export type Piece = { productId: string; quantity: number; option: string; choice: VariantChoice }

/** The piece that `words` name. */
export function pieceOf(products: DemoProducts, words: PieceWords): Piece {
  const [quantity, slug = '', option = ''] = words.split(' ')
  const product = products.get(slug)
  const [variant] = product?.variants ?? []
  if (!product || !variant) throw new Error(`There is no ${words}`)
  return {
    productId: product.id,
    quantity: Number(quantity),
    option,
    choice: { [variant.name.toLowerCase()]: option },
  }
}
