import type { Piece } from '#domain/boards/board.ts'
import type { Products } from '#domain/boards/note.ts'
import { finishOfKey } from '#domain/products/finish-of-key.ts'
import { shownModel } from '#domain/products/shown-model.ts'
import { sizeOf, type BoardProducts } from '../board-products.ts'
import { swatchSeen } from '../piece-shape.tsx'
import type { PieceLook } from './board-pieces.ts'
import { shadeOf } from './colors.ts'

/** How each piece looks; undefined for what is no longer sold, or was never measured. */
export function looksOf(products: BoardProducts, shapes: Products): (piece: Piece) => PieceLook | undefined {
  const shades = new Map<string, string>()
  return ({ product: id, key }) => {
    const [product, shape] = [products.get(id), shapes.get(id)]
    if (!product || !shape) return undefined
    const model = shownModel(product, key, window.location.origin)
    const swatch = swatchSeen(shape.category, finishOfKey(product.variants, key))
    return {
      size: shape.size,
      sold: sizeOf(product),
      shade: swatch === undefined ? '' : shades.getOrInsertComputed(swatch, shadeOf),
      model: model?.kind === 'model' ? model.address : undefined,
    }
  }
}
