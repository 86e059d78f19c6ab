/**
 * Tells the studio which pieces have fallen to the threshold or below, in one letter an hour at most.
 *
 *   told ───────────── an hour ─────────────▶ look again
 *        ◀── every fall since the last look ──▶
 *
 * Any number of processes may look: the one row of `low_stock_notice` lets one of them at a time.
 */
import { currentSettings } from '#server/settings/current-settings.ts'
import { finishOfKey } from '#domain/products/finish-of-key.ts'
import type { Db } from '#kit/node/db/database.ts'
import { lowStockNotice } from '#server/db/schema/low-stock.ts'
import { queueLetter } from '#server/outbox/outbox.ts'
import { lowStockLetter } from '#server/stock/letters.ts'
import { letterShop } from '#server/settings/letter-shop.ts'
import type { World } from '#server/world.ts'
import type { Variant } from '#domain/products/variant-key.ts'

const BETWEEN_LETTERS_MS = 60 * 60_000
/** A fall carries the time of its writing and is seen from its commit on: longer than a transaction of the shop lasts. */
const SETTLED_AFTER_MS = 15_000
const THE_ROW = 1

/** Looks once; what fell while the notice was off is told when it is on again, if it is still low. */
export async function notifyLowStock(shop: World): Promise<void> {
  const settings = await currentSettings.get(shop)
  const { notifyLowStock: isOn, lowStockThreshold: threshold } = settings.email
  if (!isOn) return
  const now = shop.clock()
  const until = new Date(now.getTime() - SETTLED_AFTER_MS)
  await shop.db.inTransaction(async (tx) => {
    const last = await lockNotice(tx)
    if (last.notifiedAt && now.getTime() - last.notifiedAt.getTime() < BETWEEN_LETTERS_MS) return
    const fallen = await listFallen(tx, threshold, { from: last.lookedUntil, until })
    const reported = fallen.length > 0 ? { notifiedAt: now } : {}
    await tx.update(lowStockNotice).set({ lookedUntil: until, ...reported })
    if (fallen.length === 0) return
    const about = letterShop(settings, shop.config)
    await queueLetter(tx, lowStockLetter({ pieces: fallen.map(asPiece), threshold, shop: about }))
  })
}

async function lockNotice(tx: Db) {
  await tx
    .insert(lowStockNotice)
    .values({ id: THE_ROW, lookedUntil: new Date(0) })
    .onConflictDoNothing()
  const [row] = await tx.select().from(lowStockNotice).for('update')
  if (!row) throw new Error('The row of the notice of low stock is gone')
  return row
}

function asPiece({ name, variants, variantKey, quantity }: FallenPiece) {
  return { name, finish: finishOfKey(variants, variantKey), quantity }
}

type FallenPiece = { name: string; variants: Variant[]; variantKey: string; quantity: number }

type Span = { from: Date; until: Date }

const fallenText = `
  with fallen as (
    select distinct product_id, variant_key from stock_history
    where created_at > $2 and created_at <= $3
      and quantity_after <= $1 and quantity_after - change > $1
  )
  select p.name, p.variants, i.variant_key as "variantKey", i.quantity
  from fallen
  join inventory i using (product_id, variant_key)
  join products p on p.id = product_id
  where i.quantity <= $1 and i.availability = 'stocked' and p.state = 'live'
  order by i.quantity, p.name, i.variant_key`

/** The pieces that fell from above `threshold` to it or below within a span of time, and are still there; fewest first. */
function listFallen(db: Db, threshold: number, { from, until }: Span): Promise<FallenPiece[]> {
  return db.rows<FallenPiece>({ name: 'fallen_stock', text: fallenText, values: [threshold, from, until] })
}
