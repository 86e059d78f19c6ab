import { Problem, problems } from '#contract/problems.ts'
import { choiceDoesNotFit, variantKey, type VariantChoice } from '#domain/products/variant-key.ts'
import type { SignedIn } from '#server/http/session.ts'
import type { World } from '#server/world.ts'
import { findProductOnOffer, upsertCartLine } from './queries.ts'

type Wanted = { productId: string; quantity: number; variants: VariantChoice }

/**
 * Puts a product, as chosen, into a person's cart. Adding it again raises the quantity, capped at stock.
 *
 * @throws Problem `product_not_found` · `validation_failed` (options it does not have) · `out_of_stock` (none left)
 */
export async function addToCart(
  { db, random }: World,
  user: SignedIn,
  { productId, quantity, variants: choice }: Wanted,
): Promise<void> {
  const product = await findProductOnOffer(db, productId)
  if (!product) throw new Problem('product_not_found')
  const key = variantKey(product.variants, choice)
  if (key === undefined) {
    throw new Problem('validation_failed', {
      message: choiceDoesNotFit,
      fields: { variants: choiceDoesNotFit },
    })
  }
  const line = { id: random.uuid(), productId, variantKey: key, choice, quantity }
  if (!(await upsertCartLine(db, user.id, line))) throw noneLeft()
}

/** The refusal of any quantity of what is sold out. */
export function noneLeft(): Problem {
  return new Problem('out_of_stock', {
    fields: { quantity: problems.out_of_stock.message },
    figures: { available: { quantity: 0 } },
  })
}
