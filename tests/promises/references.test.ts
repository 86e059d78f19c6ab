import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orderReference, requestReference } from '#domain/orders/reference.ts'
import { seedRequest } from '#tests/support/seed/design.ts'
import { seedOrder } from '#tests/support/seed/order.ts'
import { crowdedRandom, madeOrders, madeRequests } from '#tests/support/made-references.ts'
import { leilani } from '#tests/support/people.ts'
import { printPromise } from '#tests/support/promise-line.ts'
import { expectReferencesToDiffer } from '#tests/support/references-differ.ts'
import { staysSound } from '#tests/support/stays-sound.ts'
import { testShop } from '#tests/support/test-shop.ts'

const CREATED = 500
const CROWDED = 500
/** So few names that at the end one of thirty draws is taken already. */
const NAMES = 2 ** 14

const shop = testShop()
staysSound(shop)

test('P13: references differ, and ids are drawn by chance alone', { timeout: 120_000 }, () =>
  expectReferencesToDiffer(shop, CREATED),
)

test('P13: a name that is taken already is drawn again', { timeout: 120_000 }, async () => {
  const random = crowdedRandom(NAMES)
  const orders = await madeOrders(shop.shop, random, CROWDED)
  // Each order has one item, which draws an id as well.
  const clashedOrders = random.drawn() - 2 * CROWDED
  const requests = await madeRequests(shop.shop, random, CROWDED)
  const clashed = random.drawn() - 3 * CROWDED
  const names = [new Set(orders.map(orderReference)).size, new Set(requests.map(requestReference)).size]
  const pass = clashedOrders > 0 && clashed > clashedOrders && names.every((count) => count === CROWDED)
  const figure = `${2 * CROWDED} created with ids whose short names clash: ${clashed} clashes drawn again, 0 equal references`
  printPromise('P13', 2 * CROWDED, figure, pass)
  expect(names).toEqual([CROWDED, CROWDED])
  expect(clashedOrders).toBeGreaterThan(0)
  expect(clashed).toBeGreaterThan(clashedOrders)
})

test('P13: the database itself refuses a second of one name', async () => {
  const { db } = shop.shop
  const { _id } = await seedOrder(shop)
  const request = await seedRequest(shop, leilani)
  const sameEnd = `00000000-0000-4000-8000-0000${_id.slice(-8)}`
  const sameBegin = `${request.slice(0, 8)}-0000-4000-8000-000000000000`
  const copy = (table: string, id: string) =>
    db.execute(
      sql.raw(
        `insert into ${table} select (jsonb_populate_record(t, jsonb_build_object('id', '${id}'))).* from ${table} t`,
      ),
    )
  await expect(copy('orders', sameEnd)).rejects.toMatchObject({
    cause: { constraint: 'orders_reference_key' },
  })
  await expect(copy('design_requests', sameBegin)).rejects.toMatchObject({
    cause: { constraint: 'design_requests_reference_key' },
  })
})

test('P13: what people reach by an id has a random one, whatever it is', async () => {
  const { db } = shop.shop
  const { rows } = await db.execute<{ table: string; type: string }>(sql`
    select c.table_name as table, c.data_type as type
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'id' and t.table_type = 'BASE TABLE' order by 1`)
  const counted = rows.filter(({ type }) => type === 'bigint').map(({ table }) => table)
  const named = rows.filter(({ type }) => type === 'text').map(({ table }) => table)
  expect(counted).toEqual([
    'audit_lines',
    'audit_log',
    'design_history',
    'ledger_entries',
    'order_history',
    'stock_history',
  ])
  expect(named).toEqual(['categories', 'packages'])
  expect(rows.filter(({ type }) => type === 'uuid').length).toBeGreaterThan(10)
})
