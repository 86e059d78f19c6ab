import { invalid } from '#server/invalid.ts'
import { inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { SuggestionsForm } from '#contract/designs/suggestions.ts'
import { Problem, problems } from '#contract/problems.ts'
import { MAX_QUANTITY } from '#domain/cart/cart-lines.ts'
import { OPTIONS_MISSING } from '#domain/designs/suggested-choice.ts'
import { variantKey, type VariantChoice } from '#domain/products/variant-key.ts'
import type { Db } from '#kit/node/db/database.ts'
import { products } from '#server/db/schema/products.ts'
import { productsByIds } from '#server/products/queries.ts'
import type { StoredSuggestion } from './queries.ts'

/** A product in one choice, and how many of it. */
export type Piece = Pick<StoredSuggestion, 'productId' | 'variantKey' | 'choice' | 'quantity' | 'isFromBoard'>

/** Where nothing is said of the board, a piece stays of it while its quantity does. */
export type Listed = z.output<typeof SuggestionsForm>['products'][number] & { isFromBoard?: boolean }

const TOO_MANY = `Quantity must be at most ${MAX_QUANTITY}`

/**
 * What the studio listed, each with its stock key; the same piece named twice is one, with both quantities. What the
 * shop no longer sells may stay where it `already` is, so that the client reads what became of it.
 *
 * @throws Problem `product_not_found` · `validation_failed` (options, or more than one line may hold)
 */
export async function resolvePieces(
  db: Db,
  input: readonly Listed[],
  already: readonly StoredSuggestion[],
): Promise<Piece[]> {
  const ids = [...new Set(input.map(({ productId }) => productId))]
  // Whoever deletes one of them at this moment waits, and then archives it.
  await db.select({ id: products.id }).from(products).where(inArray(products.id, ids)).for('key share')
  const stored = ids.length > 0 ? await productsByIds(db, ids) : []
  const productOf = new Map(stored.map((product) => [product._id, product]))
  const pieces = new Map<string, Piece>()
  for (const [place, { productId, quantity, variant, isFromBoard }] of input.entries()) {
    const product = productOf.get(productId)
    const mayStay = already.some((suggestion) => suggestion.productId === productId)
    if (!product || (product.state !== 'live' && !mayStay)) throw notFound(place)
    const choice = byLowerCaseName(variant.options)
    const key = variantKey(product.variants, choice)
    if (key === undefined) throw invalid(`products.${place}.variant`, OPTIONS_MISSING)
    const name = `${productId} ${key}`
    const sum = quantity + (pieces.get(name)?.quantity ?? 0)
    if (sum > MAX_QUANTITY) throw invalid(`products.${place}.quantity`, TOO_MANY)
    const was = already.find(
      (suggestion) => suggestion.productId === productId && suggestion.variantKey === key,
    )
    const isOfBoard = isFromBoard ?? (was?.quantity === sum && was.isFromBoard)
    pieces.set(name, { productId, variantKey: key, choice, quantity: sum, isFromBoard: isOfBoard })
  }
  return [...pieces.values()]
}

function byLowerCaseName(options: VariantChoice): VariantChoice {
  return Object.fromEntries(Object.entries(options).map(([name, id]) => [name.toLowerCase(), id]))
}

function notFound(place: number): Problem {
  const { message } = problems.product_not_found
  return new Problem('product_not_found', { fields: { [`products.${place}.productId`]: message } })
}
