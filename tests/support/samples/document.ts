import type { DocumentOrder } from '#server/documents/document-words.ts'
import { letterCustomer, letterOrder } from '#tests/support/letters/sample-letters.ts'

/** The order of the sample letters as a quote that the studio has sent. */
export const quotedOrder: DocumentOrder = {
  ...letterOrder,
  customer: letterCustomer,
  kind: 'quote',
  status: 'pending',
  quoteStatus: 'quoted',
  quotedAt: new Date('2026-03-13T20:00:00Z'),
  paymentStatus: 'pending',
}
