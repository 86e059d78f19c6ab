import { sql } from 'drizzle-orm'
import { timestamp } from 'drizzle-orm/pg-core'

/** A point in time, whatever zone it is written in. */
export const moment = (name: string) => timestamp(name, { withTimezone: true })

/** When a row was written, unless it says so itself. */
export const writtenAt = (name: string) =>
  moment(name)
    .notNull()
    .default(sql`clock_timestamp()`)
