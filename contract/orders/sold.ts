import { z } from 'zod'
import { orderStatuses } from '#domain/orders/order-status.ts'
import { Instant } from '#kit/core/operation/instant.ts'
import { Dollars } from '#kit/core/operation/money.ts'
import { Pagination, pagingQuery } from '#kit/core/operation/paging.ts'
import type { Operations } from '../endpoint.ts'
import { dateFilters } from './order-list.ts'

const SOLD_PAGE_SIZE = 20
const { from, to } = dateFilters

export const SoldQuery = z.object({ from, to, ...pagingQuery(SOLD_PAGE_SIZE) })
export type SoldQuery = z.infer<typeof SoldQuery>

/** A line of an order, as far as it is its seller's business: of the customer the name and the island. */
const SoldPiece = z.object({
  _id: z.uuid(),
  number: z.string(),
  createdAt: Instant,
  status: z.enum(orderStatuses),
  product: z.uuid(),
  name: z.string(),
  variants: z.record(z.string(), z.string()),
  quantity: z.int(),
  /** Of the line, before what is taken off the whole order. */
  price: Dollars,
  customer: z.string(),
  /** Null where it lies outside Hawaii or is not known. */
  island: z.string().nullable(),
})

export const soldOperations = {
  'GET /api/orders/sold': {
    access: 'seller',
    summary: 'Pieces of mine that were ordered, newest first; the sums leave out canceled orders',
    query: SoldQuery,
    reply: z.object({
      pieces: z.array(SoldPiece),
      sold: z.object({ quantity: z.int(), price: Dollars }),
      pagination: Pagination,
    }),
    data: 'pieces',
  },
} as const satisfies Operations
