import { type GetColumnData, sql } from 'drizzle-orm'
import { orderItems, orders } from '#server/db/schema/orders.ts'

const itemColumns = {
  _id: orderItems.id,
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
export type StoredItem = {
  [Name in keyof typeof itemColumns]: GetColumnData<(typeof itemColumns)[Name]>
}

const asJson = sql.join(
  Object.entries(itemColumns).map(([name, column]) => sql`${name}::text, ${column}`),
  sql`, `,
)

/** The lines of an order in their order, as a column beside it. */
export const itemsColumn = sql<StoredItem[]>`(
  select coalesce(json_agg(json_build_object(${asJson}) order by ${orderItems.position}), '[]')
  from ${orderItems} where ${orderItems.orderId} = ${orders.id})`
