import { and, asc, eq } from 'drizzle-orm'
import type { Incoming, IncomingForm } from '#contract/incoming-stock.ts'
import { Problem } from '#contract/problems.ts'
import { choiceDoesNotFit, isVariantKey } from '#domain/products/variant-key.ts'
import { longDay } from '#kit/core/long-date.ts'
import { one, type Db } from '#kit/node/db/database.ts'
import { recordChange } from '#server/audit/record.ts'
import { incomingStock, inventory } from '#server/db/schema/inventory.ts'
import { products } from '#server/db/schema/products.ts'
import { invalid } from '#server/invalid.ts'
import type { Actor } from '#server/session.ts'
import { tags } from '#server/tags.ts'
import type { World } from '#server/world.ts'
import { changeStock } from './change-stock.ts'

/** The most deliveries of one product that are awaited at once. */
const MAX_INCOMING = 20

type Delivery = { id: string; incomingId: string }

/** What was sent, beside the day that it is where the store is. */
type DatedForm = IncomingForm & { today: string }

const columns = {
  _id: incomingStock.id,
  variantKey: incomingStock.variantKey,
  day: incomingStock.dueOn,
  pieces: incomingStock.quantity,
}

/**
 * The deliveries of a product that are awaited, the soonest first.
 *
 * @throws Problem `product_not_found`
 */
export async function listIncoming(db: Db, productId: string): Promise<{ incoming: Incoming[] }> {
  const isThere = await one(db.select({ id: products.id }).from(products).where(eq(products.id, productId)))
  if (!isThere) throw new Problem('product_not_found')
  const of = eq(incomingStock.productId, productId)
  const turn = [asc(incomingStock.dueOn), asc(incomingStock.id)]
  return {
    incoming: await db
      .select(columns)
      .from(incomingStock)
      .where(of)
      .orderBy(...turn),
  }
}

/**
 * Awaits a delivery of one finish.
 *
 * @throws Problem `product_not_found` · `validation_failed` (no such finish, a day that is over) · `too_many_deliveries`
 */
export async function addIncoming(tx: Db, world: World, actor: Actor, productId: string, form: DatedForm) {
  const { today: _today, ...said } = form
  const { variantKey, day, pieces } = said
  refusePastDay(form)
  const { variants } = await touchProduct(tx, world, productId)
  if (!isVariantKey(variants, variantKey)) throw invalid('variantKey', choiceDoesNotFit)
  const awaited = await tx.$count(incomingStock, eq(incomingStock.productId, productId))
  if (awaited >= MAX_INCOMING) throw new Problem('too_many_deliveries')
  await tx.insert(inventory).values({ productId, variantKey, quantity: 0 }).onConflictDoNothing()
  const row = { id: world.random.uuid(), productId, variantKey, dueOn: day, quantity: pieces }
  await tx.insert(incomingStock).values(row)
  await recordChange(tx, actor, { action: 'product.incoming_added', id: productId, after: said })
  return listIncoming(tx, productId)
}

/** @throws Problem `product_not_found` · `delivery_not_found` · `validation_failed` (a day that is over) */
export async function changeIncoming(
  tx: Db,
  world: World,
  actor: Actor,
  { id, incomingId }: Delivery,
  form: Omit<DatedForm, 'variantKey'>,
) {
  const { day, pieces } = form
  await touchProduct(tx, world, id)
  const before = await one(tx.select(columns).from(incomingStock).where(isOf(id, incomingId)))
  if (!before) throw new Problem('delivery_not_found')
  if (before.day === day && before.pieces === pieces) return listIncoming(tx, id)
  if (before.day !== day) refusePastDay(form)
  await tx.update(incomingStock).set({ dueOn: day, quantity: pieces }).where(isOf(id, incomingId))
  const { _id, ...was } = before
  await recordChange(tx, actor, {
    action: 'product.incoming_changed',
    id,
    before: was,
    after: { ...was, day, pieces },
  })
  return listIncoming(tx, id)
}

/** @throws Problem `product_not_found` · `delivery_not_found` */
export async function removeIncoming(tx: Db, world: World, actor: Actor, { id, incomingId }: Delivery) {
  await touchProduct(tx, world, id)
  const { _id, ...before } = await takeOut(tx, id, incomingId)
  await recordChange(tx, actor, { action: 'product.incoming_removed', id, before })
  return listIncoming(tx, id)
}

/**
 * Puts a delivery into stock; it is awaited no longer, so that of two who book it in at once only one does.
 *
 * @throws Problem `product_not_found` · `delivery_not_found` · `validation_failed` (more than is counted)
 */
export async function bookIn(tx: Db, world: World, actor: Actor, { id, incomingId }: Delivery) {
  await touchProduct(tx, world, id)
  const { variantKey, day, pieces } = await takeOut(tx, id, incomingId)
  const note = `Delivery awaited by ${longDay(day)}`
  await changeStock(tx, world, actor, id, { variantKey, change: pieces, note })
  return listIncoming(tx, id)
}

async function takeOut(tx: Db, id: string, incomingId: string): Promise<Incoming> {
  const taken = await one(tx.delete(incomingStock).where(isOf(id, incomingId)).returning(columns))
  if (!taken) throw new Problem('delivery_not_found')
  return taken
}

const isOf = (productId: string, incomingId: string) =>
  and(eq(incomingStock.id, incomingId), eq(incomingStock.productId, productId))

/** Holds the product until the transaction ends, and shows it anew everywhere: its page says by when more comes. */
async function touchProduct(tx: Db, { clock, cache }: World, id: string) {
  const product = await one(
    tx
      .update(products)
      .set({ updatedAt: clock() })
      .where(eq(products.id, id))
      .returning({ variants: products.variants }),
  )
  if (!product) throw new Problem('product_not_found')
  cache.changed(tx, tags.products([id]))
  return product
}

function refusePastDay({ day, today }: Pick<DatedForm, 'day' | 'today'>): void {
  if (day < today) throw invalid('day', 'Use today or a later day')
}
