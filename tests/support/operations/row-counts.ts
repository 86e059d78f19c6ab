import { sql } from 'drizzle-orm'
import type { Db } from '#kit/node/db/database.ts'

export type RowCounts = Record<string, number>

/** Counts the rows of each table that there is now, but for the budgets of requests and tries, which refusals use up. */
export async function rowCounter(db: Db): Promise<() => Promise<RowCounts>> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      and relname not in ('request_counts', 'wrong_tries') order by relname`,
  )
  // Prepared, because planning it takes longer than counting.
  const text = tables
    .map(({ name }) => `select '${name}' as name, count(*)::int as count from "${name}"`)
    .join(' union all ')
  const name = `count_rows_of_${tables.length}_tables`
  return async () => {
    const rows = await db.rows<{ name: string; count: number }>({ name, text })
    return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
  }
}

/** Rows that came, and below 0 that went, in each table where any did. */
export function rowsMoved(before: RowCounts, after: RowCounts): RowCounts {
  const moved = Object.entries(after).map(([name, count]) => [name, count - (before[name] ?? 0)] as const)
  return Object.fromEntries(moved.filter(([, count]) => count !== 0))
}
