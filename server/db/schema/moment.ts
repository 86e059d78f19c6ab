import { timestamp } from 'drizzle-orm/pg-core'

/** A point in time, whatever zone it is written in. */
export const moment = (name: string) => timestamp(name, { withTimezone: true })
