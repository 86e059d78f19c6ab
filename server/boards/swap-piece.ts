import { orderableUnits } from '#domain/stock/availability.ts'
import { eq } from 'drizzle-orm'
import type { SwapForm } from '#contract/boards/operations.ts'
import type { DesignRequest } from '#contract/designs/design-request.ts'
import { Problem } from '#contract/problems.ts'
import type { Piece } from '#domain/boards/board.ts'
import type { Products } from '#domain/boards/note.ts'
import { fitsInPlace, inPlaceOf, mayStandFor, withSwaps } from '#domain/boards/swaps.ts'
import { answerableStatuses } from '#domain/designs/client-moves.ts'
import { choiceOfKey } from '#domain/products/choice-of-key.ts'
import { finishOfKey } from '#domain/products/finish-of-key.ts'
import { isVariantKey, type VariantChoice } from '#domain/products/variant-key.ts'
import { one, type Db } from '#kit/node/db/database.ts'
import { designConcepts } from '#server/db/schema/designs.ts'
import { presentRequest } from '#server/designs/present-request.ts'
import { lockRequest, type StoredRequest } from '#server/designs/queries.ts'
import { exchangeSuggestion } from '#server/designs/suggestions/exchange-suggestion.ts'
import { productsByIds, type StoredProduct } from '#server/products/queries.ts'
import type { Actor } from '#server/session.ts'
import type { World } from '#server/world.ts'
import { shapeOf } from './print-board.ts'
import { lockBoard } from './queries.ts'
import { swapsOf, versionOf, writeSwap } from './versions.ts'

type Place = { id: string; conceptId: string; piece: string }

/**
 * What a client would rather have in the place of a piece on the newest version: another finish, or another piece of
 * its kind; without one the piece stands there again. The suggestion follows, accepted. The same swap again changes
 * nothing.
 *
 * @throws Problem `design_request_not_found` · `board_not_found` · `board_piece_not_found` · `illegal_state` (there is
 *   a newer version, or the design is no longer answered) · `not_of_this_kind` · `out_of_stock` · `does_not_fit`
 */
export async function swapPiece(
  shop: World,
  client: Actor,
  { id, conceptId, piece }: Place,
  { swap }: SwapForm,
): Promise<DesignRequest> {
  const at = shop.clock()
  return shop.db.inTransaction(async (tx) => {
    const request = await lockRequest(tx, client, id)
    const { content } = await lockBoard(tx, versionOf(request._id, conceptId))
    const original = content.pieces[piece]
    if (!original) throw new Problem('board_piece_not_found')
    await refuseClosed(tx, request, conceptId)
    const before = withSwaps(content, await swapsOf(tx, conceptId))
    const now = before.pieces[piece] ?? original
    const wanted = swap ?? original
    if (isSame(now, wanted)) return presentRequest(shop, tx, client, id)
    const standing = Object.values(before.pieces).map(({ product }) => product)
    const ids = new Set([...standing, original.product, wanted.product])
    const products = await productsByIds(tx, [...ids])
    const shapes: Products = new Map(products.flatMap(shapeOf))
    const next = swap ? inPlaceOf(original, swap, shapes) : original
    if (swap) {
      refuseUnsold(products, swap)
      const categoryOf = (product: string) => products.find(({ _id }) => _id === product)?.category
      if (!mayStandFor(original, next, categoryOf)) throw new Problem('not_of_this_kind')
      const isOther = next.product !== now.product
      if (isOther && !fitsInPlace(before, piece, next, shapes)) throw new Problem('does_not_fit')
    }
    const value = isSame(next, original) ? null : next
    await writeSwap(tx, { conceptId, piece, value, byId: client.id, at, attempt: shop.random.uuid() })
    const description = `${nameOf(products, next)} in place of ${nameOf(products, now)}`
    const to = { ...next, choice: choiceIn(products, next) }
    await exchangeSuggestion(tx, shop, client, { request, at }, { from: now, to, description })
    return presentRequest(shop, tx, client, id)
  })
}

const isSame = (one: Pick<Piece, 'product' | 'key'>, other: Pick<Piece, 'product' | 'key'>) =>
  one.product === other.product && one.key === other.key

/** Only the newest version is still drawn with. */
async function refuseClosed(tx: Db, request: StoredRequest, conceptId: string): Promise<void> {
  const { version } = designConcepts
  const concept = await one(
    tx.select({ version }).from(designConcepts).where(eq(designConcepts.id, conceptId)),
  )
  const isNewest = concept?.version === request.conceptCount
  if (!isNewest || !answerableStatuses.includes(request.status)) throw new Problem('illegal_state')
}

function refuseUnsold(
  products: readonly StoredProduct[],
  { product, key }: Pick<Piece, 'product' | 'key'>,
): void {
  const found = products.find(({ _id }) => _id === product)
  if (!found || found.state !== 'live' || !isVariantKey(found.variants, key))
    throw new Problem('product_not_found')
  if (orderableUnits(found, key) < 1) throw new Problem('out_of_stock')
}

/** The key of a product without variants stands for no choice. */
function choiceIn(products: readonly StoredProduct[], { product, key }: Piece): VariantChoice {
  const found = products.find(({ _id }) => _id === product)
  return (found && choiceOfKey(found.variants, key)) ?? {}
}

function nameOf(products: readonly StoredProduct[], { product, key }: Piece): string {
  const found = products.find(({ _id }) => _id === product)
  if (!found) return 'a piece that is no longer sold'
  const finish = finishOfKey(found.variants, key)
  return finish === '' ? found.name : `${found.name} (${finish})`
}
