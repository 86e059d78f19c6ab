import { ownOf } from '#kit/core/own-of.ts'
import { invalid } from '#server/invalid.ts'
import { and, asc, eq } from 'drizzle-orm'
import type { Problem } from '#contract/problems.ts'
import type { Standing } from '#domain/stock/availability.ts'
import type { Db } from '#kit/node/db/database.ts'
import { inventory, stockHistory, type StockCause } from '#server/db/schema/inventory.ts'

/** Who writes, and what the stock history says of it. */
export type StockWriting = { actorId?: string; cause?: StockCause; note?: string }

/** What a form says of a product's units. */
export type StockWish = {
  productId: string
  /** Every combination that the product has from now on. */
  keys: readonly string[]
  /** Variant key → units; a combination that is not named keeps what it has, a new one begins with none. */
  wanted: Readonly<Record<string, number>>
  /** Variant key → how it can be had, of what is not simply stocked; left out, all stays. */
  availability?: Readonly<Record<string, Standing>>
  /** Variant key → units that were there when `wanted` was entered. */
  seen: Readonly<Record<string, number>>
}

type Move = { variantKey: string; before: number | undefined; after: number | undefined }

/**
 * Brings the units of a product to what is wished, each move in the history. Where it is known what was seen,
 * only the difference is applied: what was sold meanwhile stays sold.
 *
 * @throws Problem `validation_failed`: more was taken away than is left
 */
export async function writeStock(
  tx: Db,
  wish: StockWish,
  { actorId, at, cause = 'edit', note }: StockWriting & { at: Date },
): Promise<void> {
  const { productId } = wish
  const moves = movesTo(await lockUnits(tx, productId), wish)
  for (const move of moves) await writeMove(tx, productId, move)
  if (wish.availability) await writeAvailability(tx, productId, wish.availability)
  const history = moves
    .map(({ variantKey, before = 0, after = 0 }) => ({
      productId,
      variantKey,
      change: after - before,
      quantityAfter: after,
      cause,
      note,
      actorId,
      createdAt: at,
    }))
    .filter(({ change }) => change !== 0)
  if (history.length > 0) await tx.insert(stockHistory).values(history)
}

/** In the order in which orders lock them too, so that neither waits for the other for ever. */
async function lockUnits(tx: Db, productId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .select({ variantKey: inventory.variantKey, quantity: inventory.quantity })
    .from(inventory)
    .where(eq(inventory.productId, productId))
    .orderBy(asc(inventory.variantKey))
    .for('update')
  return new Map(rows.map(({ variantKey, quantity }) => [variantKey, quantity]))
}

function movesTo(now: ReadonlyMap<string, number>, { keys, wanted, seen }: StockWish): Move[] {
  const stored = keys.map((variantKey) => {
    const before = now.get(variantKey)
    const entered = ownOf(wanted, variantKey)
    const basis = ownOf(seen, variantKey)
    const isDifference = before !== undefined && entered !== undefined && basis !== undefined
    const after = isDifference ? before + entered - basis : (entered ?? before ?? 0)
    if (after < 0) throw negative(variantKey)
    return { variantKey, before, after }
  })
  const gone = [...now.keys()].filter((variantKey) => !keys.includes(variantKey))
  const moves: Move[] = [
    ...stored,
    ...gone.map((variantKey) => ({ variantKey, before: now.get(variantKey), after: undefined })),
  ]
  return moves.filter(({ before, after }) => before !== after)
}

async function writeMove(tx: Db, productId: string, { variantKey, before, after }: Move): Promise<void> {
  const row = and(eq(inventory.productId, productId), eq(inventory.variantKey, variantKey))
  if (after === undefined) await tx.delete(inventory).where(row)
  else if (before === undefined) await tx.insert(inventory).values({ productId, variantKey, quantity: after })
  else await tx.update(inventory).set({ quantity: after }).where(row)
}

// Only rows that differ are written: a save of a product holds up no order of its other finishes.
const availabilityText = `
  update inventory i set availability = wanted.availability, lead_weeks = wanted.weeks
  from (
    select variant_key, coalesce(said.value ->> 'availability', 'stocked') as availability,
      (said.value ->> 'leadWeeks')::int as weeks
    from inventory left join json_each($2::json) as said on said.key = variant_key
    where product_id = $1
  ) as wanted
  where i.product_id = $1 and i.variant_key = wanted.variant_key
    and (i.availability, i.lead_weeks) is distinct from (wanted.availability, wanted.weeks)`

async function writeAvailability(tx: Db, productId: string, availability: object): Promise<void> {
  const values = [productId, JSON.stringify(availability)]
  await tx.rows({ name: 'write_availability', text: availabilityText, values })
}

function negative(variantKey: string): Problem {
  return invalid(
    variantKey === 'default' ? 'stock' : `variantStock.${variantKey}`,
    'Stock cannot be negative',
  )
}
