import { z } from 'zod'
import { MAX_SEARCH_LENGTH } from '#domain/products/product-list.ts'
import { searchSteps } from '#domain/search/search-step.ts'
import { line } from '#kit/core/operation/text.ts'
import { deviceKinds } from '#domain/visits/device-kind.ts'
import type { Operations } from './endpoint.ts'

/** What a page tells of itself once it stands: nothing of the person. */
export const VisitForm = z.object({
  device: z.enum(deviceKinds),
  /** Whether this is the first page of a visit. */
  isFirstPage: z.boolean().default(false),
  /** The product whose page was opened. */
  product: z.uuid('Product not found').optional(),
  /** What came of a question of this visit. */
  search: z.object({ question: line(MAX_SEARCH_LENGTH), step: z.enum(searchSteps) }).optional(),
})
export type VisitForm = z.infer<typeof VisitForm>

export const visitOperations = {
  'POST /api/visits': {
    access: 'anyone',
    summary: 'Count a visit, the view of a product, and what came of a search; the studio does not count',
    body: VisitForm,
    reply: z.object({}),
    limit: 'visit',
  },
} as const satisfies Operations
