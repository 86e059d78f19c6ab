import { and, desc, eq, isNull, ne, or, sql } from 'drizzle-orm'
import type { SoldPiece, SoldQuery } from '#contract/orders/sold.ts'
import { orderNumber } from '#domain/numbers.ts'
import { hawaiiPlace } from '#domain/places/hawaii.ts'
import { paginationOf } from '#kit/core/operation/paging.ts'
import { one, type Db } from '#kit/node/db/database.ts'
import { orders } from '#server/db/schema/orders.ts'
import { users } from '#server/db/schema/users.ts'
import { onDays } from '#server/db/store-days.ts'

const isStanding = ne(orders.status, 'cancelled')
const isOfOrder = sql`sold.order_id = ${orders.id}`

/** What the line `i` comes to, less its own discount. */
const linePrice = sql`i.quantity * i.unit_price_cents - coalesce((i.discount ->> 'amount')::int,
  round(i.quantity * i.unit_price_cents * (i.discount ->> 'percent')::numeric / 100)::int, 0)`

/** One row for each line with a product of the seller, and for each of them and each finish in a line's package. */
const soldBy = (sellerId: string) => sql`(
  select i.id, i.order_id, p.id as product, i.name, i.variants, i.quantity, null as package,
    ${linePrice} as price
  from products p join order_items i on i.product_id = p.id
  where p.owner_id = ${sellerId}
  union all
  select i.id, i.order_id, p.id, piece ->> 'name', piece -> 'variants',
    i.quantity * sum((piece ->> 'quantity')::int)::int, i.name, null
  from order_items i cross join jsonb_array_elements(i.pieces) as piece
  join products p on p.id = (piece ->> 'productId')::uuid
  where p.owner_id = ${sellerId} and i.package_id is not null
  group by i.id, p.id, 4, 5) as sold`

/** The lines of agreed orders with the products of one seller, and what those come to that are not canceled. */
export async function listSold(db: Db, sellerId: string, query: SoldQuery, timeZone: string) {
  const sold = soldBy(sellerId)
  const which = and(
    isNull(orders.archivedAt),
    or(eq(orders.kind, 'purchase'), eq(orders.quoteStatus, 'accepted')),
    ...onDays(orders.createdAt, query, timeZone),
  )
  const rows = await db
    .select(soldColumns)
    .from(sold)
    .innerJoin(orders, isOfOrder)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(which)
    .orderBy(desc(orders.createdAt), sql`sold.id, sold.name, sold.variants`)
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
  const sums = await one(db.select(sumColumns).from(sold).innerJoin(orders, isOfOrder).where(which))
  const { total = 0, ...standing } = sums ?? { quantity: 0, inPackages: 0, price: 0 }
  return { pieces: rows.map(presentSold), sold: standing, pagination: paginationOf(query, total) }
}

const sumColumns = {
  total: sql<number>`count(*)::int`,
  quantity: sql<number>`coalesce(sum(quantity) filter (where ${isStanding}), 0)::int`,
  inPackages: sql<number>`coalesce(sum(quantity) filter (where ${isStanding} and package is not null), 0)::int`,
  price: sql<number>`coalesce(sum(price) filter (where ${isStanding}), 0)::float8`,
}

const soldColumns = {
  _id: sql<string>`sold.id`,
  number: orders.number,
  createdAt: orders.createdAt,
  status: orders.status,
  product: sql<string>`product`,
  name: sql<string>`name`,
  variants: sql<Record<string, string>>`variants`,
  quantity: sql<number>`quantity`,
  inPackage: sql<string | null>`package`,
  price: sql<number | null>`price`,
  customer: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
  postalCode: sql<string>`${orders.shippingAddress} ->> 'postalCode'`,
}

type SoldRow = Omit<SoldPiece, 'number' | 'island'> & { number: number; postalCode: string }

function presentSold({ number, postalCode, ...row }: SoldRow): SoldPiece {
  return { ...row, number: orderNumber(number), island: hawaiiPlace(postalCode)?.island ?? null }
}
