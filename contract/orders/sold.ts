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

/** A line of an order, or pieces of one, as far as that is their seller's business: of the customer name and island. */
const SoldPiece = z.object({
  _id: z.uuid(),
  number: z.string(),
  createdAt: Instant,
  status: z.enum(orderStatuses),
  product: z.uuid(),
  name: z.string(),
  variants: z.record(z.string(), z.string()),
  quantity: z.int(),
  /** The name of the package that it was sold in. */
  inPackage: z.string().nullable(),
  /** Of the line, before what is taken off the whole order; a package is sold at its own price, and its pieces at none. */
  price: Dollars.nullable(),
  customer: z.string(),
  /** Null where it lies outside Hawaii or is not known. */
  island: z.string().nullable(),
})

export type SoldPiece = z.infer<typeof SoldPiece>

export const soldOperations = {
  'GET /api/orders/sold': {
    access: 'seller',
    summary: 'Pieces of mine that were ordered, newest first; the sums leave out canceled orders',
    query: SoldQuery,
    reply: z.object({
      pieces: z.array(SoldPiece),
      /** The price is that of all but those in packages. */
      sold: z.object({ quantity: z.int(), inPackages: z.int(), price: Dollars }),
      pagination: Pagination,
    }),
    data: 'pieces',
  },
} as const satisfies Operations
