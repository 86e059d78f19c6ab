import { createDatabaseIn } from '#tests/support/databases/postgres.ts'
import { measure } from '../measure.ts'
import { type Buyer, openBooks } from '../open-books.ts'
import { openShopProcess } from '../open-shop-process.ts'
import { type OwnPostgres, overOwnPostgres, query } from '../own-postgres.ts'
import { memoryOf } from '../processor-time.ts'
import { type Row, addingToCart, asBuyer, asStudio, at, AT_ONCE, ordering } from '../rows.ts'
import { chartOfCosts, headOf, lineOf, type Point, say, writeChart, writeTable } from './results.ts'
import { ADMIN_PAGE_SIZE } from '#contract/orders/order-list.ts'

const PRODUCTS = 1_000

const SECONDS = 3

/** One person who asks again and again needs no longer: most of it is PostgreSQL's work. */
const STUDIO_WARM_UP = 2

const ORDERS_A_PERSON = 2.5

const peopleOf = (orders: number) => Math.max(1_000, Math.round(orders / ORDERS_A_PERSON))

type Costs = { shopper: Point[]; studio: Point[]; note: string }

/** What shoppers and the studio ask, each time of a new shop with so many orders. */
export async function growWithOrders(sizes: readonly number[], dataDir: string): Promise<void> {
  const head = headOf('orders')
  say(head)
  const all = await overOwnPostgres(async (postgres) => {
    const costs: Costs[] = []
    for (const orders of sizes) costs.push(await costsOf(orders, dataDir, postgres))
    return costs
  })
  const [shopper, studio] = [all.flatMap((costs) => costs.shopper), all.flatMap((costs) => costs.studio)]
  await writeTable('orders', [head, ...[...shopper, ...studio].map(lineOf), ...all.map(({ note }) => note)])
  await writeChart('orders', chartOfCosts(shopper, 'What a shopper costs as orders pile up', 'orders'))
  await writeChart('studio', chartOfCosts(studio, 'What the studio costs as orders pile up', 'orders'))
}

async function costsOf(orders: number, dataDir: string, { url, postmaster }: OwnPostgres): Promise<Costs> {
  const begun = performance.now()
  const database = await createDatabaseIn(url)
  const address = { dataDir, databaseUrl: database.url }
  const wanted = { products: PRODUCTS, users: peopleOf(orders), orders, quotes: Math.min(40, orders - 1) }
  const books = await openBooks(address, wanted)
  const owned = await giveOrders(database.url, books.buyers)
  const filled = `filled in ${((performance.now() - begun) / 1000).toFixed(0)} s`
  const shop = await openShopProcess(address)
  const opened = `open after ${shop.openedAfterMs.toFixed(0)} ms, ${memoryOf(shop.pid).toFixed(0)} MB`
  const note = `${orders} orders: ${filled}, ${opened}`
  say(note)
  const requested = { servers: [shop], books, postmaster, seconds: SECONDS }
  const costOf = async (row: Row, warmUpSeconds?: number): Promise<Point> => {
    const figures = await measure(row, { ...requested, warmUpSeconds })
    const point = { size: orders, row: row.name, figures }
    say(lineOf(point))
    return point
  }
  const studio: Point[] = []
  const shopper: Point[] = []
  for (const row of studioRows(orders)) studio.push(await costOf(row, STUDIO_WARM_UP))
  for (const row of shopperRows(owned)) shopper.push(await costOf(row))
  await shop.close()
  await database.stop()
  return { shopper, studio, note }
}

/** Each buyer gets one of the oldest orders, while there are any: a list of one's own is as long in every size. */
async function giveOrders(url: string, buyers: readonly Buyer[]): Promise<Owned[]> {
  const input = await query<{ id: string; userId: string }>(
    url,
    `update orders set user_id = given.buyer
     from (select id, ($1::uuid[])[row_number() over (order by created_at)] as buyer
       from orders order by created_at limit $2) given
     where orders.id = given.id returning orders.id, user_id as "userId"`,
    [buyers.map(({ id }) => id), buyers.length],
  )
  await query(url, 'checkpoint')
  return input.map(({ id, userId }) => ({ id, buyer: buyers.find((buyer) => buyer.id === userId)! }))
}

/** An order and whose it is. */
type Owned = { id: string; buyer: Buyer }

/** What a shopper asks: first what only reads, so that it meets exactly the orders that were filled in. */
function shopperRows(owned: readonly Owned[]): Row[] {
  return [
    requestedByOwners('own orders', owned, () => '/api/orders/myorders'),
    requestedByOwners('own order', owned, ({ id }) => `/api/orders/${id}`),
    addingToCart,
    { ...ordering, name: 'place an order' },
  ]
}

function requestedByOwners(name: string, owned: readonly Owned[], pathOf: (one: Owned) => string): Row {
  const shotOf = (one: Owned) => ({ name, path: pathOf(one), headers: asBuyer(one.buyer) })
  return { name, atOnce: AT_ONCE, next: () => (count) => shotOf(at(owned, count)) }
}

/** What the studio asks of so many orders, of which one belongs to the customer it searches for. */
function studioRows(orders: number): Row[] {
  const lastPage = Math.ceil(orders / ADMIN_PAGE_SIZE)
  return [
    requestedByStudio('order list, first page', '/api/orders'),
    requestedByStudio('order list, last page', `/api/orders?page=${lastPage}`),
    requestedByStudio('order list, searched', '/api/orders?search=customer-0@lanai.example'),
    requestedByStudio('dashboard', '/api/dashboard'),
    requestedByStudio('report of 30 days', '/api/sales/report?dateRange=last30days'),
    requestedByStudio('export of 30 days, CSV', '/api/sales/export?dateRange=last30days&format=csv'),
  ]
}

function requestedByStudio(name: string, path: string): Row {
  return { name, atOnce: 1, next: asStudio(() => path) }
}
