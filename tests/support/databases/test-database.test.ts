import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settings } from '#server/db/schema/settings.ts'
import { ownDatabase, testDatabase, type TestDatabase } from './test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const row = (section: string) => ({ section, value: {}, updatedAt: new Date(0) })
const sections = async () =>
  (await database.db.select().from(settings).orderBy(settings.section)).map(({ section }) => section)

test('a test database has all tables and no rows', async () => {
  expect(await database.db.$count(sql`orders`)).toBe(0)
})

test('a database of its own shares nothing with it', async () => {
  const own = await ownDatabase()
  try {
    await own.db.insert(settings).values(row('own'))
    expect(await sections()).toEqual([])
  } finally {
    await own.close()
  }
})

test('what was done since it began is undone, and nothing else', async () => {
  await database.db.insert(settings).values(row('before'))
  await database.begin()
  await database.db.inTransaction((tx) => tx.insert(settings).values(row('within')))
  await database.db.insert(settings).values(row('alone'))
  expect(await sections()).toEqual(['alone', 'before', 'within'])
  await database.rollBack()
  expect(await sections()).toEqual(['before'])
})

test('a transaction that fails leaves what was there, as where there is a commit', async () => {
  const before = await sections()
  const work = database.db.inTransaction(async (tx) => {
    await tx.insert(settings).values(row('lost'))
    await tx.inTransaction((inner) => inner.insert(settings).values(row('lost'))).catch(() => 'seen')
    throw new Error('changed my mind')
  })
  await expect(work).rejects.toThrow('changed my mind')
  expect(await sections()).toEqual(before)
})

test('nothing is committed where a failed statement was hidden', async () => {
  const before = await sections()
  const work = database.db.inTransaction(async (tx) => {
    await tx.insert(settings).values(row('hidden'))
    await tx
      .insert(settings)
      .values(row('hidden'))
      .catch(() => 'hidden')
  })
  await expect(work).rejects.toThrow()
  expect(await sections()).toEqual(before)
})

test('a statement that fails by itself leaves what was written before it', async () => {
  await database.db.insert(settings).values(row('first'))
  await expect(database.db.insert(settings).values(row('first'))).rejects.toThrow()
  await expect(database.db.execute(sql`select 1 / 0`)).rejects.toThrow()
  expect(await sections()).toContain('first')
})
