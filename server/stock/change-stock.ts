import { invalid } from '#server/invalid.ts'
import { tags } from '#server/tags.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { StockForm } from '#contract/inventory.ts'
import { Problem } from '#contract/problems.ts'
import { MAX_STOCK, negativeStock, tooMuchStock } from '#domain/stock/inventory-list.ts'
import { choiceDoesNotFit, isVariantKey } from '#domain/products/variant-key.ts'
import { recordChange } from '#server/audit/record.ts'
import { one, type Db } from '#kit/node/db/database.ts'
import { inventory, stockHistory } from '#server/db/schema/inventory.ts'
import { products } from '#server/db/schema/products.ts'
import type { Actor } from '#server/session.ts'
import { managedBy } from '#server/managed-products.ts'
import type { World } from '#server/world.ts'
import { stockedByIds, type StockedProduct } from './queries.ts'

/**
 * Lets units of one finish come or go, with its row in the history. Only the difference is applied, by one
 * statement: changes and orders at the same moment add up. To be called in a transaction.
 *
 * @returns the product as it is now
 * @throws Problem `product_not_found` (or somebody else's) · `validation_failed` (no such finish, or fewer units
 *   than none) · `stale` (a count of what has moved since it was seen)
 */
export async function changeStock(
  tx: Db,
  { clock, cache }: Pick<World, 'clock' | 'cache'>,
  actor: Actor,
  productId: string,
  form: StockForm,
): Promise<StockedProduct> {
  const { variantKey, note } = form
  await requireFinish(tx, actor, productId, variantKey)
  const move = moveOf(form)
  const stockAfter = await moveUnits(tx, { productId, variantKey }, move)
  if (move.change !== 0) {
    const written = { productId, variantKey, note, change: move.change, stockAfter }
    await noteMove(tx, actor, clock(), written)
    cache.changed(tx, tags.products([productId]))
  }
  const [product] = await stockedByIds(tx, [productId])
  if (!product) throw new Problem('product_not_found')
  return product
}

type Finish = { productId: string; variantKey: string }

/** How many units come or go; where `seen` is set, only while there are exactly so many. */
type Move = { change: number; seen: number | undefined }

/** A count that nobody saw anything before is as if it had been there already: it moves nothing. */
function moveOf({ change, stock = 0, seen = stock }: StockForm): Move {
  return change === undefined ? { change: stock - seen, seen } : { change, seen: undefined }
}

/** Until the transaction ends, no save of the product can take the finish away. */
async function requireFinish(tx: Db, actor: Actor, productId: string, variantKey: string): Promise<void> {
  const product = await one(
    tx
      .select({ variants: products.variants })
      .from(products)
      .where(and(eq(products.id, productId), managedBy(actor)))
      .for('share'),
  )
  if (!product) throw new Problem('product_not_found')
  if (!isVariantKey(product.variants, variantKey)) throw invalid('variantKey', choiceDoesNotFit)
}

/** Applies a move where it leaves no less than nothing; returns what is left. */
async function moveUnits(tx: Db, { productId, variantKey }: Finish, move: Move): Promise<number> {
  const row = and(eq(inventory.productId, productId), eq(inventory.variantKey, variantKey))
  await tx.insert(inventory).values({ productId, variantKey, quantity: 0 }).onConflictDoNothing()
  const after = sql`${inventory.quantity} + ${move.change}`
  const fits = sql`${after} between 0 and ${MAX_STOCK}`
  const isAsSeen = move.seen === undefined ? undefined : eq(inventory.quantity, move.seen)
  const moved = await one(
    tx
      .update(inventory)
      .set({ quantity: after })
      .where(and(row, fits, isAsSeen))
      .returning({ quantity: inventory.quantity }),
  )
  if (moved) return moved.quantity
  const now = await one(tx.select({ quantity: inventory.quantity }).from(inventory).where(row))
  throw refusalOf(move, now?.quantity ?? 0)
}

/** Why a move was not applied to what is there `now`. */
function refusalOf({ change, seen }: Move, now: number): Problem {
  if (seen === undefined && now + change < 0) return invalid('change', negativeStock)
  if (seen === undefined && now + change > MAX_STOCK) return invalid('change', tooMuchStock)
  const message = `The stock has changed since you looked: it is ${now} now. Nothing of yours was saved.`
  return new Problem('stale', { message, figures: { stock: now } })
}

type WrittenMove = Finish & { change: number; stockAfter: number; note: string }

async function noteMove(tx: Db, actor: Actor, createdAt: Date, written: WrittenMove): Promise<void> {
  const { productId, variantKey, change, stockAfter, note } = written
  await tx.insert(stockHistory).values({
    productId,
    variantKey,
    change,
    quantityAfter: stockAfter,
    cause: 'edit',
    note,
    actorId: actor.id,
    createdAt,
  })
  await recordChange(tx, actor, {
    action: 'product.stock_changed',
    id: productId,
    before: { variantStock: { [variantKey]: stockAfter - change } },
    after: { variantStock: { [variantKey]: stockAfter }, ...(note !== '' && { note }) },
  })
}
