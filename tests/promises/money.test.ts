import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orders } from '#server/db/schema/orders.ts'
import { dice } from '#tests/sim/dice.ts'
import {
  artefactsIn,
  centsIn,
  exactTotals,
  randomLines,
  specifiedRules,
} from '#tests/support/books/exact-money.ts'
import { orderForm, shippingAddress } from '#tests/support/seed/order.ts'
import { seedProduct } from '#tests/support/seed/product.ts'
import { leilani, noa, type Person } from '#tests/support/people.ts'
import { type OnSale, puttingOnSale } from '#tests/support/catalogue/priced-product.ts'
import { printPromise } from '#tests/support/promise-line.ts'
import { staysSound } from '#tests/support/stays-sound.ts'
import { testShop } from '#tests/support/test-shop.ts'

const ORDERS = 200
const PRODUCTS = 40
const SEED = 9
const shop = testShop()
staysSound(shop)

const send = (person: Person, method: 'GET' | 'POST', url: string, payload?: object) =>
  shop.http.inject({
    method,
    url,
    headers: { authorization: `Bearer ${person.token}` },
    ...(payload && { payload }),
  })

const fields = {
  items: 'itemsPrice',
  shipping: 'shippingPrice',
  tax: 'taxPrice',
  total: 'totalPrice',
} as const

/** The figures of a reply, read from its text. */
const figuresIn = (text: string) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, centsIn(text, field)]))

/** The order that puts these things into a cart, looks at it, orders it and reads it again. */
async function repliesToOrder(things: readonly OnSale[]): Promise<string[]> {
  const orderItems = things.map(({ line, item }) => ({ ...item, quantity: Number(line.quantity) }))
  for (const { product: productId, ...rest } of orderItems)
    await send(leilani, 'POST', '/api/cart/add', { productId, ...rest })
  const cart = await send(leilani, 'GET', '/api/cart')
  const placed = await send(leilani, 'POST', '/api/orders', { orderItems, shippingAddress })
  const id = placed.json<{ order: { _id: string } }>().order._id
  const read = await send(leilani, 'GET', `/api/orders/${id}`)
  return [cart.body, placed.body, read.body]
}

test(
  `P9: ${ORDERS} random orders through the shop, in every reply that names them`,
  { timeout: 120_000 },
  async () => {
    const throws = dice(SEED + 1)
    const at = { pickup: false, isAbroad: false }
    await shop.set('general', { quoteMode: false })
    await shop.set('shipping', { minimumOrderAmount: 0 })
    const pool: OnSale[] = []
    for (let product = 0; product < PRODUCTS; product++)
      for (const line of randomLines(throws, 1))
        pool.push(await puttingOnSale(shop.shop.db, { ...line, isPackage: false }))
    let same = 0
    try {
      for (let order = 0; order < ORDERS; order++) {
        const things = new Set(Array.from({ length: 1 + throws.below(3) }, () => throws.one(pool)))
        const bodies = await repliesToOrder([...things])
        const wanted = exactTotals(
          [...things].map(({ line }) => line),
          specifiedRules,
          at,
        )
        expect(bodies.map(figuresIn)).toEqual([wanted, wanted, wanted])
        expect(bodies.flatMap(artefactsIn)).toEqual([])
        same += 1
      }
      for (const url of [
        '/api/orders?limit=100',
        '/api/dashboard',
        '/api/products',
        '/api/sales/report?dateRange=today',
      ])
        expect(artefactsIn((await send(noa, 'GET', url)).body)).toEqual([])
    } finally {
      const figure = `${same} of ${ORDERS} random orders through the API: cart, reply and order to the cent, no stray decimal`
      printPromise('P9', ORDERS, figure, same === ORDERS, { seed: SEED })
    }
  },
)

test.each([
  // items, minimum 0: shipping, tax
  [5n, 10_00n, 1n],
  [4n, 10_00n, 0n],
  [99_99n, 10_00n, 10_00n],
  [100_00n, 10_00n, 10_00n],
  [100_01n, 0n, 10_00n],
  [100_05n, 0n, 10_01n],
  [499_99n, 0n, 50_00n],
  [500_00n, 0n, 50_00n],
])('P9: items of %d cents pay %d shipping and %d tax', async (items, shipping, tax) => {
  await shop.set('general', { quoteMode: false })
  await shop.set('shipping', { minimumOrderAmount: 0 })
  const product = await seedProduct(shop.shop.db, { priceCents: Number(items) })
  const { body } = await send(leilani, 'POST', '/api/orders', orderForm(product))
  expect(figuresIn(body)).toEqual({ items, shipping, tax, total: items + shipping + tax })
  expect(artefactsIn(body)).toEqual([])
})

test('P9: 499.99 is too little and 500.00 is enough, but a quote may be asked for at any size and costs nothing', async () => {
  const { db } = shop.shop
  await shop.set('general', { quoteMode: false })
  const [less, enough] = [
    await seedProduct(db, { priceCents: 499_99 }),
    await seedProduct(db, { priceCents: 500_00 }),
  ]
  const refused = await send(leilani, 'POST', '/api/orders', orderForm(less))
  expect(refused.json()).toMatchObject({ message: 'Minimum order amount is $500.00' })
  expect([refused.statusCode, await db.$count(orders)]).toEqual([400, 0])
  expect((await send(leilani, 'POST', '/api/orders', orderForm(enough))).statusCode).toBe(200)
  await shop.set('general', { quoteMode: true })
  const { body } = await send(leilani, 'POST', '/api/orders', orderForm(less))
  expect(figuresIn(body)).toEqual({ items: 0n, shipping: 0n, tax: 0n, total: 0n })
})

test('P9: amounts are kept as whole numbers, and only weights and points on a plan are not', async () => {
  const { rows } = await shop.shop.db.execute<{ column: string; type: string }>(sql`
    select table_name || '.' || column_name as column, data_type as type from information_schema.columns
    where table_schema = 'public' and (column_name like '%cents%' or data_type in ('real', 'double precision', 'numeric'))
    order by 1`)
  const amounts = rows.filter(({ column }) => column.includes('cents'))
  const others = rows.filter(({ column }) => !column.includes('cents')).map(({ column }) => column)
  expect(new Set(amounts.map(({ type }) => type))).toEqual(new Set(['integer']))
  expect(amounts.length).toBeGreaterThan(10)
  expect(others).toEqual(['design_comments.x', 'design_comments.y', 'products.weight_lbs'])
})
