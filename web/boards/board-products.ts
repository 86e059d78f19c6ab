import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Product } from '#contract/products.ts'
import type { Board } from '#domain/boards/board.ts'
import { sizeInMm, type SizeMm } from '#domain/boards/footprint.ts'
import type { Products, ShapeOfProduct } from '#domain/boards/note.ts'
import { publishedSizes, type SizesOfLines } from '#domain/boards/piece-list.ts'
import { isUncertain } from '#kit/browser/api/call-error.ts'
import { ask } from '#web/api.ts'

/** As much of the catalogue as the board shows, by product; what is no longer sold is missing. */
export type BoardProducts = ReadonlyMap<string, Product>

export function useBoardProducts(
  board: Board,
  published?: SizesOfLines,
): {
  products: BoardProducts
  /** Of a version, as they were published. */
  shapes: Products
  /** Of what is still sold: a check cannot judge by a size that nobody has measured. */
  sold: Products
  isLoading: boolean
} {
  const client = useQueryClient()
  const ids = [...new Set(Object.values(board.pieces).map(({ product }) => product))].toSorted()
  const { data, isPending } = useQuery({
    queryKey: ['products of a board', ids],
    queryFn: async () => Promise.all(ids.map(async (id) => ({ id, product: await productOf(client, id) }))),
    placeholderData: (before) => atHand(client, ids, before),
  })
  return useMemo(() => {
    const found = (data ?? []).flatMap(({ product }) => product ?? [])
    const products = new Map(found.map((product) => [product._id, product]))
    const sizes = publishedSizes(published ?? [])
    const gone = (data ?? []).flatMap(({ id, product }) =>
      product ? [] : [[id, goneShape(sizes.get(id))] as const],
    )
    const sold = new Map(found.flatMap((product) => shapeOf(product, sizes.get(product._id))))
    return { products, shapes: new Map([...sold, ...gone]), sold, isLoading: isPending }
  }, [data, isPending, published])
}

type Found = { id: string; product: Product | undefined }

/** What was asked for already: a piece has its size as soon as it is placed. Undefined while that is not all of a board that opens. */
function atHand(client: QueryClient, ids: readonly string[], before?: readonly Found[]) {
  const found = ids.flatMap((id): readonly Found[] => {
    const product = client.getQueryData(productQuery(id).queryKey)?.product
    return product ? [{ id, product }] : (before?.filter((one) => one.id === id) ?? [])
  })
  return before || found.length === ids.length ? found : undefined
}

const productQuery = (id: string) => ask('GET /api/products/:id', { params: { id } })

/** From what was asked for already, else from the shop; undefined for what is no longer sold. */
export async function productOf(client: QueryClient, id: string): Promise<Product | undefined> {
  try {
    return (await client.ensureQueryData(productQuery(id))).product
  } catch (error) {
    if (isUncertain(error)) throw error
    return undefined
  }
}

/** It stands as a box, whose size is unknown where none was kept, to be taken away or replaced. */
const goneShape = (size: SizeMm = { w: 600, d: 600, h: 600 }): ShapeOfProduct => ({ category: '', size })
export const GONE = 'No longer sold'
/** In place of a finish that its product had once. */
export const UNOFFERED = 'Finish no longer offered'

export function shapeOf(product: Product, size = sizeOf(product)): [string, ShapeOfProduct][] {
  const { category, categories, details } = product
  return size ? [[product._id, { size, category, categories, packed: details.packed }]] : []
}

/** Undefined where nobody has measured it: then it cannot be placed. */
export function sizeOf({ details: { size } }: Pick<Product, 'details'>): SizeMm | undefined {
  return size && sizeInMm(size)
}
