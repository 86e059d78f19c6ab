import { isRefusal } from '#kit/browser/api/load-problem.ts'
import { loading } from '#web/api.ts'
import { cardOf, type CardProduct } from '#web/products/shown-product.ts'
import { MAX_COMPARED } from '#web/shop/compared.ts'
import type { Product } from '#contract/products.ts'

/** One row of cards. */
const ADDABLE = 4

/** As much of a piece as the comparison shows. */
export type ComparedProduct = Pick<Product, '_id' | 'dimensions' | 'materials' | 'weight' | 'details'> & {
  card: CardProduct
}

export type Comparison = {
  products: ComparedProduct[]
  /** Of the same kind as the first, where there is room for more. */
  addable: CardProduct[]
}

/** The pieces that the address names, in its order; what is not in the shop is left out. */
export const loadComparison = loading(async (call, { request }): Promise<Comparison> => {
  const ids = comparedIn(new URL(request.url).searchParams)
  const [found, related] = await Promise.all([
    Promise.all(
      ids.map((id) =>
        call('GET /api/products/:id', { params: { id } }).then(
          ({ product }) => [compared(product)],
          noneIfGone,
        ),
      ),
    ),
    ids[0] && ids.length < MAX_COMPARED
      ? call('GET /api/products/:id/related', { params: { id: ids[0] } }).then(
          ({ products }) => products,
          () => [],
        )
      : [],
  ])
  const addable = related.filter(({ _id }) => !ids.includes(_id)).slice(0, ADDABLE)
  return { products: found.flat(), addable: addable.map(cardOf) }
})

/** The pieces that an address names, each once and no more than fit. */
export function comparedIn(params: URLSearchParams): string[] {
  const ids = (params.get('pieces') ?? '').split(',').filter(Boolean)
  return [...new Set(ids)].slice(0, MAX_COMPARED)
}

function compared(product: Product): ComparedProduct {
  const { _id, dimensions, materials, weight, details } = product
  return { _id, dimensions, materials, weight, details, card: cardOf(product) }
}

/** A piece that has left the shop takes nothing from the others. */
function noneIfGone(error: unknown): [] {
  if (isRefusal(error) && error.status === 404) return []
  throw error
}
