import { productRows } from '#server/products/product-rows.ts'
import { Problem, problems } from '#contract/problems.ts'
import { MAX_LINES } from '#domain/cart/cart-lines.ts'
import { choiceDoesNotFit, variantKey, type VariantChoice } from '#domain/products/variant-key.ts'
import type { SignedIn } from '#server/session.ts'
import { packagesInShop } from '#server/packages/package-in-shop.ts'
import { packagesByIds } from '#server/packages/queries.ts'
import type { World } from '#server/world.ts'
import { type CartLine, listCartLines, putInCart, upsertCartPackage } from './queries.ts'

/** A product as chosen, or a package, of which there is nothing to choose. */
type Wanted = {
  productId?: string | undefined
  packageId?: string | undefined
  quantity: number
  variants: VariantChoice
}

/**
 * Puts a product, as chosen, or a package into a person's cart, and resolves with all its lines. Adding it again raises
 * the quantity, capped at stock.
 *
 * @throws Problem `product_not_found` · `package_not_found` · `validation_failed` (options it does not have) ·
 *   `out_of_stock` (none left) · `illegal_state` (the cart holds as many lines as it can)
 */
export async function addToCart(shop: World, user: SignedIn, wanted: Wanted): Promise<CartLine[]> {
  const { packageId, quantity } = wanted
  return packageId === undefined
    ? addProduct(shop, user, wanted)
    : addPackage(shop, user, packageId, quantity)
}

async function addProduct(
  world: World,
  user: SignedIn,
  { productId, quantity, variants: choice }: Wanted,
): Promise<CartLine[]> {
  const { db, random } = world
  const [product] = productId === undefined ? [] : await productRows.get(world, [productId])
  if (!product || product.state !== 'live') throw new Problem('product_not_found')
  const key = variantKey(product.variants, choice)
  if (key === undefined) {
    throw new Problem('validation_failed', {
      message: choiceDoesNotFit,
      fields: { variants: choiceDoesNotFit },
    })
  }
  const line = { id: random.uuid(), productId: product._id, variantKey: key, choice, quantity }
  const { lines, isWritten } = await putInCart(db, user.id, line)
  return isWritten ? lines : refuse(isFull(lines, line))
}

async function addPackage(
  { db, random }: World,
  user: SignedIn,
  packageId: string,
  quantity: number,
): Promise<CartLine[]> {
  const [found] = await packagesInShop(db, await packagesByIds(db, [packageId]))
  if (!found || found.isArchived) throw new Problem('package_not_found')
  const line = { id: random.uuid(), packageId, quantity }
  const isAdded = found.stock > 0 && (await upsertCartPackage(db, user.id, line, found.stock))
  const lines = await listCartLines(db, user.id)
  return isAdded
    ? lines
    : refuse(found.stock > 0 && isFull(lines, { ...line, productId: null, variantKey: '' }))
}

function refuse(becauseFull: boolean): never {
  if (!becauseFull) throw noneLeft()
  throw new Problem('illegal_state', {
    message: `A cart holds at most ${MAX_LINES} different pieces. Take one out first.`,
  })
}

type Piece = Pick<CartLine, 'productId' | 'variantKey'> & { packageId?: string | null }

/** Whether `lines` are as many as a cart holds, with no line of `piece` among them. */
function isFull(lines: readonly CartLine[], { productId, packageId = null, variantKey }: Piece): boolean {
  const isThere = lines.some(
    (line) => line.productId === productId && line.packageId === packageId && line.variantKey === variantKey,
  )
  return lines.length >= MAX_LINES && !isThere
}

/** The refusal of any quantity of what is sold out. */
export function noneLeft(): Problem {
  return new Problem('out_of_stock', {
    fields: { quantity: problems.out_of_stock.message },
    figures: { available: { quantity: 0 } },
  })
}
