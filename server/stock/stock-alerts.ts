import { and, asc, eq } from 'drizzle-orm'
import { Problem } from '#contract/problems.ts'
import { choiceDoesNotFit, isVariantKey } from '#domain/products/variant-key.ts'
import { one, type Db } from '#kit/node/db/database.ts'
import { inventory, stockAlerts } from '#server/db/schema/inventory.ts'
import { products } from '#server/db/schema/products.ts'
import { invalid } from '#server/invalid.ts'

type Finish = { productId: string; variantKey: string }

/** The most finishes that one person waits for. */
const MAX_ALERTS = 50

/**
 * The finishes of a product that a person waits for.
 *
 * @throws Problem `product_not_found`
 */
export async function alertsOf(
  db: Db,
  userId: string,
  productId: string,
): Promise<{ variantKeys: string[] }> {
  const own = and(eq(stockAlerts.productId, products.id), eq(stockAlerts.userId, userId))
  const rows = await db
    .select({ variantKey: stockAlerts.variantKey })
    .from(products)
    .leftJoin(stockAlerts, own)
    .where(eq(products.id, productId))
    .orderBy(asc(stockAlerts.variantKey))
  if (rows.length === 0) throw new Problem('product_not_found')
  return { variantKeys: rows.flatMap(({ variantKey }) => variantKey ?? []) }
}

const holdText = 'select id from users where id = $1 and deleted_at is null for no key update'

// Only what is sold out is waited for: stock that comes at this moment is seen by the next look of `notifyBackInStock`.
const addText = `
  insert into stock_alerts (product_id, variant_key, user_id)
  select i.product_id, i.variant_key, $3 from inventory i join products p on p.id = i.product_id
  where i.product_id = $1 and i.variant_key = $2 and i.quantity = 0 and i.availability = 'stocked'
    and p.state = 'live' and (select count(*) from stock_alerts where user_id = $3) < ${MAX_ALERTS}
  for key share of i, p
  on conflict do nothing`

/**
 * Waits for a sold-out finish; whoever waits already waits on.
 *
 * @throws Problem `not_signed_in` (an account closed since) · `product_not_found` (or archived) · `validation_failed`
 *   (no such finish) · `no_longer_made` · `not_sold_out` · `too_many_alerts`
 */
export async function addAlert(db: Db, userId: string, { productId, variantKey }: Finish) {
  await db.inTransaction(async (tx) => {
    // Of two at once, the second counts the first.
    const held = await tx.rows({ name: 'hold_waiter', text: holdText, values: [userId] })
    if (held.length === 0) throw new Problem('not_signed_in')
    await tx.rows({ name: 'add_stock_alert', text: addText, values: [productId, variantKey, userId] })
  })
  const waiting = await alertsOf(db, userId, productId)
  return waiting.variantKeys.includes(variantKey) ? waiting : refuse(db, { productId, variantKey })
}

async function refuse(db: Db, { productId, variantKey }: Finish): Promise<never> {
  const row = and(eq(inventory.productId, products.id), eq(inventory.variantKey, variantKey))
  const found = await one(
    db
      .select({
        variants: products.variants,
        quantity: inventory.quantity,
        availability: inventory.availability,
      })
      .from(products)
      .leftJoin(inventory, row)
      .where(and(eq(products.id, productId), eq(products.state, 'live'))),
  )
  if (!found) throw new Problem('product_not_found')
  if (!isVariantKey(found.variants, variantKey)) throw invalid('variantKey', choiceDoesNotFit)
  if ((found.quantity ?? 0) > 0 || found.availability === 'made to order') throw new Problem('not_sold_out')
  throw new Problem(found.availability === 'discontinued' ? 'no_longer_made' : 'too_many_alerts')
}

/** Waits no longer; who does not wait stays so. */
export async function removeAlert(db: Db, userId: string, { productId, variantKey }: Finish) {
  const own = and(eq(stockAlerts.productId, productId), eq(stockAlerts.userId, userId))
  await db.delete(stockAlerts).where(and(own, eq(stockAlerts.variantKey, variantKey)))
  return alertsOf(db, userId, productId)
}
