import { eq } from 'drizzle-orm'
import type { Db } from '#kit/node/db/database.ts'
import { designRequests } from '#server/db/schema/designs.ts'
import { insertRequest } from '#server/designs/insert-request.ts'
import { writePlaced } from '#server/orders/placing/write-placed.ts'
import { type Random, type World } from '#server/world.ts'
import type { OrderLine } from '#server/orders/placing/package-line.ts'
import { repeatableRandom } from '#tests/sim/dice.ts'
import { newOrder } from './samples/new-order.ts'
import { seedRequest } from './seed/design.ts'
import { seedProduct } from './seed/product.ts'
import { leilani } from './people.ts'

const AT_ONCE = 500

/** Makes `count` of something as the shop does, some hundred in each transaction, and gives their ids. */
async function made(db: Db, count: number, insert: (tx: Db) => Promise<string>): Promise<string[]> {
  const ids: string[] = []
  while (ids.length < count) {
    const batch = await db.inTransaction(async (tx) => {
      const own: string[] = []
      while (own.length < Math.min(AT_ONCE, count - ids.length)) own.push(await insert(tx))
      return own
    })
    ids.push(...batch)
  }
  return ids
}

/** Ids of orders of one chair each. */
export async function madeOrders(shop: World, random: Random, count: number): Promise<string[]> {
  const line: OrderLine = {
    productId: await seedProduct(shop.db),
    packageId: null,
    variantKey: 'default',
    quantity: 1,
    leadWeeks: null,
    pieces: null,
    variants: {},
    name: 'Reed chair',
    image: '',
    listPrice: 100_00,
    cost: null,
  }
  const order = newOrder({ kind: 'quote', quoteStatus: 'requested', createdAt: shop.clock() })
  const items = [{ ...line, unitPrice: null }]
  const placement = { order, items, event: 'quote_requested', units: [], dues: undefined } as const
  return made(shop.db, count, async (tx) => {
    const { id } = await writePlaced({ ...shop, db: tx, random }, placement, () => ({ letters: [] }))
    return id
  })
}

/** Ids of design requests that share one plan. */
export async function madeRequests(shop: World, random: Random, count: number): Promise<string[]> {
  const first = await seedRequest({ shop }, leilani)
  const [row] = await shop.db.select().from(designRequests).where(eq(designRequests.id, first))
  if (!row) throw new Error('The request was not written')
  const { id: _id, number: _number, ...request } = row
  return made(shop.db, count, (tx) => insertRequest(tx, random, request))
}

/** Chance, the same each time, whose ids begin and end with one of few names, so that many clash; it counts its ids. */
export function crowdedRandom(names: number): Random & { drawn(): number } {
  const { uuid, token } = repeatableRandom(names)
  let drawn = 0
  const name = (id: string) => (Number.parseInt(id.slice(0, 8), 16) % names).toString(16).padStart(8, '0')
  return {
    uuid() {
      drawn += 1
      const id = uuid()
      return `${name(id)}${id.slice(8, 28)}${name(uuid())}`
    },
    token,
    drawn: () => drawn,
  }
}
