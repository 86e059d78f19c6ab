import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { openDatabase } from '#server/db/open-database.ts'
import { migrate } from '#server/db/open-database.ts'
import { openShop } from '#server/open-shop.ts'
import { hashToken } from '#server/session.ts'
import { percentile } from '#tests/support/load/rates.ts'
import { printPromise } from '#tests/support/promise-line.ts'
import { startOwnPostgres } from '#tests/support/databases/postgres.ts'
import { seedBooks } from '../../../bench/seed-books.ts'

const BOOKS = { products: 10_000, users: 20_000, orders: 50_000, changes: 100_000, designs: 500 }
const RUNS = 100
const MAX_MS = 200
const MAX_BYTES = 500_000
const STUDIO = { email: 'noa@lanai.example', password: 'a-quiet-studio-morning' }
const BUYER_TOKEN = 'a-buyer-of-many-things-000000000000'

/** Every list, at its usual size and at its largest; `me` is who bought the most. */
const studioLists = [
  '/api/orders',
  '/api/orders?page=500&limit=100',
  '/api/orders?search=buyer-77',
  '/api/orders?sort=total&limit=100',
  '/api/products/managed',
  '/api/products/managed?page=100&limit=100',
  '/api/products/managed?search=piece+77',
  '/api/inventory?limit=100',
  '/api/inventory?stock=low&limit=100',
  '/api/users/admin/list?limit=100',
  '/api/users/admin/list?search=buyer-77',
  '/api/emails?limit=100',
  '/api/audit?limit=100',
  '/api/audit?search=piece+77',
  '/api/design-requests/admin/all?limit=100',
  '/api/payment/pending',
]
const publicLists = [
  '/api/products',
  '/api/products?limit=100',
  '/api/products?page=100&limit=100',
  '/api/products?search=piece+77',
  '/api/products?sort=price-low&limit=100',
  '/api/products/category/bench-3?limit=100',
  '/api/categories',
  '/api/packages',
]
const buyersLists = ['/api/orders/myorders', '/api/cart', '/api/wishlist', '/api/design-requests/my-requests']

const postgres = await startOwnPostgres()
afterAll(async () => {
  if ('url' in postgres) await postgres.stop()
})

describe.each(['pglite', 'postgres'] as const)('on %s', (engine) => {
  const isSkipped = engine === 'postgres' && 'skipped' in postgres
  test.skipIf(isSkipped)('P24: every list of a large shop is small and quick', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'lanai-lists-'))
    const databaseUrl = engine === 'postgres' && 'url' in postgres ? postgres.url : undefined
    await seed(dataDir, databaseUrl)
    const { app, close } = await open(dataDir, databaseUrl)
    const login = await app.inject({ method: 'POST', url: '/api/users/login', payload: STUDIO })
    const { token } = login.json<{ token: string }>()
    const requested = [
      ...studioLists.map((url) => [url, token] as const),
      ...publicLists.map((url) => [url, undefined] as const),
      ...buyersLists.map((url) => [url, BUYER_TOKEN] as const),
    ]
    const faults: string[] = []
    let slowest = { url: '', ms: 0 }
    let largest = { url: '', bytes: 0 }
    for (const [url, token] of requested) {
      const headers = token ? { authorization: `Bearer ${token}` } : {}
      const times: number[] = []
      for (let run = 0; run < RUNS; run++) {
        const begun = performance.now()
        const reply = await app.inject({ url, headers })
        times.push(performance.now() - begun)
        if (reply.statusCode !== 200) faults.push(`${url}: ${reply.statusCode}`)
        if (reply.rawPayload.length > largest.bytes) largest = { url, bytes: reply.rawPayload.length }
      }
      const ms = percentile(times, 0.99)
      if (ms > slowest.ms) slowest = { url, ms }
      if (ms > MAX_MS) faults.push(`${url}: p99 ${ms.toFixed(0)} ms`)
    }
    if (largest.bytes > MAX_BYTES) faults.push(`${largest.url}: ${largest.bytes} bytes`)
    printPromise(
      'P24',
      requested.length * RUNS,
      `10,000 products, 50,000 orders, ${requested.length} lists: p99 of the slowest ${slowest.ms.toFixed(0)} ms (${slowest.url}), the largest ${(largest.bytes / 1000).toFixed(0)} KB (${largest.url})`,
      faults.length === 0,
      { engine },
    )
    await close()
    await rm(dataDir, { recursive: true, force: true })
    expect(faults).toEqual([])
  })
})

async function seed(dataDir: string, databaseUrl: string | undefined): Promise<void> {
  const database = await openDatabase({ dataDir, databaseUrl }, console)
  await migrate(database)
  await database.withClient(async (client) => {
    await seedBooks(client, BOOKS, new Date())
    await client.query(
      `insert into sessions (token_hash, user_id, created_at, last_seen_at)
       select $1, user_id, now(), now() from orders group by user_id order by count(*) desc limit 1`,
      [hashToken(BUYER_TOKEN)],
    )
  })
  await database.close()
}

function open(dataDir: string, databaseUrl: string | undefined) {
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    PORT: '0',
    DEMO: 'off',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_SCALE: '1000',
    ADMIN_EMAIL: STUDIO.email,
    ADMIN_PASSWORD: STUDIO.password,
  }
  // No page is asked for here.
  const openRenderer = () => Promise.resolve({} as never)
  return openShop(env, () => Promise.resolve(), { openRenderer, loadLimits: null })
}
