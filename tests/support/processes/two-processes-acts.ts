import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Db } from '#kit/node/db/database.ts'
import { inventory } from '#server/db/schema/inventory.ts'
import { orderItems } from '#server/db/schema/orders.ts'
import type { World } from '#server/world.ts'
import type { ShopElsewhere } from './asking-over-http.ts'
import { atOnce, times } from '#tests/support/at-once.ts'
import { orderForm } from '../seed/order.ts'
import { seedPerson } from '../seed/person.ts'
import { seedProduct } from '../seed/product.ts'
import type { Person } from '#tests/support/people.ts'
import type { TwoProcesses } from './two-processes.ts'

/** A sofa for $600.00, so that one is enough for an order. */
export const sofaFields = (db: Db, stock: number) => seedProduct(db, { priceCents: 600_00, stock })

/** New customers, signed in. */
export async function seedClients({ database }: TwoProcesses, count: number): Promise<Person[]> {
  const shop = { db: database.db, clock: () => new Date() } as World
  return Promise.all(Array.from({ length: count }, () => seedPerson(shop)))
}

export const submit = (shop: ShopElsewhere, person: Person, product: string, key: string = randomUUID()) =>
  shop.as(person).call('POST /api/orders', { body: orderForm(product), headers: { 'idempotency-key': key } })

/** How many orders there are of `product`, and how many units are left. */
export async function booksOf({ db }: { db: Db }, product: string) {
  const [left] = await db.select().from(inventory).where(eq(inventory.productId, product))
  const orders = await db.$count(orderItems, eq(orderItems.productId, product))
  return { orders, left: left?.quantity }
}

/** `buyers` submit at the same moment, spread over both processes, for `units`; gives the books of what they bought. */
export async function sellOut(two: TwoProcesses, buyers: number, units: number) {
  const product = await sofaFields(two.database.db, units)
  const people = await seedClients(two, buyers)
  const { done, refused } = await atOnce(people.map((person) => () => submit(two.either(), person, product)))
  expect(done).toHaveLength(units)
  expect(refused).toEqual(times(buyers - units, 'out_of_stock'))
  return booksOf(two.database, product)
}

/** One person submits one order of ten pieces `submits` times at the same moment, to both processes. */
export async function submitToBoth(two: TwoProcesses, submits: number) {
  const product = await sofaFields(two.database.db, 10)
  const [person] = await seedClients(two, 1)
  if (!person) throw new Error('Nobody to submit')
  const key = randomUUID()
  const { done, refused } = await atOnce(
    Array.from({ length: submits }, () => () => submit(two.either(), person, product, key)),
  )
  expect(refused.filter((code) => code !== 'in_progress')).toEqual([])
  const again = await submit(two.either(), person, product, key)
  expect(new Set([...done, again].map(({ order }) => order._id)).size).toBe(1)
  return booksOf(two.database, product)
}

/**
 * Kills one process while it writes an order, and submits the order again to the other one. What others ask of that
 * one meanwhile is answered.
 */
export async function killInMidRequest(two: TwoProcesses) {
  const { db } = two.database
  const product = await sofaFields(db, 10)
  const [person] = await seedClients(two, 1)
  if (!person) throw new Error('Nobody to submit')
  const key = randomUUID()
  let broken: Promise<unknown> | undefined
  let requested: Promise<unknown>[] = []
  await db.inTransaction(async (tx) => {
    await tx.select().from(inventory).where(eq(inventory.productId, product)).for('update')
    broken = submit(two.one(), person, product, key).catch((error: unknown) => error)
    await expect.poll(() => waitingFor(db)).toBeGreaterThan(0)
    requested = Array.from({ length: 10 }, () => two.other().as(person).status('GET /api/orders/myorders'))
    await two.killOne()
  })
  expect(await broken).toBeInstanceOf(TypeError)
  expect(await Promise.all(requested)).toEqual(Array(10).fill(200))
  const { order } = await submit(two.other(), person, product, key)
  const again = await submit(two.other(), person, product, key)
  expect(again.order._id).toBe(order._id)
  return booksOf(two.database, product)
}

/** How many statements wait for a row that somebody else holds. */
async function waitingFor(db: Db): Promise<number> {
  const { rows } = await db.execute<{ waiting: number }>(
    sql`select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]?.waiting ?? 0
}
