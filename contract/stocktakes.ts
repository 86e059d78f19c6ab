import { z } from 'zod'
import { uploadPart } from '#kit/core/operation/files.ts'
import { Instant } from '#kit/core/operation/instant.ts'
import { Pagination, pagingQuery } from '#kit/core/operation/paging.ts'
import { line, requiredLine } from '#kit/core/operation/text.ts'
import { MAX_SEARCH_LENGTH } from '#domain/products/product-list.ts'
import { stocktakeViews } from '#domain/stock/stocktake.ts'
import type { Operations } from './endpoint.ts'
import { Units } from './inventory.ts'
import { ADMIN_PAGE_SIZE } from './orders/order-list.ts'

/** The most counts that are sent or read from a file at once. */
export const MAX_COUNTS = 1000

const Stocktake = z.object({
  _id: z.uuid(),
  name: z.string(),
  createdAt: Instant,
  createdBy: z.string(),
  /** `null` while it is open. */
  appliedAt: Instant.nullable(),
  appliedBy: z.string().nullable(),
  lines: z.int(),
  /** Lines of which more or fewer were counted than should stand there. */
  differences: z.int(),
  /** Units that were found beyond the books, and that were missing. */
  more: z.int(),
  fewer: z.int(),
})
export type Stocktake = z.infer<typeof Stocktake>

const StocktakeLine = z.object({
  productId: z.uuid(),
  productCode: z.string(),
  name: z.string(),
  variantKey: z.string(),
  finish: z.string(),
  /** What should stand there: what can be sold, and what orders hold that have not left. Of what was counted, as it was then. */
  expected: z.int(),
  /** `null` of what is not counted yet. */
  counted: z.int().nullable(),
  reason: z.string(),
  countedBy: z.string().nullable(),
})
export type StocktakeLine = z.infer<typeof StocktakeLine>

const EnteredLine = StocktakeLine.omit({ countedBy: true })

const Count = z
  .object({
    /** As it is typed or scanned: the code of a piece, and where it comes in several finishes, a space and the variant key. */
    productCode: requiredLine('Enter a product code', 400),
    variantKey: z.string().max(300).optional(),
    /** `null` takes the line out. */
    counted: Units.nullable().optional(),
    /** So many more than were counted so far. */
    add: z.int().min(1).max(1000).optional(),
    /** The count that was there when this one was entered; where it is another now, nothing is saved. */
    seen: Units.nullable().optional(),
    /** Left out, it stays; alone, it is the reason of what is counted already. */
    reason: line(200).optional(),
  })
  .refine(
    ({ counted, add, reason }) =>
      counted === undefined ? add !== undefined || reason !== undefined : add === undefined,
    { path: ['counted'], message: 'Enter a count' },
  )
export type Count = z.output<typeof Count>

export const StocktakeForm = z.object({ name: requiredLine('Say what is counted', 80) })

const params = z.object({ id: z.uuid('Stocktake not found') })
const reply = z.object({ stocktake: Stocktake })

export const stocktakeOperations = {
  'GET /api/stocktakes': {
    access: 'admin',
    summary: 'The stocktakes, open ones first, then the latest',
    query: z.object(pagingQuery(ADMIN_PAGE_SIZE)),
    reply: z.object({ stocktakes: z.array(Stocktake), pagination: Pagination }),
    data: 'stocktakes',
  },
  'GET /api/stocktakes/:id': {
    access: 'admin',
    summary: 'A stocktake with its lines, and while it is open with what is left to count',
    params,
    query: z.object({
      ...pagingQuery(ADMIN_PAGE_SIZE),
      search: z.string().trim().max(MAX_SEARCH_LENGTH).optional(),
      view: z.enum(stocktakeViews).default('all'),
    }),
    reply: z.object({ stocktake: Stocktake, lines: z.array(StocktakeLine), pagination: Pagination }),
    data: 'lines',
  },
  'POST /api/stocktakes': {
    access: 'admin',
    summary: 'Start a stocktake',
    body: StocktakeForm,
    reply,
    data: 'stocktake',
    idempotent: true,
    limit: 'change',
  },
  'PUT /api/stocktakes/:id': {
    access: 'admin',
    summary: 'Enter what was counted; stock stays as it is until the stocktake is applied',
    params,
    body: z.object({
      counts: z
        .array(Count)
        .min(1, 'Enter a count')
        .max(MAX_COUNTS, `Send at most ${MAX_COUNTS.toLocaleString('en-US')} counts at once`),
    }),
    reply: z.object({ stocktake: Stocktake, lines: z.array(EnteredLine) }),
    data: 'lines',
    idempotent: true,
    limit: 'change',
  },
  'POST /api/stocktakes/:id/file': {
    access: 'admin',
    summary: 'Read counts from a CSV file by product code; nothing is saved',
    params,
    body: z.object({ countsFile: uploadPart('countsFile') }),
    reply: z.object({
      /** With `counted` as the file has it, and `seen` as it is counted so far. */
      lines: z.array(EnteredLine.extend({ counted: z.int(), seen: z.int().nullable() })),
      faults: z.array(z.object({ row: z.int(), message: z.string() })),
    }),
    data: 'lines',
    limit: 'upload',
  },
  'POST /api/stocktakes/:id/apply': {
    access: 'admin',
    summary: 'Bring stock to what was counted, once; what was sold since stays sold',
    params,
    reply,
    data: 'stocktake',
    idempotent: true,
    limit: 'change',
  },
  'DELETE /api/stocktakes/:id': {
    access: 'admin',
    summary: 'Delete a stocktake that was not applied',
    params,
    reply: z.object({ message: z.string() }),
    limit: 'change',
  },
} as const satisfies Operations
