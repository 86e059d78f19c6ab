import { Problem, problems } from '#contract/problems.ts'
import { choiceDoesNotFit, variantKey, type VariantChoice } from '#domain/products/variant-key.ts'
import type { SignedIn } from '#server/http/session.ts'
import { packagesInShop } from '#server/packages/package-in-shop.ts'
import { packagesByIds } from '#server/packages/queries.ts'
import type { World } from '#server/world.ts'
import { findProductOnOffer, upsertCartLine, upsertCartPackage } from './queries.ts'

/** A product as chosen, or a package, of which there is nothing to choose. */
type Wanted = {
  productId?: string | undefined
  packageId?: string | undefined
  quantity: number
  variants: VariantChoice
}

/**
 * Puts a product, as chosen, or a package into a person's cart. Adding it again raises the quantity, capped at stock.
 *
 * @throws Problem `product_not_found` · `package_not_found` · `validation_failed` (options it does not have) ·
 *   `out_of_stock` (none left)
 */
export async function addToCart(world: World, user: SignedIn, wanted: Wanted): Promise<void> {
  const { packageId, quantity } = wanted
  const isAdded =
    packageId === undefined
      ? await addProduct(world, user, wanted)
      : await addPackage(world, user, packageId, quantity)
  if (!isAdded) throw noneLeft()
}

async function addProduct(
  { db, random }: World,
  user: SignedIn,
  { productId, quantity, variants: choice }: Wanted,
): Promise<boolean> {
  const product = productId === undefined ? undefined : await findProductOnOffer(db, productId)
  if (!product) throw new Problem('product_not_found')
  const key = variantKey(product.variants, choice)
  if (key === undefined) {
    throw new Problem('validation_failed', {
      message: choiceDoesNotFit,
      fields: { variants: choiceDoesNotFit },
    })
  }
  const line = { id: random.uuid(), productId: product.id, variantKey: key, choice, quantity }
  return upsertCartLine(db, user.id, line)
}

async function addPackage(
  { db, random }: World,
  user: SignedIn,
  packageId: string,
  quantity: number,
): Promise<boolean> {
  const [found] = await packagesInShop(db, await packagesByIds(db, [packageId]))
  if (!found || found.isArchived) throw new Problem('package_not_found')
  const line = { id: random.uuid(), packageId, quantity }
  return found.stock > 0 && upsertCartPackage(db, user.id, line, found.stock)
}

/** The refusal of any quantity of what is sold out. */
export function noneLeft(): Problem {
  return new Problem('out_of_stock', {
    fields: { quantity: problems.out_of_stock.message },
    figures: { available: { quantity: 0 } },
  })
}
