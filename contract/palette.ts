import { z } from 'zod'
import { designStatuses } from '#domain/designs/design-status.ts'
import { orderStatuses } from '#domain/orders/order-status.ts'
import { quoteStatuses } from '#domain/orders/quote-status.ts'
import { MAX_SEARCH_LENGTH } from '#domain/products/product-list.ts'
import { roles } from '#domain/users/roles.ts'
import type { Operations } from './endpoint.ts'
import { Instant } from '#kit/core/operation/instant.ts'

const FoundOrder = z.object({
  _id: z.uuid(),
  number: z.string(),
  client: z.string(),
  status: z.enum(orderStatuses),
  quoteStatus: z.enum(quoteStatuses).nullable(),
  createdAt: Instant,
})

const FoundProduct = z.object({ _id: z.uuid(), name: z.string(), productCode: z.string() })

const FoundPerson = z.object({ _id: z.uuid(), name: z.string(), email: z.string(), role: z.enum(roles) })

const FoundDesign = z.object({
  _id: z.uuid(),
  number: z.string(),
  client: z.string(),
  status: z.enum(designStatuses),
  createdAt: Instant,
})

/** A few of each kind, the likeliest first. */
export const Found = z.object({
  orders: z.array(FoundOrder),
  products: z.array(FoundProduct),
  people: z.array(FoundPerson),
  designRequests: z.array(FoundDesign),
})
export type Found = z.infer<typeof Found>

export const paletteOperations = {
  'GET /api/palette': {
    access: 'admin',
    summary: 'Orders, products, people and design requests that some words may mean',
    query: z.object({ search: z.string().trim().max(MAX_SEARCH_LENGTH).default('') }),
    reply: Found,
    limit: 'search',
    limitIf: 'search',
  },
} as const satisfies Operations
