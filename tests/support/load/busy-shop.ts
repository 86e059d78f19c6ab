import { seedSettings } from '../seed/settings.ts'
import type { Db } from '#kit/node/db/handle.ts'
import { seedBuyers } from '../seed/buyers.ts'
import { seedProduct } from '../seed/product.ts'
import { insertCast } from '#tests/support/people.ts'

const CUSTOMERS = 50
const PIECES = 200
const UNITS = 1_000_000
const kinds = ['Reed chair', 'Koa table', 'Linen sofa', 'Brass lamp', 'Rattan stool']

/** Who buys, by token, and what is sold, by id. */
export type BusyBooks = { tokens: string[]; products: string[] }

/** Fills an empty, migrated database with the cast, customers who are signed in, and pieces that never run out. */
export async function fillBusyShop(db: Db): Promise<BusyBooks> {
  const clock = () => new Date()
  await insertCast({ db, clock })
  await seedSettings({ db, clock }, 'general', { quoteMode: false })
  const products: string[] = []
  for (let n = 0; n < PIECES; n++) {
    const name = `${kinds[n % kinds.length]} No. ${n}`
    products.push(await seedProduct(db, { name, priceCents: 600_00 + n, stock: UNITS }))
  }
  const customers = await seedBuyers({ db, clock }, CUSTOMERS)
  return { products, tokens: customers.map(({ token = '' }) => token) }
}
