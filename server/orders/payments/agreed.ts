import { eq, or } from 'drizzle-orm'
import { orders } from '#server/db/schema/orders.ts'

/** `isAgreed` as a condition, for guarded updates: only such an order is paid for and holds stock. */
export const isAgreedInSql = or(eq(orders.kind, 'purchase'), eq(orders.quoteStatus, 'accepted'))
