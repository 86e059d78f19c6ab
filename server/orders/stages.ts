import { and, eq, gte, inArray, or, sql, type SQL } from 'drizzle-orm'
import { PIPELINE_DAYS, type PipelineStage } from '#domain/orders/pipeline.ts'
import { daysFrom } from '#kit/core/calendar-days.ts'
import { unpaidStatuses } from '#domain/payments/payment-status.ts'
import { orders } from '#server/db/schema/orders.ts'

/** Which orders are at which stage at `now`; none is at two. */
export function stagesAt(now: Date): Record<PipelineStage, SQL | undefined> {
  // Written out, as orders_open_idx has it: the database would not know it by parameters.
  const isUnderWay = sql`${orders.status} not in ('delivered', 'cancelled')`
  const isAgreed = or(eq(orders.kind, 'purchase'), eq(orders.quoteStatus, 'accepted'))
  return {
    requested: and(eq(orders.quoteStatus, 'requested'), eq(orders.status, 'pending')),
    quoted: and(eq(orders.quoteStatus, 'quoted'), eq(orders.status, 'pending')),
    accepted: and(isAgreed, inArray(orders.paymentStatus, unpaidStatuses), isUnderWay),
    paid: and(eq(orders.paymentStatus, 'paid'), isUnderWay),
    delivered: and(eq(orders.status, 'delivered'), gte(orders.deliveredAt, daysFrom(now, -PIPELINE_DAYS))),
  }
}
