import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EmbeddedDatabase, openEmbeddedDatabase } from './database.ts'

let database: EmbeddedDatabase
beforeAll(async () => {
  database = await openEmbeddedDatabase({}, console)
})
afterAll(() => database.close())

const ask = (times: number, word: string) =>
  Promise.all(
    Array.from({ length: times }, () =>
      database.db.execute(sql`select ${word}::text as ${sql.identifier(word)}`),
    ),
  )

test('a statement that is asked often is planned once, a rare one is not', async () => {
  await ask(20, 'koa')
  await ask(3, 'ash')
  const prepared = await database.db.execute<{ statement: string }>(
    sql`select statement from pg_prepared_statements where name like 'often_%'`,
  )
  expect(prepared.rows).toEqual([{ statement: 'select $1::text as "koa"' }])
})
