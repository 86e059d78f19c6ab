import { z } from 'zod'
import { firstSteps } from '#domain/dashboard/first-steps.ts'
import { pipelineStages } from '#domain/orders/pipeline.ts'
import { todayKinds } from '#domain/dashboard/today.ts'
import type { Operations } from './endpoint.ts'
import { Instant } from '#kit/core/operation/instant.ts'
import { Dollars } from '#kit/core/operation/money.ts'
import { OrderSummary } from './orders/order.ts'
import { Product } from './products.ts'

/** One order or design request that waits. */
const TodayItem = z.object({
  _id: z.uuid(),
  number: z.string(),
  client: z.string(),
  since: Instant,
  /** Until when it is promised, or ends by itself; `null` where no time is named. */
  dueAt: Instant.nullable(),
})

const TodayRow = z.object({
  kind: z.enum(todayKinds),
  count: z.int(),
  /** How many of them are past their moment. */
  late: z.int(),
  /** The most urgent first, and not all of them; empty where there is nobody to name. */
  items: z.array(TodayItem),
})
export type TodayRow = z.infer<typeof TodayRow>

const Totals = z.object({
  /** Listed in the shop. */
  products: z.int(),
  users: z.int(),
  /** Paid, not cancelled orders, and their totals: what the sales report counts over all time. */
  orders: z.int(),
  revenue: Dollars,
  /** Orders and quote requests, whatever became of them. */
  placed: z.int(),
})
export type Totals = z.infer<typeof Totals>

const RecentProduct = Product.pick({
  _id: true,
  name: true,
  productCode: true,
  pictures: true,
  price: true,
  salePrice: true,
  stock: true,
})

const Pipeline = z.object({
  stages: z.array(
    z.object({
      stage: z.enum(pipelineStages),
      count: z.int(),
      /** What they come to; requests at list prices. */
      value: Dollars,
      /** How many of them came to the stage within the week. */
      fresh: z.int(),
      /** Since when the one that is there longest is there. */
      oldest: Instant.nullable(),
    }),
  ),
  /** Of the quotes that were answered or ran out lately, how many of a hundred were accepted; `null` without any. */
  wonShare: z.number().nullable(),
})

export const Dashboard = z.object({
  totals: Totals,
  /** Where orders and quote requests stand on their way, stage by stage. */
  pipeline: Pipeline,
  /** What waits for the studio; a kind of which nothing waits is left out. */
  today: z.array(TodayRow),
  /** The settings that have still to be filled in: the path of each and what it means to the shop. */
  missingSettings: z.array(z.object({ field: z.string(), message: z.string() })),
  /** What the owner of a new shop does first, and what of it is done; empty in a shop that shows the demo's story. */
  firstSteps: z.array(
    z.object({
      step: z.enum(firstSteps),
      isDone: z.boolean(),
      /** Why it is not done yet, where the shop knows; else empty. */
      note: z.string(),
    }),
  ),
  /** Whether the people of the demo's story are here. */
  isDemo: z.boolean(),
  products: z.array(RecentProduct),
  orders: z.array(OrderSummary),
})
export type Dashboard = z.infer<typeof Dashboard>

export const dashboardOperations = {
  'GET /api/dashboard': {
    access: 'admin',
    summary: 'What the shop has come to, what waits for the studio, and the latest products and orders',
    reply: Dashboard,
  },
} as const satisfies Operations
