import { Problem } from '#contract/problems.ts'
import type { StockUnits } from '#domain/products/stock-units.ts'
import { databaseFault, type Db } from '#server/db/database.ts'
import type { orders } from '#server/db/schema/orders.ts'
import type { Shop } from '#server/shop.ts'
import { type OrderEventType, titleOf } from './history.ts'
import type { OrderLine } from './order-lines.ts'
import { placeText } from './place-text.ts'
import { refuseShortage, unitsOf } from './stock-shortage.ts'

/** What is known of an order before it is written. */
export type NewOrder = Required<
  Pick<
    typeof orders.$inferInsert,
    | 'userId'
    | 'kind'
    | 'quoteStatus'
    | 'paymentMethod'
    | 'itemsCents'
    | 'shippingCents'
    | 'taxCents'
    | 'totalCents'
    | 'shippingAddress'
    | 'isPickup'
    | 'shippingMethod'
    | 'device'
    | 'createdAt'
  >
>

/** A line as it will be written; `unitPrice` is what the customer pays for one, if that is known. */
export type NewItem = OrderLine & { unitPrice: number | null }
export type PlacedItem = NewItem & { id: string; position: number }

type Placement = { order: NewOrder; items: readonly NewItem[]; event: OrderEventType }

/** What was written, and the buyer as letters name them. */
export type Placed = { id: string; items: PlacedItem[]; buyer: Buyer }
type Buyer = { firstName: string; lastName: string; email: string }
type Answer = Buyer & { isPlaced: boolean; moved: number; stock: StockUnits[] }

const MAX_DRAWS = 5

/**
 * Writes an order with its items and the first of its history, takes its units out of stock unless it is a quote
 * request, and takes what was ordered out of the buyer's cart.
 *
 * @throws Problem `product_not_found`, `package_not_found` (deleted since it was read) · `out_of_stock`, by the places
 *   of `lines`; the caller's transaction is then to be rolled back
 */
export async function writePlaced(
  tx: Db,
  { random, catalogue }: Shop,
  placement: Placement,
  lines: readonly OrderLine[],
): Promise<Placed> {
  const units = placement.order.kind === 'quote' ? [] : unitsOf(lines)
  const { id, answer, items: written } = await writeUnderFreeId(tx, random, placement, units)
  if (answer.moved < units.length) {
    refuseShortage(lines, answer.stock)
    throw new Problem('out_of_stock')
  }
  tx.afterCommit(() => catalogue.refresh([...new Set(units.map(({ productId }) => productId))]))
  return { id, items: written, buyer: answer }
}

/** Orders are named by the last 8 characters of their id; an id whose name is taken already is drawn again. */
async function writeUnderFreeId(
  tx: Db,
  random: Shop['random'],
  { order, items, event }: Placement,
  units: readonly StockUnits[],
): Promise<{ id: string; items: PlacedItem[]; answer: Answer }> {
  let written: PlacedItem[] | undefined
  for (let draw = 0; draw < MAX_DRAWS; draw++) {
    const id = random.uuid()
    written ??= items.map((item, position) => ({ ...item, id: random.uuid(), position }))
    const values = [
      JSON.stringify({ ...order, id }),
      JSON.stringify(written),
      event,
      titleOf(event),
      units.map(({ productId }) => productId),
      units.map(({ variantKey }) => variantKey),
      units.map(({ quantity }) => quantity),
      order.userId,
    ]
    const [answer] = await tx
      .rows<Answer>({ name: 'place_order', text: placeText, values })
      .catch(goneInstead)
    if (!answer) throw new Error(`Nobody has the id ${order.userId}`)
    if (answer.isPlaced) return { id, items: written, answer }
  }
  throw new Error(`No free order reference in ${MAX_DRAWS} draws`)
}

/** What was deleted since it was read is refused as what was never there. */
function goneInstead(error: unknown): never {
  const fault = databaseFault(error)
  const missing = fault?.kind === 'reference' ? gone[fault.constraint] : undefined
  throw missing ? new Problem(missing) : error
}

const gone: Record<string, 'product_not_found' | 'package_not_found'> = {
  order_items_product_id_products_id_fk: 'product_not_found',
  order_holds_product_id_products_id_fk: 'product_not_found',
  order_items_package_id_packages_id_fk: 'package_not_found',
}
