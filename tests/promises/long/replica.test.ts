import { afterAll, describe, expect, test } from 'vitest'
import pg from 'pg'
import { openDatabase } from '#server/db/open-database.ts'
import type { ShopElsewhere } from '#tests/support/processes/asking-over-http.ts'
import { seedCategories } from '#tests/support/seed/catalogue.ts'
import { leilani, noa, nobody } from '#tests/support/people.ts'
import { startBouncer } from '#tests/support/databases/pgbouncer.ts'
import { startOwnPostgres } from '#tests/support/databases/postgres.ts'
import { startReplica } from '#tests/support/databases/postgres-cluster.ts'
import { printPromise } from '#tests/support/promise-line.ts'
import { chairForm, newChair } from '#tests/support/catalogue/product-form.ts'
import { sofaFields, sellOut, submit } from '#tests/support/processes/two-processes-acts.ts'
import { changeInTurn } from '#tests/support/processes/two-processes-changes.ts'
import { twoProcesses } from '#tests/support/processes/two-processes.ts'

const PRICES = 100
const LISTS = 40
const SALES = 3
const LEFT = 'The replica is away or behind: the primary is read'
const BACK = 'The replica keeps up again: it is read'

const input = await startAll()

/** A PostgreSQL, its streaming replica, and a PgBouncer before both; or why one of them is missing. */
async function startAll() {
  const primary = await startOwnPostgres()
  if ('skipped' in primary) return primary
  await ask(primary.url, `alter role lanai set statement_timeout = '5s'`)
  const replica = await startReplica(primary.programs, primary.url, 'reads')
  const bouncer = await startBouncer(primary, replica)
  if (!('skipped' in bouncer)) return { primary, replica, bouncer }
  await Promise.all([replica.stop(), primary.stop()])
  return bouncer
}

/** The rows that the server at `connectionString` itself has, without the shop. */
async function ask<R extends pg.QueryResultRow>(connectionString: string, text: string): Promise<R[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return (await client.query<R>(text)).rows
  } finally {
    await client.end()
  }
}

let codes = 0
/** Three letters that stand in no other name. */
const newCode = () => (1_296 + codes++).toString(36)

/** How often the server at `url` has looked into `table`. */
async function looksInto(table: string, url: string): Promise<number> {
  const [row] = await ask<{ looks: number }>(
    url,
    `select coalesce(sum(seq_scan + idx_scan), 0)::int as looks from pg_stat_user_tables where relname = '${table}'`,
  )
  return row?.looks ?? 0
}

