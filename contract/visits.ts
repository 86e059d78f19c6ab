import { z } from 'zod'
import { deviceKinds } from '#domain/visits/device-kind.ts'
import type { Operations } from './endpoint.ts'

/** What a page tells of itself once it stands: nothing of the person. */
export const VisitForm = z.object({
  device: z.enum(deviceKinds),
  /** Whether this is the first page of a visit. */
  isFirstPage: z.boolean().default(false),
  /** The product whose page was opened. */
  product: z.uuid('Product not found').optional(),
})
export type VisitForm = z.infer<typeof VisitForm>

export const visitOperations = {
  'POST /api/visits': {
    access: 'anyone',
    summary: 'Count a visit and the view of a product; the studio does not count',
    body: VisitForm,
    reply: z.object({}),
    limit: 'visit',
  },
} as const satisfies Operations
