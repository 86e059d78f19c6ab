import { asc, desc, eq, sql } from 'drizzle-orm'
import { type Pagination, paginationOf } from '#kit/core/operation/paging.ts'
import type { refundStates } from '#domain/payments/refund-rules.ts'
import type { Db } from '#kit/node/db/database.ts'
import { designRequests } from '#server/db/schema/designs.ts'
import { orders } from '#server/db/schema/orders.ts'
import { payables, refunds } from '#server/db/schema/payments.ts'
import { users } from '#server/db/schema/users.ts'
import { payableNumber, payerId } from './list-payables.ts'
import { withSecond } from './mover.ts'

const listedColumns = {
  _id: refunds.id,
  amount: refunds.cents,
  method: refunds.method,
  reasonCode: refunds.reasonCode,
  reason: refunds.reason,
  state: refunds.state,
  sends: refunds.sends,
  sentOn: refunds.sentOn,
  dueOn: refunds.dueOn,
  reference: refunds.reference,
  createdAt: refunds.createdAt,
  approvedBy: refunds.approvedBy,
  payable: {
    _id: payables.id,
    number: payableNumber,
    kind: sql<'order' | 'design'>`case when ${payables.designId} is null then 'order' else 'design' end`,
  },
  client: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
}

/** Since when a refund waits to be sent; none of the others does, so they come after. */
const waitsSince = sql`case when ${refunds.state} = 'approved' then ${refunds.createdAt} end`

type Query = { page: number; limit: number; state?: (typeof refundStates)[number] | undefined }

/**
 * One page of the refunds: those that are to be sent, the longest waiting first, then the others, the latest first. Also
 * those of archived orders: what was sent may come back.
 */
export async function listRefunds(db: Db, viewerId: string, query: Query) {
  const { page, limit, state } = query
  const listed = await db
    .select({ ...listedColumns, total: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(refunds)
    .innerJoin(payables, eq(payables.id, refunds.payableId))
    .leftJoin(orders, eq(orders.id, payables.orderId))
    .leftJoin(designRequests, eq(designRequests.id, payables.designId))
    .innerJoin(users, eq(users.id, payerId))
    .where(state && eq(refunds.state, state))
    .orderBy(asc(waitsSince), desc(refunds.createdAt), asc(refunds.id))
    .limit(limit)
    .offset((page - 1) * limit)
  const pagination: Pagination = paginationOf(query, listed[0]?.total ?? 0)
  return { refunds: await withSecond(db, viewerId, listed), pagination }
}
