import { and, gte, isNull, or, sql } from 'drizzle-orm'
import type { Dashboard } from '#contract/dashboard.ts'
import { PIPELINE_DAYS, pipelineStages, type PipelineStage, WON_DAYS } from '#domain/orders/pipeline.ts'
import { daysFrom } from '#kit/core/calendar-days.ts'
import type { Db } from '#kit/node/db/database.ts'
import { orderItems, orders } from '#server/db/schema/orders.ts'
import { payables } from '#server/db/schema/payments.ts'
import { stagesAt } from '#server/orders/stages.ts'

type Pipeline = Dashboard['pipeline']

/** What stands at each stage of the way of orders at `now`, in one statement, and what was won; money in cents. */
export async function readPipeline(db: Db, now: Date): Promise<Pipeline> {
  const [rows, wonShare] = await Promise.all([readStages(db, now), readWonShare(db, now)])
  const found = new Map(rows.map((row) => [row.stage, row]))
  const stages = pipelineStages.map(
    (stage) => found.get(stage) ?? { stage, count: 0, value: 0, fresh: 0, oldest: null },
  )
  return { stages, wonShare }
}

function readStages(db: Db, now: Date) {
  const is = stagesAt(now)
  const cases = pipelineStages.map((stage) => sql`when ${is[stage]} then ${stage}::text`)
  // Anybody may ask for more than an order holds: in 32 bits there would be no figure at all.
  const listed = sql`(select coalesce(sum(list_price_cents::bigint * quantity), 0) from ${orderItems}
    where order_id = ${orders}.id)`
  // What is asked for has no price yet: it counts at list prices.
  const staged = db
    .select({
      stage: sql<PipelineStage>`case ${sql.join(cases, sql` `)} end`.as('stage'),
      cents: sql`case when ${is.requested} then ${listed} else ${orders.totalCents} end`.as('cents'),
      since: sql`case when ${is.requested} then ${orders.createdAt} when ${is.quoted} then ${orders.quotedAt}
        when ${is.accepted} then coalesce((select agreed_at from ${payables} where ${payables}.id = ${orders}.id), ${orders.createdAt})
        when ${is.paid} then ${orders.paidAt} else ${orders.deliveredAt} end`.as('since'),
    })
    .from(orders)
    .where(and(isNull(orders.archivedAt), or(...Object.values(is))))
    .as('staged')
  const { stage, cents, since } = staged
  return db
    .select({
      stage,
      count: sql<number>`count(*)::int`,
      value: sql<number>`sum(${cents})::float8`,
      fresh: sql<number>`(count(*) filter (where ${since} >= ${daysFrom(now, -PIPELINE_DAYS)}))::int`,
      oldest: sql`min(${since})`.mapWith(orders.createdAt),
    })
    .from(staged)
    .groupBy(stage)
}

/** Of the quotes asked for lately that were answered or ran out, how many of a hundred were accepted. */
async function readWonShare(db: Db, now: Date): Promise<number | null> {
  const isOver = sql`${orders.quoteStatus} in ('accepted', 'declined', 'expired')`
  const [row] = await db
    .select({
      share: sql<number | null>`100::float8 * (count(*) filter (where ${orders.quoteStatus} = 'accepted'))
      / nullif(count(*) filter (where ${isOver}), 0)`,
    })
    .from(orders)
    .where(and(isNull(orders.archivedAt), gte(orders.createdAt, daysFrom(now, -WON_DAYS))))
  return row?.share ?? null
}
