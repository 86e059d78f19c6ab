import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#tests/support/databases/test-database.ts'
import type { Db } from './database.ts'

let database: TestDatabase
let db: Db
beforeAll(async () => {
  database = await testDatabase()
  db = database.db
  await db.execute(sql`create table chairs (name text)`)
})
afterAll(() => database.close())

const names = () => db.rows({ name: 'names', text: 'select name from chairs' })

test('the one connection refuses a query on the outer db inside an open transaction, instead of waiting for ever', async () => {
  const work = db.inTransaction(async () => db.execute(sql`select 1`))
  await expect(work).rejects.toMatchObject({ cause: { message: expect.stringContaining('pass `tx`') } })
  await expect(db.inTransaction(() => db.inTransaction(async () => 1))).rejects.toThrow('pass `tx`')
  await expect(db.inTransaction(() => db.rows({ name: 'one', text: 'select 1' }))).rejects.toThrow(
    'pass `tx`',
  )
  expect(await names()).toEqual([])
})

test('the one connection serves a query started by a transaction once that is over', async () => {
  const over = Promise.withResolvers<void>()
  const { later } = await db.inTransaction(async (tx) => {
    await tx.execute(sql`insert into chairs values ('Koa')`)
    return { later: over.promise.then(names) }
  })
  over.resolve()
  expect(await later).toEqual([{ name: 'Koa' }])
})
