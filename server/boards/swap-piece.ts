import { orderableUnits } from '#domain/stock/availability.ts'
import { and, eq, gt } from 'drizzle-orm'
import type { SwapForm } from '#contract/boards/design-boards.ts'
import type { DesignRequest } from '#contract/designs/design-request.ts'
import { Problem } from '#contract/problems.ts'
import type { Piece } from '#domain/boards/board.ts'
import type { Products } from '#domain/boards/note.ts'
import { publishedSizes } from '#domain/boards/piece-list.ts'
import { fitsInPlace, inPlaceOf, mayStandFor, withSwaps } from '#domain/boards/swaps.ts'
import { answerableStatuses } from '#domain/designs/client-moves.ts'
import { choiceOfKey } from '#domain/products/choice-of-key.ts'
import { finishOfKey } from '#domain/products/finish-of-key.ts'
import { seesPrices } from '#domain/settings/sales-mode.ts'
import { isVariantKey, type VariantChoice } from '#domain/products/variant-key.ts'
import { one, type Db } from '#kit/node/db/database.ts'
import { designConcepts, designHistory } from '#server/db/schema/designs.ts'
import { aboutRequest, designLetter } from '#server/designs/letters.ts'
import { presentRequest } from '#server/designs/present-request.ts'
import { lockRequest, type StoredRequest } from '#server/designs/queries.ts'
import { exchangeSuggestion } from '#server/designs/suggestions/exchange-suggestion.ts'
import { productsByIds, type StoredProduct } from '#server/products/queries.ts'
import { queueLetters } from '#server/outbox/outbox.ts'
import type { Actor } from '#server/session.ts'
import { currentSettings } from '#server/settings/current-settings.ts'
import { letterShop } from '#server/settings/letter-shop.ts'
import { salesMode } from '#server/settings/sales-mode.ts'
import type { World } from '#server/world.ts'
import { shapeOf } from './print-board.ts'
import { lockBoard } from './queries.ts'
import { refuseOverBudget } from './refuse-over-budget.ts'
import { findVersion, versionOf, writeSwap } from './versions.ts'

type Place = { id: string; conceptId: string; piece: string }

/**
 * What a client would rather have in the place of a piece on the newest version: another finish, or another piece of
 * its kind; without one the piece stands there again. The suggestion follows, accepted. The same swap again changes
 * nothing.
 *
 * @throws Problem `design_request_not_found` · `board_not_found` · `board_piece_not_found` · `illegal_state` (there is
 *   a newer version, or the design is no longer answered) · `not_of_this_kind` · `out_of_stock` · `does_not_fit` ·
 *   `over_budget` · `board_piece_gone` (what stood there is no longer sold)
 */
export async function swapPiece(
  shop: World,
  client: Actor,
  { id, conceptId, piece }: Place,
  { swap, anyway }: SwapForm,
): Promise<DesignRequest> {
  const at = shop.clock()
  const settings = await currentSettings.get(shop)
  return shop.db.inTransaction(async (tx) => {
    const request = await lockRequest(tx, client, id)
    const { content } = await lockBoard(tx, versionOf(request._id, conceptId))
    const original = Object.hasOwn(content.pieces, piece) ? content.pieces[piece] : undefined
    if (!original) throw new Problem('board_piece_not_found')
    await refuseClosed(tx, request, conceptId)
    const { swaps, published } = await findVersion(tx, request._id, conceptId)
    const before = withSwaps(content, swaps)
    const now = before.pieces[piece] ?? original
    const wanted = swap ?? original
    if (isSame(now, wanted)) return presentRequest(shop, tx, client, id)
    const standing = Object.values(before.pieces).map(({ product }) => product)
    const ids = new Set([...standing, original.product, wanted.product])
    const products = await productsByIds(tx, [...ids])
    const sizes = publishedSizes(published)
    const shapes: Products = new Map(products.flatMap((product) => shapeOf(product, sizes.get(product._id))))
    const next = swap ? inPlaceOf(original, swap, shapes) : original
    if (swap) {
      refuseUnsold(products, swap)
      const categoryOf = (product: string) => products.find(({ _id }) => _id === product)?.category
      if (!mayStandFor(original, next, categoryOf)) throw new Problem('not_of_this_kind')
      const isOther = next.product !== now.product
      if (isOther && !fitsInPlace(before, piece, next, shapes)) throw new Problem('does_not_fit')
      const after = withSwaps(before, { [piece]: next })
      if (!anyway && seesPrices(salesMode(settings), client.role))
        refuseOverBudget(request, products, before.pieces, after.pieces)
    } else refuseGone(products, original)
    const value = isSame(next, original) ? null : next
    await writeSwap(tx, { conceptId, piece, value, byId: client.id, at, attempt: shop.random.uuid() })
    const details = `${nameOf(products, next)} in place of ${nameOf(products, now)}`
    const to = { ...next, choice: choiceIn(products, next) }
    const isFirst = !(await swappedSince(tx, request._id, new Date(at.getTime() - QUIET_MS)))
    await exchangeSuggestion(tx, shop, client, { request, at }, { from: now, to, description: details })
    const about = aboutRequest(request, letterShop(settings, shop.config))
    if (isFirst) await queueLetters(tx, [designLetter('studio-piece-swapped', about, { details })])
    return presentRequest(shop, tx, client, id)
  })
}

/** One letter to the studio tells of what is chosen within this time. */
const QUIET_MS = 10 * 60_000

async function swappedSince(tx: Db, requestId: string, since: Date): Promise<boolean> {
  const isSwap = and(eq(designHistory.requestId, requestId), eq(designHistory.type, 'piece_swapped'))
  return (await tx.$count(designHistory, and(isSwap, gt(designHistory.createdAt, since)))) > 0
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

/** What was published may no longer be sold like that; then what was chosen stays. */
function refuseGone(products: readonly StoredProduct[], original: Piece): void {
  const found = products.find(({ _id }) => _id === original.product)
  if (found?.state === 'live' && isVariantKey(found.variants, original.key)) return
  const message = `${nameOf(products, original)} is no longer sold. What you chose stays.`
  throw new Problem('board_piece_gone', { message })
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
