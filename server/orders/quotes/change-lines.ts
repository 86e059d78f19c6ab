import { isDeepStrictEqual } from 'node:util'
import type { QuoteLine, QuoteLinesForm } from '#contract/orders/quote-operations.ts'
import { Problem } from '#contract/problems.ts'
import { isPriceable } from '#domain/orders/quote-status.ts'
import { recordChange } from '#server/audit/record.ts'
import type { QuotedLine } from '#server/db/schema/quoted-line.ts'
import { choiceText } from '#domain/stock/lead-time.ts'
import { invalid } from '#server/invalid.ts'
import type { Actor } from '#server/session.ts'
import type { World } from '#server/world.ts'
import { readOrderLines } from '../placing/order-lines.ts'
import { lockOrder, requireOrder, type StoredOrder, updateOrder } from '../queries.ts'

/**
 * Saves the lines of the next quote; those that it has already are no change. What its customer sees, and may accept, stays the quote that was sent.
 *
 * @param world  with the transaction as its database
 * @throws Problem `order_not_found` · `quote_closed` (answered, over or never asked for) · `stale` (somebody saved or
 *   sent since `seenRevision`) · `product_not_found`, `package_not_found` · `validation_failed`
 */
export async function changeLines(
  world: World,
  actor: Actor,
  id: string,
  { lines, seenRevision }: QuoteLinesForm,
): Promise<StoredOrder> {
  const { db: tx } = world
  const before = await lockOrder(tx, actor, id)
  if (!isPriceable(before)) throw new Problem('quote_closed')
  refuseUnseenRevision(before, seenRevision)
  const had = nextLines(before)
  const draft = await readLines(world, had, lines)
  if (isDeepStrictEqual(draft, had)) return before
  await updateOrder(tx, id, { draft, revision: before.revision + 1 })
  await recordChange(tx, actor, {
    action: 'order.lines_changed',
    id,
    before: { lines: had.map(audited) },
    after: { lines: draft.map(audited) },
  })
  return requireOrder(tx, actor, id)
}

/** What the studio saved or sent since is not written over by who never saw it. */
export function refuseUnseenRevision({ revision }: StoredOrder, seen: number | undefined): void {
  if (seen !== undefined && seen !== revision) throw new Problem('stale', { figures: { revision } })
}

/** The lines that are sent next. */
export function nextLines({ draft, items }: StoredOrder): QuotedLine[] {
  return draft ?? items
}

async function readLines(
  { db, random }: World,
  had: readonly QuotedLine[],
  lines: readonly QuoteLine[],
): Promise<QuotedLine[]> {
  const lineOf = new Map(had.map((line) => [line._id, line]))
  const fresh = await readCatalogue(db, lines)
  return lines.map(({ _id, text, quantity, price, discount }, place) => {
    const line = _id === undefined ? undefined : lineOf.get(_id)
    if (_id !== undefined && !lineOf.delete(_id))
      throw invalid(`lines.${place}._id`, 'This line is no longer in the quote. Please load the page again.')
    const what = text === undefined ? (fresh.get(place) ?? line) : inWords(text, price ?? 0)
    if (!what) throw new Error('A line of the contract names something')
    return { ...what, _id: _id ?? random.uuid(), quantity, price, discount }
  })
}

/** What the catalogue says of the lines that name something of it, by their place. */
async function readCatalogue(db: World['db'], lines: readonly QuoteLine[]) {
  const named = lines.flatMap(({ product, packageId, ...line }, place) =>
    product === undefined && packageId === undefined ? [] : [{ ...line, product, packageId, place }],
  )
  const read = await readOrderLines(db, named, (at) => `lines.${named[at]?.place}`)
  return new Map(read.lines.map((line, at) => [named[at]?.place, line]))
}

/** Nothing of the catalogue: its list price is what the studio wrote first. */
function inWords(name: string, listPrice: number) {
  const nothing = { productId: null, packageId: null, variantKey: '', pieces: null, variants: {}, image: '' }
  return { ...nothing, name, leadWeeks: null, listPrice, cost: null }
}

function audited({ name, variants, leadWeeks, quantity, price, discount }: QuotedLine) {
  return { name, finish: choiceText(variants, leadWeeks), quantity, price, discount }
}
