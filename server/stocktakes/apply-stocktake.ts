import { asc, eq, inArray } from 'drizzle-orm'
import type { Stocktake } from '#contract/stocktakes.ts'
import { Problem } from '#contract/problems.ts'
import { isVariantKey } from '#domain/products/variant-key.ts'
import { MAX_STOCK } from '#domain/stock/inventory-list.ts'
import { mergedUnits, stockKey, unitsByKey } from '#domain/stock/stock-units.ts'
import { pieceInWords } from '#domain/stock/stocktake.ts'
import type { Db } from '#kit/node/db/database.ts'
import { recordLines } from '#server/audit/record.ts'
import { inventory } from '#server/db/schema/inventory.ts'
import { products } from '#server/db/schema/products.ts'
import { stocktakeLines, stocktakes } from '#server/db/schema/stocktakes.ts'
import type { Actor } from '#server/session.ts'
import { lockStock, moveStock } from '#server/stock/move-units.ts'
import type { World } from '#server/world.ts'
import { lockOpen, requireStocktake } from './stocktakes.ts'

type Line = typeof stocktakeLines.$inferSelect

/** So many lines that do not fit are told one by one. */
const MAX_NAMED = 3

/**
 * Brings stock to what was counted, all lines or none, with one entry in the audit log. Each line adds its difference
 * to what is there now: what was sold, delivered or given back since it was counted stays so.
 *
 * @throws Problem `stocktake_not_found` · `stocktake_applied` · `stocktake_empty` · `stocktake_conflict`
 */
export async function applyStocktake(tx: Db, world: World, actor: Actor, id: string): Promise<Stocktake> {
  const { name } = await lockOpen(tx, id)
  const lines = await tx.select().from(stocktakeLines).where(eq(stocktakeLines.stocktakeId, id))
  if (lines.length === 0) throw new Problem('stocktake_empty')
  const changed = lines.filter(({ counted, expected }) => counted !== expected)
  const moves = changed.map((line) => ({ ...line, quantity: line.counted - line.expected }))
  const stock = unitsByKey(await lockFinishes(tx, changed))
  refuseConflicts(moves, stock)
  const noted = moves.map((move) => ({ ...move, note: [name, move.reason].filter(Boolean).join(': ') }))
  await moveStock(tx, world, { orderId: null, cause: 'stocktake', actorId: actor.id }, noted)
  await tx
    .update(stocktakes)
    .set({ appliedAt: world.clock(), appliedBy: actor.id })
    .where(eq(stocktakes.id, id))
  const applied = await requireStocktake(tx, id)
  const { differences, more, fewer } = applied
  const after = { name, counted: lines.length, differences, more, fewer }
  await recordLines(
    tx,
    actor,
    { action: 'stocktake.applied', id, after },
    moves.map((move) => auditLine(move, stock)),
  )
  return applied
}

/** Holds the pieces, that no finish goes away, and their stock, in the order in which all hold them. */
async function lockFinishes(tx: Db, lines: readonly Line[]) {
  const { id, variants } = products
  const found = await tx
    .select({ id, variants })
    .from(products)
    .where(inArray(id, [...new Set(lines.map(({ productId }) => productId))]))
    .orderBy(asc(id))
    .for('share')
  const variantsOf = new Map(found.map((product) => [product.id, product.variants]))
  const places = lines.filter(({ productId, variantKey }) => {
    const variants = variantsOf.get(productId)
    return variants !== undefined && isVariantKey(variants, variantKey)
  })
  if (places.length === 0) return []
  const units = mergedUnits(
    places.map(({ productId, variantKey }) => ({ productId, variantKey, quantity: 0 })),
  )
  await tx.insert(inventory).values(units).onConflictDoNothing()
  return lockStock(tx, units)
}

type Move = Line & { quantity: number }

/** Refuses what would leave less than nothing: more was sold since than is there. */
function refuseConflicts(moves: readonly Move[], stock: ReadonlyMap<string, number>): void {
  const conflicts = moves.flatMap((move) => conflictOf(move, stock.get(stockKey(move))) ?? [])
  if (conflicts.length === 0) return
  const others = conflicts.length - MAX_NAMED
  const message = [...conflicts.slice(0, MAX_NAMED), ...(others > 0 ? [`So it is with ${others} more.`] : [])]
  throw new Problem('stocktake_conflict', {
    message: `Nothing was applied. ${message.join(' ')} Count again, or take it out of the stocktake.`,
  })
}

function conflictOf(move: Move, now: number | undefined): string | undefined {
  const words = pieceInWords(move)
  if (now === undefined) return `${words} is no longer in the shop.`
  const after = now + move.quantity
  if (after < 0) return `Of ${words} ${-move.quantity} are missing, and orders leave only ${now}.`
  return after > MAX_STOCK ? `Of ${words} there would be more than can be counted.` : undefined
}

function auditLine(move: Move, stock: ReadonlyMap<string, number>) {
  const { productId: id, variantKey, quantity, reason } = move
  const now = stock.get(stockKey(move)) ?? 0
  return {
    action: 'product.stock_changed',
    id,
    before: { variantStock: { [variantKey]: now } },
    after: { variantStock: { [variantKey]: now + quantity }, ...(reason !== '' && { note: reason }) },
  } as const
}
