import type { AddedPieces, Cart } from '#contract/cart.ts'
import { linesOf } from '#domain/boards/piece-list.ts'
import { MAX_QUANTITY } from '#domain/cart/cart-lines.ts'
import { choiceOfKey } from '#domain/products/choice-of-key.ts'
import { finishOfKey } from '#domain/products/finish-of-key.ts'
import { idempotentWrite, type IdempotentRequest, type StoredReply } from '#kit/node/http/idempotency.ts'
import { movePieces, type WantedPieces } from '#server/cart/move-pieces.ts'
import { presentCart } from '#server/cart/present-cart.ts'
import { asShown } from '#server/products/present-product.ts'
import { productsByIds, type StoredProduct } from '#server/products/queries.ts'
import type { SignedIn } from '#server/session.ts'
import { within, type World } from '#server/world.ts'
import { lockBoard, ownPlan } from './queries.ts'

/**
 * Puts the pieces of a plan in its owner's cart, as far as there are any, in one transaction and once per idempotency
 * key.
 *
 * @throws Problem `board_not_found`
 */
export async function addBoardToCart(
  shop: World,
  owner: SignedIn,
  id: string,
  submit: IdempotentRequest | undefined,
): Promise<({ cart: Cart } & AddedPieces) | StoredReply> {
  return idempotentWrite(shop.db, submit, async (tx) => {
    const { content } = await lockBoard(tx, ownPlan(id, owner.id))
    const lines = linesOf(content)
    const ids = [...new Set(lines.map(({ product }) => product))]
    const products = ids.length > 0 ? await productsByIds(tx, ids) : []
    const productOf = new Map(products.map((product) => [product._id, product]))
    const wanted = lines.flatMap((line) => wantedOf(line, productOf.get(line.product), owner))
    const moved = await movePieces(tx, shop, owner.id, wanted)
    return { cart: await presentCart(within(shop, tx), owner), ...moved }
  })
}

function wantedOf(
  { product: productId, key, quantity }: ReturnType<typeof linesOf>[number],
  product: StoredProduct | undefined,
  owner: SignedIn,
): WantedPieces[] {
  if (!product) return []
  // The key of a product without variants stands for no choice.
  const choice = product.variants.length === 0 && key === 'default' ? {} : choiceOfKey(product.variants, key)
  const { name, variants } = asShown(product, owner)
  const finish = finishOfKey(variants, key)
  return [
    {
      name: finish ? `${name} (${finish})` : name,
      productId,
      variantKey: key,
      choice: choice ?? {},
      quantity: Math.min(quantity, MAX_QUANTITY),
      isGone: product.state !== 'live' || choice === undefined,
    },
  ]
}
