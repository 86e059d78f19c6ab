import { gte, lt, sql, type AnyColumn, type SQL } from 'drizzle-orm'

/** Days of the store's calendar, both counted. */
type Days = { from?: string | undefined; to?: string | undefined }

/** What of `column` lies on some days where the store is. */
export function onDays(column: AnyColumn, { from, to }: Days, timeZone: string): (SQL | undefined)[] {
  return [
    from ? gte(column, startOf(from, 0, timeZone)) : undefined,
    to ? lt(column, startOf(to, 1, timeZone)) : undefined,
  ]
}

/** The moment at which a day begins where the store is, or the day `later` days after it. */
function startOf(day: string, later: number, timeZone: string): SQL {
  return sql`(${day}::date + ${later}::int)::timestamp at time zone ${timeZone}`
}
