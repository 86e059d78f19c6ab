import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { atOnce, inRuns, times } from '#tests/support/at-once.ts'
import { seedBuyers } from '#tests/support/seed/buyers.ts'
import { type OrderForm, shippingAddress } from '#tests/support/seed/order.ts'
import { seedPackage } from '#tests/support/seed/package.ts'
import { seedProduct } from '#tests/support/seed/product.ts'
import { noa, type Person } from '#tests/support/people.ts'
import { describeRaces } from '#tests/support/databases/races.ts'

const RUNS = 20
const BUYERS = 80
const SETS = 20

type Items = OrderForm['orderItems']

await describeRaces('P1: never sell a piece of a package twice', (shop) => {
  let buyers: Person[] = []
  let round = 0

  beforeEach(async () => {
    await shop.set('general', { quoteMode: false })
    buyers = await seedBuyers(shop.shop, BUYERS)
  })

  /** Two packages that share chair and lamp, in another order of rooms; each round has its own. */
  async function seedHomes(units: { sofa: number; chair: number; lamp: number; bed: number }) {
    const { db } = shop.shop
    const input = (stock: number) => seedProduct(db, { priceCents: 600_00, stock })
    const [sofa, chair] = [await input(units.sofa), await input(units.chair)]
    const [lamp, bed] = [await input(units.lamp), await input(units.bed)]
    const day = await seedPackage(db, {
      id: `day-${++round}`,
      items: [{ product: sofa }, { product: chair, quantity: 4 }, { product: lamp }, { name: 'Potted palm' }],
    })
    const night = await seedPackage(db, {
      id: `night-${round}`,
      items: [{ product: lamp, quantity: 2 }, { product: bed }, { room: 'Study', product: chair }],
    })
    return { sofa, chair, lamp, bed, day, night }
  }

  const burst = (itemsOf: (place: number) => Items) =>
    atOnce(
      buyers.map(
        (buyer, place) => () =>
          shop.as(buyer).call('POST /api/orders', { body: { orderItems: itemsOf(place), shippingAddress } }),
      ),
    )

  const cancel = (id: string) =>
    shop.as(noa).call('PUT /api/orders/:id/status', { params: { id }, body: { status: 'cancelled' } })

  /** Units by product: at hand, on standing orders as they were written, held by them, and sold by the history. */
  async function books(products: string[]) {
    const { rows } = await shop.shop.db.execute<Record<'left' | 'ordered' | 'held' | 'written', number>>(sql`
      with sold as (
        select coalesce(i.product_id, (piece.value->>'productId')::uuid) as product_id,
          i.quantity * coalesce((piece.value->>'quantity')::int, 1) as units
        from orders o
        join order_items i on i.order_id = o.id
        left join lateral jsonb_array_elements(i.pieces) as piece on true
        where o.status <> 'cancelled'
      )
      select n.quantity as left,
        (select coalesce(sum(units), 0)::int from sold where sold.product_id = n.product_id) as ordered,
        (select coalesce(sum(h.quantity), 0)::int from order_holds h join orders o on o.id = h.order_id
          where h.product_id = n.product_id and o.holds_stock) as held,
        (select coalesce(-sum(change), 0)::int from stock_history s where s.product_id = n.product_id) as written
      from unnest(${sql.param(products)}::uuid[]) with ordinality as asked (id, place)
      join inventory n on n.product_id = asked.id
      order by asked.place`)
    return rows
  }

  /** The shop tries again after a deadlock, so only the database knows whether there was one. */
  async function deadlocks() {
    const counted = sql`select deadlocks::int from pg_stat_database where datname = current_database()`
    const { rows } = await shop.shop.db.execute<{ deadlocks: number }>(counted)
    return rows[0]?.deadlocks
  }

  test('80 buyers, sets for 20', () =>
    inRuns(
      'P1',
      RUNS,
      '80 buyers of a package, sets for 20: 20 orders, 60 × 409, books balance',
      async () => {
        const home = await seedHomes({ sofa: SETS, chair: 4 * SETS + 3, lamp: 50, bed: 0 })
        const { done, refused } = await burst(() => [{ packageId: home.day, quantity: 1 }])
        expect(done).toHaveLength(SETS)
        expect(refused).toEqual(times(BUYERS - SETS, 'out_of_stock'))
        expect(await books([home.sofa, home.chair, home.lamp])).toEqual([
          { left: 0, ordered: 20, held: 20, written: 20 },
          { left: 3, ordered: 80, held: 80, written: 80 },
          { left: 30, ordered: 20, held: 20, written: 20 },
        ])
      },
    ))

  test('two packages that share pieces, and the pieces alone, in any order', () =>
    inRuns(
      'P1',
      RUNS,
      '80 buyers of two overlapping packages and of their pieces, a third cancelled meanwhile: no deadlock, never negative, books balance',
      async () => {
        const start = { sofa: 12, chair: 60, lamp: 40, bed: 14 }
        const home = await seedHomes(start)
        const carts: Items[] = [
          [{ packageId: home.day, quantity: 1 }],
          [{ packageId: home.night, quantity: 2 }],
          [
            { packageId: home.night, quantity: 1 },
            { product: home.sofa, quantity: 1 },
          ],
          [
            { product: home.lamp, quantity: 3 },
            { product: home.chair, quantity: 2 },
          ],
          [
            { product: home.chair, quantity: 1 },
            { packageId: home.day, quantity: 1 },
          ],
          [
            { packageId: home.day, quantity: 1 },
            { packageId: home.night, quantity: 1 },
          ],
        ]
        const { done, refused } = await atOnce(
          buyers.map((buyer, place) => async () => {
            const items = carts[place % carts.length] ?? []
            const orderItems = place % 4 < 2 ? items : items.toReversed()
            const body = { orderItems, shippingAddress }
            const { order } = await shop.as(buyer).call('POST /api/orders', { body })
            const isReleased = Math.floor(place / carts.length) % 3 === 0
            return isReleased ? (await cancel(order._id)).order : order
          }),
        )
        expect(new Set(refused).difference(new Set(['out_of_stock']))).toEqual(new Set())
        expect(done.filter(({ status }) => status === 'pending').length).toBeGreaterThan(0)
        const products = [home.sofa, home.chair, home.lamp, home.bed]
        const rows = await books(products)
        const began = Object.values(start)
        for (const [place, { left, ordered, held, written }] of rows.entries()) {
          expect(left).toBeGreaterThanOrEqual(0)
          expect([left + ordered, held, written]).toEqual([began[place], ordered, ordered])
        }
        expect(await deadlocks()).toBe(0)
      },
    ))
})
