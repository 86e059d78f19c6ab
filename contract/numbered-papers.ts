import { z } from 'zod'
import { PAPER_NUMBER, paperKinds } from '#domain/payments/numbered-papers.ts'
import { Dollars } from '#kit/core/operation/money.ts'
import type { Operations } from './endpoint.ts'

/** A paper with a number of its own; below zero where it cancels another. */
export const NumberedPaper = z.object({
  number: z.string(),
  kind: z.enum(paperKinds),
  issuedOn: z.iso.date(),
  amount: Dollars,
  /** The number of the paper that it cancels. */
  cancels: z.string().nullable(),
})
export type NumberedPaper = z.infer<typeof NumberedPaper>

export const numberedPaperOperations = {
  'GET /api/documents/:number.pdf': {
    access: 'signed-in',
    summary: 'An invoice, a receipt or a credit note as it was issued, as PDF',
    params: z.object({ number: z.string().regex(PAPER_NUMBER, 'There is no paper of this number') }),
    reply: 'file',
    limit: 'export',
  },
} as const satisfies Operations
