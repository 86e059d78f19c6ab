import { sql } from 'drizzle-orm'
import type { Db } from '#kit/node/db/database.ts'

/** Every row of every table, as `table {json}`. */
async function allRows(db: Db): Promise<string[]> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  const selects = tables.map(
    ({ name }) =>
      sql`select ${name}::text || ' ' || to_jsonb(t)::text as row from ${sql.identifier(name)} as t`,
  )
  const { rows } = await db.execute<{ row: string }>(sql.join(selects, sql` union all `))
  return rows.map(({ row }) => row)
}

/** What `act` did to the books: `+` and the rows that came, `-` and those that went, and what it answered. */
export async function writtenBy<T>(db: Db, act: () => Promise<T>): Promise<{ answer: T; written: string[] }> {
  const before = await allRows(db)
  const answer = await act()
  const after = await allRows(db)
  const [were, are] = [new Set(before), new Set(after)]
  const written = [
    ...after.filter((row) => !were.has(row)).map((row) => `+ ${row}`),
    ...before.filter((row) => !are.has(row)).map((row) => `- ${row}`),
  ]
  return { answer, written }
}

/** Rows without what is another each time: ids but those that `names` tells apart, moments, hashes, signatures, references. */
export function lastingIn(rows: string[], names: Record<string, string>): string[] {
  const named = (row: string) =>
    Object.entries(names).reduce((text, [id, name]) => text.replaceAll(id, name), row)
  return rows.map((row) => plain(named(row))).toSorted()
}

function plain(row: string): string {
  return row
    .replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, '<id>')
    .replaceAll(/20[2-9]\d-\d\d-\d\d[T ][\d:.]+(\+00:00|Z)?/g, '<moment>')
    .replaceAll(/"(password_hash|token_hash|hash|key|share_key|sha256)": "[^"]*"/g, '"$1": <hash>')
    .replaceAll(/\bsignature=[\w-]{43}/g, 'signature=<signature>')
    .replaceAll(/"(id|entry_id|position|number)": \d+/g, '"$1": <number>')
    .replaceAll(/\b(LN|D)-\d+\b/g, '$1-<number>')
    .replaceAll(/\b[\dA-Fa-f]{8}\b/g, '<reference>')
}
