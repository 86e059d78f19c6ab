import { tags } from '#server/tags.ts'
import { Problem } from '#contract/problems.ts'
import { orderNumber } from '#domain/numbers.ts'
import type { Due } from '#domain/payments/dues.ts'
import type { StockUnits } from '#domain/stock/stock-units.ts'
import { databaseFault } from '#kit/node/db/database.ts'
import { jsonRow } from '#kit/node/db/table-columns.ts'
import { orders } from '#server/db/schema/orders.ts'
import type { Letter } from '#server/outbox/letter.ts'
import { outboxChanged, outboxRows } from '#server/outbox/outbox.ts'
import type { IdempotentRequest } from '#kit/node/http/idempotency.ts'
import type { World } from '#server/world.ts'
import { type OrderEventType, titleOf } from '../history.ts'
import type { placedFields } from '../order-fields.ts'
import type { OrderLine } from './package-line.ts'
import type { Seller } from '../seller-letters.ts'
import { numberToCome, placeText } from './place-text.ts'

/** What is known of an order before it is written. */
export type NewOrder = Pick<typeof orders.$inferSelect, (typeof placedFields)[number]>

/** A line as it will be written; `unitPrice` is what the customer pays for one, if that is known. */
export type NewItem = OrderLine & { unitPrice: number | null }
export type PlacedItem = NewItem & { id: string; position: number }

/** What is written: an order, its items, the first of its history and the units it takes out of stock. */
export type Placement = {
  order: NewOrder
  items: readonly NewItem[]
  event: OrderEventType
  units: readonly StockUnits[]
  /** What is to be paid of it, and when; `undefined` while its prices are not agreed. */
  dues: readonly Due[] | undefined
  /** Who of the studio entered it for its buyer. */
  enteredBy?: string | undefined
  /** Whose pieces it sells. */
  sellers?: readonly Seller[]
}

/** What goes with an order under its id: the letters, and the reply that its submit is to get again. */
export type Companions = {
  letters: readonly Letter[]
  submit?: IdempotentRequest | undefined
  reply?: string | undefined
}

type Writing = Pick<World, 'db' | 'random' | 'cache'>

const MAX_DRAWS = 5

/**
 * Writes an order with all that belongs to it, and takes what its buyer ordered out of their cart: entirely or not at
 * all. What the studio enters leaves the cart alone. Orders are named by the last 8 characters of their id; an id whose
 * name is taken already is drawn again.
 *
 * @param accompany  makes what goes with the order from its id and its items
 * @throws Problem `product_not_found`, `package_not_found` (deleted since it was read) · `out_of_stock` ·
 *   `not_signed_in` (an account deleted since) · `in_progress` (the key of the submit was used meanwhile)
 */
export async function writePlaced<With extends Companions>(
  shop: Writing,
  placement: Placement,
  accompany: (id: string, items: readonly PlacedItem[]) => With,
): Promise<With & { id: string; number: string }> {
  let items: PlacedItem[] | undefined
  for (let draw = 0; draw < MAX_DRAWS; draw++) {
    const id = shop.random.uuid()
    items ??= placement.items.map((item, position) => ({ ...item, id: shop.random.uuid(), position }))
    const companions = accompany(id, items)
    const count = await write(shop, id, { ...placement, items }, companions)
    if (count === null) continue
    const number = orderNumber(count)
    return { ...companions, id, number, reply: companions.reply?.replaceAll(numberToCome(id), number) }
  }
  throw new Error(`No free order reference in ${MAX_DRAWS} draws`)
}

/** The count in its number; null where its reference was taken. */
async function write(
  { db, cache }: Writing,
  id: string,
  { order, items, event, units, dues, enteredBy }: Placement,
  { letters, submit, reply }: Companions,
): Promise<number | null> {
  async function tellOthers() {
    outboxChanged.publish(undefined)
    await cache.announce(tags.products([...new Set(units.map(({ productId }) => productId))]))
  }
  const values = [
    JSON.stringify({ ...jsonRow(orders, { ...order, id }), dues }),
    JSON.stringify(items),
    event,
    titleOf(event),
    units.map(({ productId }) => productId),
    units.map(({ variantKey }) => variantKey),
    units.map(({ quantity }) => quantity),
    order.userId,
    submit?.operation,
    submit?.key,
    submit?.bodyHash,
    reply,
    outboxRows(letters),
    enteredBy,
  ]
  const statement = { name: 'place_order', text: placeText, values }
  const [written] = await db.writtenRows<Written>(statement, tellOthers).catch(refuse)
  if (!written?.isBuyerThere) throw new Problem('not_signed_in')
  return written.count
}

type Written = { isBuyerThere: boolean; count: number | null }

function refuse(error: unknown): never {
  const fault = databaseFault(error)
  if (fault && 'constraint' in fault) {
    const problem = refusals[fault.constraint]
    if (problem) throw new Problem(problem)
  }
  throw fault?.kind === 'missing' && fault.column === 'quantity_after' ? new Problem('out_of_stock') : error
}

const refusals: Record<string, 'product_not_found' | 'package_not_found' | 'out_of_stock' | 'in_progress'> = {
  order_items_product_id_products_id_fk: 'product_not_found',
  order_holds_product_id_products_id_fk: 'product_not_found',
  stock_history_product_id_products_id_fk: 'product_not_found',
  order_items_package_id_packages_id_fk: 'package_not_found',
  inventory_never_negative: 'out_of_stock',
  idempotency_keys_user_id_operation_key_pk: 'in_progress',
}
