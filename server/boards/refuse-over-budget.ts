import { Problem } from '#contract/problems.ts'
import type { Piece } from '#domain/boards/board.ts'
import { choiceOfKey } from '#domain/products/choice-of-key.ts'
import { currentPrice, variantPrice } from '#domain/products/variant-price.ts'
import { budgetUpTo } from '#domain/users/questionnaire.ts'
import { formatMoney, sumCents } from '#kit/core/money.ts'
import type { StoredRequest } from '#server/designs/queries.ts'
import type { StoredProduct } from '#server/products/queries.ts'

type Pieces = Readonly<Record<string, Pick<Piece, 'product' | 'key'>>>

/**
 * Where a swap brings the pieces of a board over the budget of the brief, or further over it.
 *
 * @throws Problem `over_budget`
 */
export function refuseOverBudget(
  { brief: { budget } }: Pick<StoredRequest, 'brief'>,
  products: readonly StoredProduct[],
  before: Pieces,
  after: Pieces,
): void {
  const upTo = budget ? budgetUpTo[budget] : null
  const total = totalOf(after, products)
  if (upTo === null || total <= upTo || total <= totalOf(before, products)) return
  const message = `This brings the pieces to ${formatMoney(total)}, over the ${formatMoney(upTo)} of your brief.`
  throw new Problem('over_budget', { message })
}

/** In cents, of what is sold as it stands. */
function totalOf(pieces: Pieces, products: readonly StoredProduct[]): number {
  const productOf = new Map(products.map((product) => [product._id, product]))
  return sumCents(
    Object.values(pieces).map(({ product: id, key }) => {
      const product = productOf.get(id)
      if (!product) return 0
      const choice = choiceOfKey(product.variants, key) ?? {}
      return variantPrice(currentPrice(product), product.variants, choice) ?? 0
    }),
  )
}
