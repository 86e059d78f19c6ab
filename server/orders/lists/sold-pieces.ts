import { and, desc, eq, ne, or, sql } from 'drizzle-orm'
import type { SoldQuery } from '#contract/orders/sold.ts'
import { orderNumber } from '#domain/numbers.ts'
import { hawaiiPlace } from '#domain/places/hawaii.ts'
import { paginationOf } from '#kit/core/operation/paging.ts'
import { one, type Db } from '#kit/node/db/database.ts'
import { orderItems, orders } from '#server/db/schema/orders.ts'
import { products } from '#server/db/schema/products.ts'
import { users } from '#server/db/schema/users.ts'
import { onDays } from '#server/db/store-days.ts'

const price = sql<number>`${orderItems.quantity} * ${orderItems.unitPriceCents}`
const isStanding = ne(orders.status, 'cancelled')

/** The lines of agreed orders with the products of one seller, and what those come to that are not canceled. */
export async function listSold(db: Db, sellerId: string, query: SoldQuery, timeZone: string) {
  const which = and(
    eq(products.ownerId, sellerId),
    or(eq(orders.kind, 'purchase'), eq(orders.quoteStatus, 'accepted')),
    ...onDays(orders.createdAt, query, timeZone),
  )
  const rows = await selectSold(db)
    .where(which)
    .orderBy(desc(orders.createdAt), orderItems.id)
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
  const sums = await one(
    db
      .select({
        total: sql<number>`count(*)::int`,
        quantity: sql<number>`coalesce(sum(${orderItems.quantity}) filter (where ${isStanding}), 0)::int`,
        price: sql<number>`coalesce(sum(${price}) filter (where ${isStanding}), 0)::float8`,
      })
      .from(orderItems)
      .innerJoin(products, eq(products.id, orderItems.productId))
      .innerJoin(orders, eq(orders.id, orderItems.orderId))
      .where(which),
  )
  const { total = 0, ...sold } = sums ?? { quantity: 0, price: 0 }
  return { pieces: rows.map(presentSold), sold, pagination: paginationOf(query, total) }
}

function selectSold(db: Db) {
  return db
    .select({
      _id: orderItems.id,
      number: orders.number,
      createdAt: orders.createdAt,
      status: orders.status,
      product: products.id,
      name: orderItems.name,
      variants: orderItems.variants,
      quantity: orderItems.quantity,
      price,
      customer: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
      postalCode: sql<string>`${orders.shippingAddress} ->> 'postalCode'`,
    })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .innerJoin(users, eq(users.id, orders.userId))
    .$dynamic()
}

type SoldRow = Awaited<ReturnType<typeof selectSold>>[number]

function presentSold({ number, postalCode, ...row }: SoldRow) {
  return { ...row, number: orderNumber(number), island: hawaiiPlace(postalCode)?.island ?? null }
}
