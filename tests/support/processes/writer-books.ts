import { cartItems } from '#server/db/schema/cart.ts'
import type { Db } from '#kit/node/db/database.ts'
import { orderItems, orders } from '#server/db/schema/orders.ts'
import { eq } from 'drizzle-orm'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import type { Person } from '#tests/support/people.ts'

/** An order as its buyer knows it: `id` once the shop said that it is placed. */
export type KnownOrder = { buyer: Person; key: string; quantity: number; id?: string }

/** A value that the shop said it keeps, and what it was asked to keep instead without saying so yet. */
export type Said<T> = { said: T; asked?: T }

/** What eight writers were promised, and what they asked for without an answer. */
export type Books = {
  orders: KnownOrder[]
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
  const kept = await readKept(db)
  return [...orderFaults(kept, books), ...statusFaults(kept, books), ...(await cartFaults(db, books))]
}

type KeptOrder = { id: string; userId: string; status: OrderStatus; quantity: number | null }

function readKept(db: Db): Promise<KeptOrder[]> {
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

function orderFaults(kept: KeptOrder[], books: Books): string[] {
  const byId = new Map(kept.map((order) => [order.id, order]))
  const promised = books.orders.filter(({ id }) => id !== undefined)
  const lost = promised
    .filter(({ id = '', quantity }) => byId.get(id)?.quantity !== quantity)
    .map(({ id = '' }) => `order ${id} is ${byId.has(id) ? 'without what was ordered' : 'lost'}`)
  const keys = Map.groupBy(books.orders, ({ buyer }) => buyer.id)
  const doubled = [...Map.groupBy(kept, ({ userId }) => userId)]
    .filter(([buyer, theirs]) => theirs.length > (keys.get(buyer)?.length ?? 0))
    .map(([buyer, theirs]) => `${theirs.length} orders of ${buyer} from ${keys.get(buyer)?.length} submits`)
  return [...lost, ...doubled]
}

function statusFaults(kept: KeptOrder[], { statuses }: Books): string[] {
  return kept.flatMap(({ id, status }) => fault(`status of ${id}`, status, statuses.get(id)))
}

async function cartFaults(db: Db, { carts }: Books): Promise<string[]> {
  const lines = await db.select().from(cartItems)
  const quantities = new Map(lines.map(({ userId, quantity }) => [userId, quantity]))
  return [...carts].flatMap(([buyer, known]) => fault(`cart of ${buyer}`, quantities.get(buyer) ?? 0, known))
}

function fault<T extends string | number>(name: string, kept: T, known: Said<T> | undefined): string[] {
  if (!known || kept === known.said || kept === known.asked) return []
  return [`${name} is ${kept}, was said to be ${known.said}`]
}
