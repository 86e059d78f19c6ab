import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EmbeddedDatabase } from '#server/db/database.ts'
import { testDatabase } from './test-database.ts'

let database: EmbeddedDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test('a test database has all tables and no rows', async () => {
  expect(await database.db.$count(sql`orders`)).toBe(0)
})
