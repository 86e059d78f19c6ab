import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Product } from '#contract/products.ts'
import type { Board } from '#domain/boards/board.ts'
import type { SizeMm } from '#domain/boards/footprint.ts'
import type { Products, ShapeOfProduct } from '#domain/boards/note.ts'
import { ask } from '#web/api.ts'

/** As much of the catalogue as the board shows, by product; what is no longer sold is missing. */
export type BoardProducts = ReadonlyMap<string, Product>

export function useBoardProducts(board: Board): {
  products: BoardProducts
  shapes: Products
  isLoading: boolean
} {
  const ids = [...new Set(Object.values(board.pieces).map(({ product }) => product))].toSorted()
  const found = useQueries({
    queries: ids.map((id) => ask('GET /api/products/:id', { params: { id } })),
    combine: (replies) => ({
      products: replies.flatMap(({ data }) => data?.product ?? []),
      isLoading: replies.some(({ isPending }) => isPending),
    }),
  })
  return useMemo(() => {
    const products = new Map(found.products.map((product) => [product._id, product]))
    const shapes = new Map(found.products.flatMap((product) => shapeOf(product)))
    return { products, shapes, isLoading: found.isLoading }
  }, [found])
}

function shapeOf(product: Product): [string, ShapeOfProduct][] {
  const size = sizeOf(product)
  return size ? [[product._id, { size, category: product.category, packed: product.details.packed }]] : []
}

/** Undefined where nobody has measured it: then it cannot be placed. */
export function sizeOf({ details: { size } }: Pick<Product, 'details'>): SizeMm | undefined {
  return (
    size && {
      w: Math.round(size.widthCm * 10),
      d: Math.round(size.depthCm * 10),
      h: Math.round(size.heightCm * 10),
    }
  )
}

/** What stands with its back to walls, and turns to them. */
const backs = new Set(['sofa', 'settee', 'chair', 'bed', 'cabinet', 'dresser', 'desk', 'bench'])
export const hasBack = (category: string) => backs.has(category)
