import { cartItems } from '#server/db/schema/cart.ts'
import type { Db } from '#kit/node/db/database.ts'
import { orderItems, orders } from '#server/db/schema/orders.ts'
import { eq } from 'drizzle-orm'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import type { Person } from '#tests/support/people.ts'

/** An order as its buyer knows it: `id` once the shop said that it is placed. */
export type ExistingOrder = { buyer: Person; key: string; quantity: number; id?: string }

/** A value that the shop said it keeps, and what it was asked to keep instead without saying so yet. */
export type Said<T> = { said: T; requested?: T }

/** What eight writers were promised, and what they asked for without an answer. */
export type Books = {
  orders: ExistingOrder[]
  /** Quantities in the carts, by buyer. */
  carts: Map<string, Said<number>>
  /** By order. */
  statuses: Map<string, Said<OrderStatus>>
  evidence: { buyer: Person; path: string; sha256: string }[]
  /** How often the shop said that something is done. */
  promises: number
  /** Replies that nobody should have got. */
  surprises: string[]
}

export function emptyBooks(): Books {
  return { orders: [], carts: new Map(), statuses: new Map(), evidence: [], promises: 0, surprises: [] }
}

/** Where the database says something else than the books, each told in a line. */
export async function compareBooks(db: Db, books: Books): Promise<string[]> {
  const stored = await readStored(db)
  return [...orderFaults(stored, books), ...statusFaults(stored, books), ...(await cartFaults(db, books))]
}

type StoredOrder = { id: string; userId: string; status: OrderStatus; quantity: number | null }

function readStored(db: Db): Promise<StoredOrder[]> {
  return db
    .select({
      id: orders.id,
      userId: orders.userId,
      status: orders.status,
      quantity: orderItems.quantity,
    })
    .from(orders)
    .leftJoin(orderItems, eq(orderItems.orderId, orders.id))
}

function orderFaults(stored: StoredOrder[], books: Books): string[] {
  const byId = new Map(stored.map((order) => [order.id, order]))
  const promised = books.orders.filter(({ id }) => id !== undefined)
  const lost = promised
    .filter(({ id = '', quantity }) => byId.get(id)?.quantity !== quantity)
    .map(({ id = '' }) => `order ${id} is ${byId.has(id) ? 'without what was ordered' : 'lost'}`)
  const keys = Map.groupBy(books.orders, ({ buyer }) => buyer.id)
  const doubled = [...Map.groupBy(stored, ({ userId }) => userId)]
    .filter(([buyer, theirs]) => theirs.length > (keys.get(buyer)?.length ?? 0))
    .map(([buyer, theirs]) => `${theirs.length} orders of ${buyer} from ${keys.get(buyer)?.length} submits`)
  return [...lost, ...doubled]
}

function statusFaults(stored: StoredOrder[], { statuses }: Books): string[] {
  return stored.flatMap(({ id, status }) => fault(`status of ${id}`, status, statuses.get(id)))
}

async function cartFaults(db: Db, { carts }: Books): Promise<string[]> {
  const lines = await db.select().from(cartItems)
  const quantities = new Map(lines.map(({ userId, quantity }) => [userId, quantity]))
  return [...carts].flatMap(([buyer, existing]) =>
    fault(`cart of ${buyer}`, quantities.get(buyer) ?? 0, existing),
  )
}

function fault<T extends string | number>(name: string, stored: T, existing: Said<T> | undefined): string[] {
  if (!existing || stored === existing.said || stored === existing.requested) return []
  return [`${name} is ${stored}, was said to be ${existing.said}`]
}
