import { z } from 'zod'
import {
  badgeFilters,
  bulkActions,
  managedSorts,
  managedStandings,
  MAX_AT_ONCE,
  stockFilters,
} from '#domain/products/managed-list.ts'
import { productStates } from '#domain/products/product-state.ts'
import { MAX_SEARCH_LENGTH } from '#domain/products/product-list.ts'
import type { Operations } from './endpoint.ts'
import { Instant } from '#kit/core/operation/instant.ts'
import { ADMIN_PAGE_SIZE } from './orders/order-list.ts'
import { Pagination, pagingQuery } from '#kit/core/operation/paging.ts'
import { NewProductForm, ProductChange } from './product-form.ts'
import { Product } from './products.ts'

/** A product as those who look after it see it. */
export const ManagedProduct = Product.extend({
  state: z.enum(productStates),
  /** The same in fewer words: whether its state is `archived`. */
  isArchived: z.boolean(),
  /** Whether it is a seller's draft that only the studio can publish. */
  isWaiting: z.boolean(),
  /** Sent back with a save, so that it does not undo somebody else's. */
  updatedAt: Instant,
  /** The seller whose it is; `null` for the shop's own. */
  owner: z.object({ _id: z.uuid(), name: z.string() }).nullable(),
})
export type ManagedProduct = z.infer<typeof ManagedProduct>

export const ManagedListQuery = z.object({
  ...pagingQuery(ADMIN_PAGE_SIZE),
  search: z.string().trim().max(MAX_SEARCH_LENGTH).optional(),
  category: z.string().max(60).optional(),
  badge: z.enum(badgeFilters).optional(),
  stock: z.enum(stockFilters).optional(),
  standing: z.enum(managedStandings).default('listed'),
  sort: z.enum(managedSorts).default('name'),
  direction: z.enum(['asc', 'desc']).default('asc'),
})
export type ManagedListQuery = z.infer<typeof ManagedListQuery>

const percentWords = 'Use a whole number from 1 to 90'

/** One act on many products: all of them or, where one refuses, none. */
export const BulkChange = z
  .object({
    ids: z
      .array(z.uuid('Product not found'))
      .min(1, 'Select at least one product')
      .max(MAX_AT_ONCE, `Select at most ${MAX_AT_ONCE.toLocaleString('en-US')} products`),
    action: z.enum(bulkActions),
    /** The new main category, for `category`. */
    category: z.string().max(60).default(''),
    /** Percent off the price, for `sale`. */
    percentOff: z.int(percentWords).min(1, percentWords).max(90, percentWords).optional(),
  })
  .refine(({ action, category }) => action !== 'category' || category !== '', {
    path: ['category'],
    message: 'Category is required',
  })
  .refine(({ action, percentOff }) => action !== 'sale' || percentOff !== undefined, {
    path: ['percentOff'],
    message: percentWords,
  })
export type BulkChange = z.infer<typeof BulkChange>

const productParams = z.object({ id: z.uuid('Product not found') })
const reply = { reply: z.object({ product: ManagedProduct }), data: 'product' } as const

export const managedProductOperations = {
  'GET /api/products/managed': {
    access: 'seller',
    summary: 'The products one looks after: all of them for an admin, their own for a seller',
    query: ManagedListQuery,
    reply: z.object({ products: z.array(ManagedProduct), pagination: Pagination }),
    data: 'products',
  },
  'GET /api/products/managed/:id': {
    access: 'seller',
    summary: 'One product as its form needs it, whatever its state',
    params: productParams,
    ...reply,
  },
  'POST /api/products': {
    access: 'seller',
    summary: 'Add a product; of a seller it is their own',
    body: NewProductForm,
    ...reply,
    idempotent: true,
    limit: 'upload',
  },
  'PUT /api/products/bulk': {
    access: 'admin',
    summary: 'Change the category, the sale or the standing of many products at once',
    body: BulkChange,
    reply: z.object({ changed: z.int() }),
    limit: 'change',
  },
  'PUT /api/products/:id/state': {
    access: 'seller',
    summary: 'Publish a product, take it back to a draft, or archive it',
    params: productParams,
    body: z.object({ state: z.enum(productStates, 'Choose draft, live or archived') }),
    ...reply,
    limit: 'change',
  },
  'PUT /api/products/:id': {
    access: 'seller',
    summary: 'Change a product; what is left out stays',
    params: productParams,
    body: ProductChange,
    ...reply,
    limit: 'upload',
  },
  'DELETE /api/products/:id': {
    access: 'admin',
    summary: 'Delete a product; one that was ordered is archived instead',
    params: productParams,
    reply: z.object({ message: z.string(), archived: z.boolean() }),
    limit: 'change',
  },
} as const satisfies Operations
