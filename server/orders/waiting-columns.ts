import { and, eq, ne, sql, type SQL } from 'drizzle-orm'
import { orders } from '#server/db/schema/orders.ts'
import type { Side } from '#server/talk/author-of.ts'

const isOpen = and(eq(orders.quoteStatus, 'quoted'), ne(orders.status, 'cancelled'))

const changeIfOpen = sql`case when ${isOpen} then ${orders.changeRequestedAt} end`

/** What of an order waits for somebody to read or answer it. */
export const waitingColumns = {
  /** What is answered or over waits for nobody. */
  changeRequestedAt: changeIfOpen.mapWith(orders.changeRequestedAt) as SQL<Date | null>,
  /** How many messages the other side has not read, by who wrote them. */
  unread: sql<Partial<Record<Side, number>>>`(
    select coalesce(json_object_agg(written_as, unread), '{}') from (
      select written_as, count(*) as unread from order_messages
      where order_id = ${orders.id} and read_at is null group by 1) as by_side)`,
}

/** The orders of which a change was asked for, or on which the customer wrote what the studio has not read. */
export const messagesAre = {
  change: and(isOpen, sql`${orders.changeRequestedAt} is not null`),
  unread: sql`exists (select from order_messages
    where order_id = ${orders.id} and written_as = 'client' and read_at is null)`,
}
