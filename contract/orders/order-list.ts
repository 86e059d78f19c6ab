import { z } from 'zod'
import { orderStatuses, parseOrderStatus } from '#domain/orders/order-status.ts'
import { pipelineStages } from '#domain/orders/pipeline.ts'
import { quoteStatuses } from '#domain/orders/quote-status.ts'
import { paymentStatuses } from '#domain/payments/payment-status.ts'
import { calendarDay } from '#kit/core/operation/day.ts'
import { Instant } from '#kit/core/operation/instant.ts'
import { pagingQuery } from '#kit/core/operation/paging.ts'

export const ADMIN_PAGE_SIZE = 10
export const orderSorts = ['date', 'total', 'status', 'paymentStatus'] as const

/** Accepts both spellings of cancelled. */
export const OrderStatusInput = z.string().transform((text, context) => {
  const status = parseOrderStatus(text)
  if (status) return status
  context.issues.push({
    code: 'custom',
    message: `Status must be one of ${orderStatuses.join(', ')}`,
    input: text,
  })
  return z.NEVER
})

export const evidenceFilters = ['true', 'false', 'waiting'] as const

export const messageFilters = ['change', 'unread'] as const

/** Days of the store's calendar, both counted, and a moment since which something changed. */
export const dateFilters = {
  from: calendarDay('Enter a date').optional(),
  to: calendarDay('Enter a date').optional(),
  updatedSince: Instant.optional(),
}

export const OrderExportQuery = z.object({
  search: z.string().trim().max(200).optional(),
  status: OrderStatusInput.optional(),
  paymentStatus: z.enum(paymentStatuses).optional(),
  quoteStatus: z.enum(quoteStatuses).optional(),
  /** `waiting`: there is evidence that is still to be checked. */
  hasEvidence: z.enum(evidenceFilters).optional(),
  /** `change`: a change of the quote waits; `unread`: the customer wrote what the studio has not read. */
  messages: z.enum(messageFilters).optional(),
  /** Whose they are. */
  user: z.uuid('User not found').optional(),
  /** Where it stands on its way at this moment. */
  stage: z.enum(pipelineStages).optional(),
  ...dateFilters,
})
export type OrderExportQuery = z.infer<typeof OrderExportQuery>

export const OrderListQuery = OrderExportQuery.extend({
  ...pagingQuery(ADMIN_PAGE_SIZE),
  sort: z.enum(orderSorts).default('date'),
  direction: z.enum(['asc', 'desc']).default('desc'),
})
export type OrderListQuery = z.infer<typeof OrderListQuery>
