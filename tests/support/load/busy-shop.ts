import { seedSettings } from '../seed/settings.ts'
import { randomUUID } from 'node:crypto'
import type { Db } from '#kit/node/db/handle.ts'
import { sessions, users } from '#server/db/schema/users.ts'
import { hashToken } from '#server/session.ts'
import type { World } from '#server/world.ts'
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
  await insertCast({ db, clock } as World)
  await seedSettings({ db, clock }, 'general', { quoteMode: false })
  const products: string[] = []
  for (let n = 0; n < PIECES; n++) {
    const name = `${kinds[n % kinds.length]} No. ${n}`
    products.push(await seedProduct(db, { name, priceCents: 600_00 + n, stock: UNITS }))
  }
  return { products, tokens: await insertCustomers(db) }
}

async function insertCustomers(db: Db): Promise<string[]> {
  const now = new Date()
  const customers = Array.from({ length: CUSTOMERS }, (_, n) => ({
    id: randomUUID(),
    email: `customer-${n}@example.com`,
    firstName: 'Customer',
    lastName: `${n}`,
    role: 'customer' as const,
    token: `busy-token-${n}-${randomUUID()}`,
  }))
  await db.insert(users).values(customers)
  await db.insert(sessions).values(
    customers.map(({ id, token }) => ({
      tokenHash: hashToken(token),
      userId: id,
      createdAt: now,
      lastSeenAt: now,
    })),
  )
  return customers.map(({ token }) => token)
}
