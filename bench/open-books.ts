import { Cache } from '#kit/node/cache/cache.ts'
import { randomUUID } from 'node:crypto'
import { type Database } from '#kit/node/db/database.ts'
import { openDatabase } from '#server/db/open-database.ts'
import type { Db } from '#kit/node/db/handle.ts'
import { migrate } from '#server/db/open-database.ts'
import { sessions, users } from '#server/db/schema/users.ts'
import { hashToken } from '#server/session.ts'
import { writeSettings } from '#server/settings/current-settings.ts'
import { floorIndexes } from './floor/statements.ts'
import { type Books, ENDLESS, seedBooks } from './seed-books.ts'
import { seedMoney } from './seed-money.ts'

export type Buyer = { id: string; token: string; address: string }
export type Piece = { id: string; variants: Record<string, string> }

/** What a run asks for: who is signed in, and what there is. */
export type OpenBooks = {
  buyers: Buyer[]
  admin: Buyer
  /** Those that never run out come first. */
  pieces: Piece[]
  categories: string[]
  /** Orders of which nothing came yet, and what is open of each in dollars. */
  unpaid: { ref: string; number: string; open: number }[]
}

/** Where the database lies. */
export type Address = { dataDir: string; databaseUrl?: string }

const BUYERS = 50
const MANY = 5_000
const log = { warn() {}, error() {} }

/** What there is where nothing else is wanted. */
const USUAL: Books = { products: 10_000, users: 20_000, orders: 50_000, changes: 100_000, designs: 500 }

/** Fills an empty database with what is wanted, and buyers who are signed in. */
export async function openBooks(
  address: Address,
  wanted: Partial<Books>,
  isUnderFloor = false,
): Promise<OpenBooks> {
  const database = await openDatabase(address, log)
  try {
    await migrate(database)
    await fill(database, { ...USUAL, ...wanted }, isUnderFloor)
    const books = await readBooks(database.db)
    await database.withClient((client) => client.query(address.databaseUrl ? 'vacuum analyze' : 'analyze'))
    return books
  } finally {
    await database.close()
  }
}

async function fill(database: Database, books: Books, isUnderFloor: boolean): Promise<void> {
  await database.withClient(async (client) => {
    await seedBooks(client, books, new Date())
    await seedMoney(client)
    if (isUnderFloor) for (const index of floorIndexes) await client.query(index)
  })
  const world = { cache: new Cache(), clock: () => new Date() }
  await database.db.inTransaction((tx) => writeSettings(world, tx, 'general', { quoteMode: false }))
}

async function readBooks(db: Db): Promise<OpenBooks> {
  const pieces = await db.rows<{ id: string; isInFinishes: boolean }>({
    name: 'bench_pieces',
    text: `select id, variants <> '[]' as "isInFinishes" from products where product_code like 'BE-%' order by rank limit $1`,
    values: [MANY],
  })
  const [admin] = await signIn(db, 'admin', 1)
  if (!admin || pieces.length < ENDLESS) throw new Error(`At least ${ENDLESS} products are needed`)
  return {
    admin,
    buyers: await signIn(db, 'customer', BUYERS),
    pieces: pieces.map(({ id, isInFinishes }): Piece => ({
      id,
      variants: isInFinishes ? { finish: 'oak' } : {},
    })),
    unpaid: await db.rows<OpenBooks['unpaid'][number]>({
      name: 'bench_unpaid',
      text: `select p.id as ref, 'LN-' || o.number as number, p.open_cents / 100.0::float8 as open
        from payables p join orders o on o.id = p.order_id
        where p.open_cents > 0 and not p.is_cancelled limit $1`,
      values: [6 * MANY],
    }),
    categories: Array.from({ length: 12 }, (_, n) => `bench-${n + 1}`),
  }
}

async function signIn(db: Db, role: 'customer' | 'admin', count: number): Promise<Buyer[]> {
  const now = new Date()
  const people = Array.from({ length: count }, (_, n) => ({
    id: randomUUID(),
    token: `bench-token-${randomUUID()}`,
    address: `10.20.${Math.floor(n / 250)}.${1 + (n % 250)}`,
    email: `${role}-${n}@lanai.example`,
  }))
  await db
    .insert(users)
    .values(people.map(({ id, email }) => ({ id, email, role, firstName: 'Bench', lastName: role })))
  await db.insert(sessions).values(
    people.map(({ id, token }) => ({
      tokenHash: hashToken(token),
      userId: id,
      createdAt: now,
      lastSeenAt: now,
    })),
  )
  return people
}
