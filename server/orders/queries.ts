import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { LISTED_IMAGES } from '#contract/orders/order.ts'
import { orderNumber } from '#domain/numbers.ts'
import { Problem } from '#contract/problems.ts'
import type { Db } from '#kit/node/db/database.ts'
import { files } from '#server/db/schema/files.ts'
import { orderItems, orders } from '#server/db/schema/orders.ts'
import { quoteRevisions } from '#server/db/schema/quote-revisions.ts'
import { itemsColumn } from './item-queries.ts'
import { listedColumns, readColumns } from './order-fields.ts'
import { users } from '#server/db/schema/users.ts'
import { payables } from '#server/db/schema/payments.ts'
import { figureColumns } from '#server/payments/payables.ts'
import { fileColumns } from '#server/files/queries.ts'
import { pastOf } from '#server/events.ts'
import type { SignedIn } from '#server/session.ts'
import { waitingColumns } from './waiting-columns.ts'

/** Who looks: customers see their own orders, the studio sees all. */
export type Viewer = Pick<SignedIn, 'id' | 'role'>

const summaryColumns = {
  _id: orders.id,
  number: sql`${orders.number}`.mapWith(orderNumber),
  ...listedColumns,
  isPaid: sql<boolean>`${orders.paymentStatus} = 'paid'`,
  isDelivered: sql<boolean>`${orders.deliveredAt} is not null`,
  hasEvidence: sql<boolean>`${orders.evidenceFileId} is not null`,
  itemsPrice: orders.itemsCents,
  shippingPrice: orders.shippingCents,
  taxPrice: orders.taxCents,
  discount: orders.discountCents,
  totalPrice: orders.totalCents,
  itemCount: sql<number>`(select coalesce(sum(quantity), 0) from order_items where order_id = ${orders.id})`,
  images: sql<string[]>`(select coalesce(json_agg(image order by position), '[]') from
    (select image, min(position) as position from ${orderItems} where order_id = ${orders.id} and image <> ''
      group by image order by 2 limit ${LISTED_IMAGES}) first_lines)`,
  ...waitingColumns,
  payable: figureColumns,
  user: { _id: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email },
}

const detailColumns = {
  ...readColumns,
  paymentEvidenceUploadedAt: orders.evidenceUploadedAt,
  changes: sql<string[]>`coalesce((select changes from ${quoteRevisions}
    where order_id = ${orders.id} order by number desc limit 1), '[]')`,
  evidence: fileColumns,
  items: itemsColumn,
  past: pastOf('order', orders.id),
}

/** An order as lists show it, with its buyer; money in cents. */
export type OrderRow = Awaited<ReturnType<typeof selectSummaries>>[number]

/** An order with its items, evidence and history; money in cents. */
export type StoredOrder = Awaited<ReturnType<typeof listStoredOrders>>[number]

const auditedFields = [
  'status',
  'quoteStatus',
  'paymentStatus',
  'paymentMethod',
  'paymentClaim',
  'paymentNote',
  'paidAt',
  'deliveredAt',
  'itemsPrice',
  'shippingPrice',
  'taxPrice',
  'discount',
  'totalPrice',
  'validUntil',
  'quoteNote',
  'trackingNumber',
  'shippingMethod',
  'shippingAddress',
] as const satisfies (keyof StoredOrder)[]

/** What of an order the audit log compares. */
export function auditedOrder(order: StoredOrder) {
  return {
    ...Object.fromEntries(auditedFields.map((field) => [field, order[field]])),
    evidence: order.evidence?.id ?? null,
    prices: order.items.map((item) => item.price),
  }
}

/** Writes `set` where the order `id` stands as `where` says; false when it does not. */
export async function updateOrder(
  tx: Db,
  id: string,
  set: PgUpdateSetSource<typeof orders>,
  where?: SQL,
): Promise<boolean> {
  const stands = and(eq(orders.id, id), where)
  const written = await tx.update(orders).set(set).where(stands).returning({ id: orders.id })
  return written.length > 0
}

/** Orders as lists show them; the caller says which, in which order and how many. */
export function selectSummaries(db: Db) {
  return db
    .select(summaryColumns)
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .leftJoin(payables, eq(payables.id, orders.id))
    .$dynamic()
}

/** The order `id`. For a customer, someone else's order is `undefined`, exactly as a missing one. */
export async function findOrder(db: Db, viewer: Viewer, id: string): Promise<StoredOrder | undefined> {
  const [order] = await listStoredOrders(db, and(eq(orders.id, id), seenBy(viewer)))
  return order
}

/**
 * The order `id`, which has to be there.
 *
 * @throws Problem `order_not_found`
 */
export async function requireOrder(db: Db, viewer: Viewer, id: string): Promise<StoredOrder> {
  const order = await findOrder(db, viewer, id)
  if (!order) throw new Problem('order_not_found')
  return order
}

/**
 * The order `id`, kept from changing until the transaction ends.
 *
 * @throws Problem `order_not_found`
 */
export async function lockOrder(tx: Db, viewer: Viewer, id: string): Promise<StoredOrder> {
  const which = and(eq(orders.id, id), seenBy(viewer))
  await tx.select({ id: orders.id }).from(orders).where(which).for('update')
  return requireOrder(tx, viewer, id)
}

/** Whole orders, in one query however many they are. */
export async function listStoredOrders(db: Db, which: SQL | undefined) {
  const rows = await db
    .select({ ...summaryColumns, ...detailColumns })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .leftJoin(payables, eq(payables.id, orders.id))
    .leftJoin(files, eq(files.id, orders.evidenceFileId))
    .where(which)
  return rows.map(({ past, ...row }) => ({ ...row, ...past }))
}

/** Everything but what was archived, and for customers what is theirs. */
function seenBy(viewer: Viewer): SQL | undefined {
  return and(isNull(orders.archivedAt), viewer.role === 'admin' ? undefined : eq(orders.userId, viewer.id))
}
