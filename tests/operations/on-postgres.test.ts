import { readdir } from 'node:fs/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrationsFolder } from '#server/db/open-database.ts'
import { startPostgres } from '#tests/support/databases/postgres.ts'
import { printPromise } from '#tests/support/promise-line.ts'
import { buildPages } from '../../bin/build-pages.mjs'
import { dataFolders } from './data-folder.ts'
import { shopProcesses } from './shop-process.ts'

const folders = dataFolders()
const startShop = shopProcesses()

const postgres = await startPostgres()

describe.skipIf('skipped' in postgres)('on PostgreSQL', () => {
  const { url, stop } = postgres as Exclude<typeof postgres, { skipped: string }>
  beforeAll(() => buildPages(), 120_000)
  afterAll(() => stop())

  test('two shops that open an empty database at once both serve it: one schema, one catalogue, one admin', async () => {
    const folder = await folders.empty()
    const settings = { DATABASE_URL: url, DATA_DIR: folder }
    const both = await Promise.all([startShop(settings), startShop(settings)])
    await Promise.all(both.map((shop) => shop.opened()))
    const replies = await Promise.all(both.map(({ address }) => fetch(`${address}/api/health/ready`)))
    expect(replies.map(({ status }) => status)).toEqual([200, 200])

    const admins = both.filter(({ words }) =>
      words.out.includes('first admin: admin@lanai.example, password'),
    )
    expect(admins).toHaveLength(1)
    expect(await countsIn(url)).toEqual({ migrations: await countMigrations(), admins: 1, twins: 0 })
    const totals = await Promise.all(both.map(({ address }) => countProducts(address)))
    expect(totals[0]).toBeGreaterThan(0)
    expect(totals[1]).toBe(totals[0])
    const figure =
      'two shops opened an empty database at once: one schema, one catalogue, one admin, both ready'
    printPromise('P20', 1, figure, true, { engine: 'postgres' })

    for (const shop of both) shop.signal('SIGTERM')
    expect(await Promise.all(both.map(({ exited }) => exited))).toMatchObject([{ code: 0 }, { code: 0 }])
  }, 150_000)
})

async function countMigrations(): Promise<number> {
  return (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).length
}

async function countProducts(address: string): Promise<number> {
  const reply = await fetch(`${address}/api/products`)
  return ((await reply.json()) as { pagination: { total: number } }).pagination.total
}

async function countsIn(connectionString: string) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const { rows } = await client.query(`select
      (select count(*)::int from drizzle.__drizzle_migrations) as migrations,
      (select count(*)::int from users where role = 'admin' and password_hash is not null) as admins,
      (select count(*)::int from (select product_code from products group by 1 having count(*) > 1) as t) as twins`)
    return rows[0] as unknown
  } finally {
    await client.end()
  }
}
