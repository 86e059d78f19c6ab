import { z } from 'zod'
import { paragraphs } from '#kit/core/operation/text.ts'
import {
  inventorySorts,
  inventoryStandings,
  MAX_STOCK,
  negativeStock,
  tooMuchStock,
} from '#domain/stock/inventory-list.ts'
import { MAX_SEARCH_LENGTH } from '#domain/products/product-list.ts'
import { availabilities } from '#domain/stock/availability.ts'
import { stockCauses } from '#domain/stock/stock-cause.ts'
import type { Operations } from './endpoint.ts'
import { Instant } from '#kit/core/operation/instant.ts'
import { ADMIN_PAGE_SIZE } from './orders/order-list.ts'
import { Pagination, pagingQuery } from '#kit/core/operation/paging.ts'

/** The units of one finish; `finish` is empty for a product without variants. */
const FinishUnits = z.object({
  variantKey: z.string(),
  finish: z.string(),
  stock: z.int(),
  availability: z.enum(availabilities),
  leadWeeks: z.int().nullable(),
  /** How many people wait for it. */
  waiting: z.int(),
  /** The next delivery; `null` while none is awaited. */
  incoming: z.object({ day: z.iso.date(), pieces: z.int() }).nullable(),
})

/** A product as the inventory shows it, its finishes in the order of its variants. */
export const InventoryProduct = z.object({
  _id: z.uuid(),
  name: z.string(),
  productCode: z.string(),
  category: z.string(),
  /** The address of its first picture, small; empty where it has none. */
  image: z.string(),
  stock: z.int(),
  units: z.array(FinishUnits),
})
export type InventoryProduct = z.infer<typeof InventoryProduct>

const filters = {
  search: z.string().trim().max(MAX_SEARCH_LENGTH).optional(),
  category: z.string().max(60).optional(),
  stock: z.enum(inventoryStandings).optional(),
  sort: z.enum(inventorySorts).default('name'),
  direction: z.enum(['asc', 'desc']).default('asc'),
}
export const InventoryExportQuery = z.object(filters)
export type InventoryExportQuery = z.infer<typeof InventoryExportQuery>

export const InventoryQuery = z.object({ ...pagingQuery(ADMIN_PAGE_SIZE), ...filters })
export type InventoryQuery = z.infer<typeof InventoryQuery>

const notWhole = 'Use a whole number'
/** How many there are of one finish. */
export const Units = z.int(notWhole).min(0, negativeStock).max(MAX_STOCK, tooMuchStock)

/**
 * A change of stock. `change` units come or, below 0, go; `stock` beside it is what the sender expects to come of it
 * and decides nothing. `stock` alone is a count: it is taken only while there are still as many as were `seen`.
 */
export const StockForm = z
  .object({
    change: z
      .int(notWhole)
      .min(-MAX_STOCK, tooMuchStock)
      .max(MAX_STOCK, tooMuchStock)
      .refine((change) => change !== 0, 'Use a change other than 0')
      .optional(),
    stock: Units.optional(),
    seen: Units.optional(),
    note: paragraphs(500).default(''),
    variantKey: z.string().max(300).default('default'),
  })
  .refine(({ change, stock }) => change !== undefined || stock !== undefined, {
    path: ['change'],
    message: 'Enter a change',
  })
export type StockForm = z.infer<typeof StockForm>

const StockMove = z.object({
  _id: z.string(),
  createdAt: Instant,
  variantKey: z.string(),
  finish: z.string(),
  change: z.int(),
  /** Units that were there afterwards. */
  stockAfter: z.int(),
  cause: z.enum(stockCauses),
  note: z.string(),
  /** Who did it; `null` for the shop itself, and to sellers for anyone but themselves. */
  actor: z.object({ _id: z.uuid(), name: z.string() }).nullable(),
  /** The order that took or gave back the units; `null` to sellers. */
  order: z.object({ _id: z.uuid(), number: z.string() }).nullable(),
})
export type StockMove = z.infer<typeof StockMove>

const HISTORY_PAGE_SIZE = 20
const params = z.object({ id: z.uuid('Product not found') })

export const inventoryOperations = {
  'GET /api/inventory': {
    access: 'seller',
    summary: 'The stock of listed products by finish: of all for an admin, of their own for a seller',
    query: InventoryQuery,
    reply: z.object({ products: z.array(InventoryProduct), pagination: Pagination }),
    data: 'products',
  },
  'GET /api/inventory/export': {
    access: 'admin',
    summary: 'The same list as CSV, a line for each finish',
    query: InventoryExportQuery,
    reply: 'file',
    limit: 'export',
  },
  'PATCH /api/products/:id/stock': {
    access: 'seller',
    summary: 'Let units of a product come or go; parallel changes add up',
    params,
    body: StockForm,
    reply: z.object({ product: InventoryProduct }),
    data: 'product',
    idempotent: true,
    limit: 'change',
  },
  'GET /api/products/:id/stock-history': {
    access: 'seller',
    summary: 'Every change of the stock of a product, or of one finish, newest first',
    params,
    query: z.object({ ...pagingQuery(HISTORY_PAGE_SIZE), variantKey: z.string().max(300).optional() }),
    reply: z.object({ history: z.array(StockMove), pagination: Pagination }),
    data: 'history',
  },
} as const satisfies Operations