describe.skipIf('skipped' in input)(
  'two processes by a PgBouncer over a database, its replica and a bucket',
  () => {
    if ('skipped' in input) return
    const { primary, replica, bouncer } = input
    afterAll(async () => {
      await bouncer.stop()
      await replica.stop()
      await primary.stop()
    })
    const two = twoProcesses({
      postgres: primary.url,
      files: 's3',
      settings: {
        DATABASE_URL: bouncer.primary,
        DATABASE_DIRECT_URL: primary.url,
        DATABASE_READ_URL: bouncer.replica,
        LOG_LEVEL: 'warn',
        RATE_LIMIT_SCALE: '100',
      },
      prepare: ({ db }) => seedCategories(db, 'chair', 'sofa'),
    })
    const both = () => [two.one(), two.other()] as const
    const stateOf = async (shop: ShopElsewhere) =>
      JSON.parse((await shop.get('/api/health/ready')).text) as { status: string; replica: string }
    const states = async () => Promise.all(both().map(stateOf))
    const all = (replicaState: string) =>
      both().map(() => ({ success: true, status: 'ready', replica: replicaState }))
    const inUse = () => expect.poll(states, { timeout: 60_000 }).toEqual(all('in use'))

    /** Changes one price `times` times, by either process in turn; gives what somebody then read instead of it. */
    async function changePrices(times: number): Promise<string[]> {
      const name = `Puakea ${newCode()}`
      const form = { ...chairForm, name, productCode: `LN-${newCode()}` }
      const { product } = await two
        .one()
        .as(noa)
        .call('POST /api/products', { body: newChair(form) })
      const params = { id: product._id }
      const stale: string[] = []
      for (let price = 300; price < 300 + times; price++) {
        const [writer, reader] = price % 2 === 0 ? [two.one(), two.other()] : [two.other(), two.one()]
        const body = { ...form, price: String(price) }
        await writer.as(noa).call('PUT /api/products/:id', { params, body })
        for (const shop of [reader, writer]) {
          const found = await shop.as(nobody).call('GET /api/products', { query: { search: name } })
          const page = await shop.get('/category/chair?sort=newest')
          if (found.products[0]?.price !== price) stale.push(`${found.products[0]?.price} in a list`)
          if (!page.text.includes(`$${price}.00`)) stale.push(`not ${price} on a page`)
        }
      }
      return stale
    }

    test('both begin with the replica; what needs a session goes by the direct address', async () => {
      await inUse()
      const rows = await ask<{ name: string; count: number }>(
        primary.url,
        `select application_name as name, count(*)::int as count from pg_stat_activity
        where application_name like 'lanai%' group by 1 order by 1`,
      )
      expect(rows).toContainEqual({ name: 'lanai listening', count: 2 })
      const pooled = await openDatabase({ databaseUrl: bouncer.primary, dataDir: '' }, console)
      const limits = { name: 'limits', text: `select current_setting('statement_timeout') as limit` }
      expect(await pooled.db.rows(limits)).toEqual([{ limit: '5s' }])
      await pooled.close()
    })

    test('a price that was changed is read by everybody from the next request on', async () => {
      expect(await changePrices(PRICES)).toEqual([])
      const { unseen } = await changeInTurn(two.one(), two.other())
      expect(unseen).toEqual([])
    })

    test('lists and reports are read on the replica, not on the primary', async () => {
      await inUse()
      const before = await Promise.all([replica, primary].map(({ url }) => looksInto('products', url)))
      const orders = await looksInto('orders', replica.url)
      for (let list = 0; list < LISTS; list++)
        await two.either().as(nobody).call('GET /api/products', { query: {} })
      const query = { dateRange: 'last30days', reportType: 'sales' } as never
      await two.either().as(noa).call('GET /api/sales/report', { query })
      await expect
        .poll(() => looksInto('products', replica.url), { timeout: 60_000 })
        .toBeGreaterThanOrEqual((before[0] ?? 0) + LISTS)
      await expect.poll(() => looksInto('orders', replica.url), { timeout: 60_000 }).toBeGreaterThan(orders)
      expect((await looksInto('products', primary.url)) - (before[1] ?? 0)).toBeLessThan(LISTS)
    })

    test('the last units are sold once', async () => {
      for (let run = 0; run < SALES; run++)
        expect(await sellOut(two, 50, 10)).toEqual({ orders: 10, left: 0 })
      const figure =
        'two processes, PgBouncer, replica, S3: 50 buyers, 10 units: 10 orders, 40 × 409, stock 0'
      printPromise('P1', SALES, figure, true, { engine: 'postgres' })
    })

    test('a picture put in by one is given out by the other', async () => {
      const { product } = await two
        .one()
        .as(noa)
        .call('POST /api/products', {
          body: newChair({ productCode: 'LN-PIC', name: 'Kukui chair' }),
        })
      const page = await two.other().get(`/product/${product._id}`)
      const [picture = ''] = /\/pictures\/[\w.-]+/.exec(page.text) ?? []
      expect((await two.other().get(picture)).status).toBe(200)
    })

    test('while the replica replays nothing, everything is right; then it is read again', async () => {
      await ask(replica.url, 'select pg_wal_replay_pause()')
      expect(await changePrices(5)).toEqual([])
      expect(await states()).toEqual(all('away or behind'))
      expect(two.words()).toContain(LEFT)
      await ask(replica.url, 'select pg_wal_replay_resume()')
      await inUse()
      expect(two.words()).toContain(BACK)
      expect(await changePrices(2)).toEqual([])
    })

    test.each([
      ['gone', () => replica.kill(), () => replica.start()],
      ['silent', () => replica.pause(), () => replica.resume()],
    ])('so while it is %s', async (_, end, begin) => {
      await inUse()
      const sofa = await sofaFields(two.database.db, 5)
      await end()
      expect(await changePrices(5)).toEqual([])
      await submit(two.either(), leilani, sofa)
      expect(await states()).toEqual(all('away or behind'))
      await begin()
      await inUse()
      const before = await looksInto('products', replica.url)
      await expect.poll(() => looksInto('products', replica.url), { timeout: 60_000 }).toBeGreaterThan(before)
      expect(await changePrices(2)).toEqual([])
    })
  },
)
