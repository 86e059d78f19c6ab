import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ownDatabase } from '#tests/support/databases/test-database.ts'
import { poolConnections } from './connections.ts'
import { databaseFault, type EmbeddedDatabase, openEmbeddedDatabase, sqlState } from './database.ts'
import { EmbeddedThread } from './embedded-thread.ts'
import { PgliteStream } from './pglite-stream.ts'

let database: EmbeddedDatabase
beforeAll(async () => {
  database = await ownDatabase()
  await database.db.execute(sql`
    create table chairs (id integer primary key, name text constraint chairs_name_key unique, stock integer,
      constraint chairs_stock_check check (stock >= 0))`)
})
afterAll(() => database.close())

const rows = (text: string, values?: unknown[]) =>
  database.db.rows({ name: createHash('sha1').update(text).digest('hex'), text, values })
const errorOf = (text: string) => rows(text).catch((error: unknown) => error)

describe('the embedded database', () => {
  test('gives whole numbers as numbers and dates as text', async () => {
    const [row] = await rows(`select count(*), 9007199254740993 as huge, date '2026-11-20' as day`)
    expect(row).toEqual({ count: 1, huge: '9007199254740993', day: '2026-11-20' })
    const counted = await database.db.execute(sql`select count(*) from chairs`)
    expect(counted.rows).toEqual([{ count: 0 }])
  })

  test('tells which rule a row broke', async () => {
    await rows(`insert into chairs values (1, 'Koa', 1)`)
    expect(databaseFault(await errorOf(`insert into chairs values (2, 'Koa', 1)`))).toEqual({
      kind: 'unique',
      constraint: 'chairs_name_key',
    })
    expect(databaseFault(await errorOf(`update chairs set stock = -1`))).toEqual({
      kind: 'check',
      constraint: 'chairs_stock_check',
    })
    expect(await rows('select stock from chairs')).toEqual([{ stock: 1 }])
  })

  test('passes on the codes of our own functions', async () => {
    const error = await errorOf(`do $$ begin raise exception 'sold out' using errcode = 'SO001'; end $$`)
    expect([sqlState(error), databaseFault(error)]).toEqual(['SO001', undefined])
  })

  test('carries three megabytes there and five back', async () => {
    const text = 'ā'.repeat(1_500_000)
    const [row] = await rows('select $1::text as text', [text])
    expect(row?.['text'] === text).toBe(true)
    const many = await rows(`select repeat('x', 5000) as text from generate_series(1, 1000)`)
    expect(many).toHaveLength(1000)
  })

  test('leaves timers their turn during a thousand statements', async () => {
    let ticks = 0
    const timer = setInterval(() => ticks++, 1)
    for (let i = 0; i < 1000; i++) await rows('select 1')
    clearInterval(timer)
    expect(ticks).toBeGreaterThan(10)
  })

  test('goes on as it was in a copy', async () => {
    const copy = await openEmbeddedDatabase({ dump: await database.dump() }, console)
    try {
      expect(await copy.db.$count(sql`chairs`)).toBe(await database.db.$count(sql`chairs`))
      await expect(copy.db.execute(sql`insert into chairs values (1, 'Milo', 1)`)).rejects.toThrow()
    } finally {
      await copy.close()
    }
  })

  test('gives a new connection a clean session after one was dropped in the middle of a transaction', async () => {
    await database.withClient(async (client) => {
      await client.query('set search_path to nowhere')
      await client.query('begin')
      await client.query(`insert into public.chairs values (3, 'Lost', 1)`)
    })
    expect(await rows(`select count(*) from chairs where name = 'Lost'`)).toEqual([{ count: 0 }])
    await database.check()
  })
})

test('when the thread of the database dies, everyone is told at once, also who asks later', async () => {
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), { workerData: {} })
  await once(worker, 'message')
  const thread = new EmbeddedThread(worker)
  const pool = new pg.Pool({ max: 1, user: 'postgres', stream: () => new PgliteStream(thread) })
  pool.on('error', () => 'told to the one who asked')
  const { query } = poolConnections(pool, { single: true, namedStatements: true, hasTimeouts: false })
  const requested = query({ text: 'select count(*) from generate_series(1, 100000000)' })
  setTimeout(() => void worker.terminate(), 100)
  await expect(requested).rejects.toThrow('The embedded database stopped')
  await expect(query({ text: 'select 1' })).rejects.toThrow('The embedded database stopped')
  await pool.end()
  await thread.close()
})
