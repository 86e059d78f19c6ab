import { asc, inArray } from 'drizzle-orm'
import type { Db } from '#kit/node/db/database.ts'
import { orderItems } from '#server/db/schema/orders.ts'

const itemColumns = {
  _id: orderItems.id,
  orderId: orderItems.orderId,
  productId: orderItems.productId,
  packageId: orderItems.packageId,
  variantKey: orderItems.variantKey,
  pieces: orderItems.pieces,
  variants: orderItems.variants,
  name: orderItems.name,
  image: orderItems.image,
  quantity: orderItems.quantity,
  leadWeeks: orderItems.leadWeeks,
  price: orderItems.unitPriceCents,
  discount: orderItems.discount,
  listPrice: orderItems.listPriceCents,
  cost: orderItems.costCents,
}

/** A line of an order; money in cents. */
export type StoredItem = Awaited<ReturnType<typeof listItems>>[number]

/** The lines of orders, each order's in its own order. */
export function listItems(db: Db, orderIds: string[]) {
  return db
    .select(itemColumns)
    .from(orderItems)
    .where(inArray(orderItems.orderId, orderIds))
    .orderBy(asc(orderItems.orderId), asc(orderItems.position))
}
