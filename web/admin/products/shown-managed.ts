import type { Reply } from '#contract/call.ts'

/** A product as those who look after it are shown it: money in dollars, moments as text. */
export type ShownManaged = Reply<'GET /api/products/managed/:id'>['product']
