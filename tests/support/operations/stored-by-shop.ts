import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { TestShop } from '../test-shop.ts'

/** All that a shop keeps, a digest for each table and the names of its files: two of these are equal when nothing changed. */
export async function storedByShop({ shop: { db, config } }: TestShop): Promise<Record<string, unknown>> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  )
  const digests = tables.map(
    ({ name }) =>
      sql`select ${name}::text as name, md5(string_agg(t::text, ',' order by t::text)) as digest from ${sql.identifier(name)} as t`,
  )
  const { rows } = await db.execute<{ name: string; digest: string | null }>(
    sql.join(digests, sql` union all `),
  )
  const stored = await readdir(join(config.dataDir, 'files'), { recursive: true })
  return {
    ...Object.fromEntries(rows.map(({ name, digest }) => [name, digest])),
    'file store': stored.toSorted(),
  }
}
