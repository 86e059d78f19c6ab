import { sql } from 'drizzle-orm'
import { limitOf } from '#tests/support/promise-line.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startOwnPostgres } from '#tests/support/databases/postgres.ts'
import { type Database, databaseFault } from './database.ts'
import { openDatabase } from '#server/db/open-database.ts'

// Pool, time limits and outages exist on a PostgreSQL server only; these tests stop and pause one of their own.
const postgres = await startOwnPostgres()

describe.skipIf('skipped' in postgres)('a PostgreSQL server', () => {
  if ('skipped' in postgres) return
  const log = { warn: () => {}, error: () => {} }
  let database: Database

  beforeAll(async () => {
    database = await openDatabase({ databaseUrl: postgres.url, dataDir: '' }, log)
    await database.db.execute(sql`create table chairs (id integer primary key, stock integer)`)
    await database.db.execute(sql`insert into chairs values (1, 0), (2, 0)`)
  })
  afterAll(async () => {
    await database.close()
    await postgres.stop()
  })

  const faultOf = async (work: Promise<unknown>) =>
    databaseFault(
      await work.then(
        () => 'no fault',
        (error: unknown) => error,
      ),
    )

  test('limits every statement and every idle transaction', async () => {
    const [limits] = await database.db.rows({
      name: 'limits',
      text: `select current_setting('statement_timeout') s, current_setting('idle_in_transaction_session_timeout') i`,
    })
    expect(limits).toEqual({ s: '5s', i: '10s' })
  })

  test('compiles no statement', async () => {
    expect(await database.db.rows({ name: 'jit', text: 'show jit' })).toEqual([{ jit: 'off' }])
  })

  test('takes the options of PGOPTIONS beside its own', async () => {
    vi.stubEnv('PGOPTIONS', '-c search_path=chairs')
    const other = await openDatabase({ databaseUrl: postgres.url, dataDir: '' }, log)
    const text = `select current_setting('search_path') path, current_setting('jit') jit`
    const [read] = await other.db.rows({ name: 'options', text })
    await other.close()
    vi.unstubAllEnvs()
    expect(read).toEqual({ path: 'chairs', jit: 'off' })
  })

  test('a statement that takes too long is given up; the connection stays in use', async () => {
    const slow = database.db.inTransaction((tx) => tx.execute(sql`select pg_sleep(5)`), { patience: 100 })
    expect(await faultOf(slow)).toEqual({ kind: 'unavailable' })
    const patient = database.db.inTransaction(
      (tx) => tx.rows({ name: 'limit', text: `select current_setting('statement_timeout') s` }),
      { patience: 60_000 },
    )
    expect(await patient).toEqual([{ s: '1min' }])
    expect(
      await database.db.rows({ name: 'limit', text: `select current_setting('statement_timeout') s` }),
    ).toEqual([{ s: '5s' }])
  })

  test('two transactions that lock each other out both succeed, one of them the second time', async () => {
    let runs = 0
    const bothHoldOne = Promise.withResolvers<void>()
    const add = (first: number, second: number) =>
      database.db.inTransaction(async (tx) => {
        runs++
        await tx.execute(sql`update chairs set stock = stock + 1 where id = ${first}`)
        if (runs === 2) bothHoldOne.resolve()
        await bothHoldOne.promise
        await tx.execute(sql`update chairs set stock = stock + 1 where id = ${second}`)
      })
    await Promise.all([add(1, 2), add(2, 1)])
    expect(runs).toBe(3)
    expect(await database.db.rows({ name: 'stock', text: 'select stock from chairs' })).toEqual([
      { stock: 2 },
      { stock: 2 },
    ])
  })

  test('`prepare=false` in its address gives no statement a name', async () => {
    const prepared = { name: 'prepared', text: 'select name from pg_prepared_statements' }
    const pooled = await openDatabase({ databaseUrl: `${postgres.url}?prepare=false`, dataDir: '' }, log)
    try {
      expect(await pooled.db.rows(prepared)).toEqual([])
    } finally {
      await pooled.close()
    }
    expect(await database.db.rows(prepared)).toContainEqual({ name: 'prepared' })
  })

  test('what is no replica is not read', async () => {
    const lines: string[] = []
    const noting = { ...log, warn: (_details: object, line: string) => void lines.push(line) }
    const addresses = { databaseUrl: postgres.url, databaseReadUrl: postgres.url, dataDir: '' }
    const split = await openDatabase(addresses, noting)
    try {
      await split.check()
      await split.db.execute(sql`update chairs set stock = 2`)
      expect(await split.reads.$count(sql`chairs where stock = 2`)).toBe(2)
      expect(split.load().replica).toMatchObject({ isInUse: false })
      expect(lines).toEqual(['The replica is away or behind: the primary is read'])
    } finally {
      await split.close()
    }
  })

  test('migrations and backups go by the direct address, everything else by the other', async () => {
    const [databaseUrl, databaseDirectUrl] = ['pooled', 'direct'].map(
      (name) => `${postgres.url}?application_name=${name}&prepare=${name === 'direct'}`,
    )
    const split = await openDatabase({ databaseUrl, databaseDirectUrl, dataDir: '' }, log)
    const way = { name: 'way', text: `select current_setting('application_name') as way` }
    try {
      expect(await split.db.rows(way)).toEqual([{ way: 'pooled' }])
      expect(await split.withClient(async (client) => (await client.query(way.text)).rows)).toEqual([
        { way: 'direct' },
      ])
    } finally {
      await split.close()
    }
  })

  test.each([
    ['DATABASE_URL', { databaseUrl: 'postgres://lanai:s3cret@127.0.0.1:1/shop' }, 'ECONNREFUSED'],
    ['DATABASE_URL', { databaseUrl: postgres.url.replace(/postgres$/, 's3cret') }, '3D000'],
    [
      'DATABASE_DIRECT_URL',
      { databaseUrl: postgres.url, databaseDirectUrl: 'postgres://s3cret@127.0.0.1:1/x' },
      'ECONNREFUSED',
    ],
    [
      'DATABASE_READ_URL',
      { databaseUrl: postgres.url, databaseReadUrl: postgres.url.replace(/postgres$/, 's3cret') },
      '3D000',
    ],
  ] as const)(
    'the start fails by one line that names %s where there is none',
    async (setting, addresses, code) => {
      const message = `${setting}: the database cannot be used (${code})`
      await expect(openDatabase({ ...addresses, dataDir: '' }, log)).rejects.toMatchObject({ message })
    },
  )

  test('that goes away is `unavailable` to everyone, and recovered when it is back', async () => {
    const during = Array.from({ length: 25 }, () =>
      faultOf(database.db.inTransaction((tx) => tx.execute(sql`select pg_sleep(3)`))),
    )
    await database.db.inTransaction((tx) => tx.execute(sql`select 1`)).catch(() => 'the pool may be full')
    await postgres.kill()
    expect(new Set((await Promise.all(during)).map((fault) => fault?.kind))).toEqual(new Set(['unavailable']))
    expect(await faultOf(database.check())).toEqual({ kind: 'unavailable' })
    await postgres.start()
    const after = Array.from({ length: 40 }, () =>
      database.db.inTransaction((tx) => tx.execute(sql`select 1`)),
    )
    expect(await Promise.all(after)).toHaveLength(40)
  })

  test('whoever waited for a server that answers nothing does not wait again', async () => {
    await database.check()
    await postgres.pause()
    try {
      const requested = database.db.inTransaction((tx) => tx.execute(sql`select 1`), { patience: 300 })
      expect(await faultOf(requested)).toEqual({ kind: 'unavailable' })
      await expect(database.check()).rejects.toThrow('The database answers nothing')
    } finally {
      await postgres.resume()
    }
    await expect.poll(() => faultOf(database.check())).toBeUndefined()
  })

  test('that answers nothing is `unavailable` in time, and recovered when it goes on', async () => {
    await database.check()
    await postgres.pause()
    try {
      const started = Date.now()
      const requested = database.db.inTransaction((tx) => tx.execute(sql`select 1`), { patience: 300 })
      const connecting = Array.from({ length: 20 }, () => faultOf(database.check()))
      expect(await faultOf(requested)).toEqual({ kind: 'unavailable' })
      expect(new Set((await Promise.all(connecting)).map((fault) => fault?.kind))).toEqual(
        new Set(['unavailable']),
      )
      expect(Date.now() - started).toBeLessThan(limitOf(6_000))
    } finally {
      await postgres.resume()
    }
    await expect.poll(() => faultOf(database.check())).toBeUndefined()
  })
})
