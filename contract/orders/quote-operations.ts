import { z } from 'zod'
import { integer } from '#kit/core/operation/integer.ts'
import { Instant } from '#kit/core/operation/instant.ts'
import { Dollars } from '#kit/core/operation/money.ts'
import { requiredLine } from '#kit/core/operation/text.ts'
import { MAX_LINES } from '#domain/cart/cart-lines.ts'
import { Quantity, VariantChoice } from '../cart.ts'
import type { Operations } from '../endpoint.ts'
import { PackageId } from '../packages.ts'
import { PaymentSchedule } from '../payment-schedule.ts'
import { LetterSample } from '../settings-admin.ts'
import { QuoteForm } from './admin-operations.ts'
import { orderParams, orderReply } from './order.ts'
import { LineDiscount } from './order-item.ts'

const things = ['product', 'packageId', 'text'] as const

/**
 * A line of a quote. By its `_id` alone it stays what it is; with a product, a package or words it becomes that, or
 * is added.
 */
export const QuoteLine = z
  .object({
    _id: z.uuid().optional(),
    product: z.uuid('Product not found').optional(),
    packageId: PackageId.optional(),
    /** What is not in the catalogue: custom work, a delivery. */
    text: requiredLine('Say what it is').optional(),
    variants: VariantChoice.default({}),
    quantity: Quantity,
    /** Of one; it may wait until the quote is sent. */
    price: Dollars.refine((cents) => cents >= 0, 'Use an amount of $0.00 or more')
      .nullable()
      .default(null),
    discount: LineDiscount.nullable().default(null),
  })
  .refine(
    (form) => {
      const named = things.filter((thing) => form[thing] !== undefined).length
      return named === 1 || (named === 0 && form._id !== undefined)
    },
    { path: ['product'], message: 'Name a product, a package or what it is in words' },
  )
export type QuoteLine = z.infer<typeof QuoteLine>

export const QuoteLinesForm = z.object({
  lines: z
    .array(QuoteLine)
    .min(1, 'Add a piece first')
    .max(MAX_LINES, `An order holds at most ${MAX_LINES} lines`),
  /** What the quote's `revision` was when it was read; 409 where somebody saved or sent since. */
  seenRevision: integer(),
})
export type QuoteLinesForm = z.infer<typeof QuoteLinesForm>

/** A quote as it was sent; its lines stand on its paper. */
export const QuoteRevision = z.object({
  number: z.int(),
  sentAt: Instant,
  sentBy: z.object({ _id: z.uuid(), name: z.string() }).nullable(),
  itemsPrice: Dollars,
  shippingPrice: Dollars,
  taxPrice: Dollars,
  discount: Dollars,
  totalPrice: Dollars,
  validUntil: z.iso.date().nullable(),
  note: z.string(),
  schedule: PaymentSchedule.nullable(),
  /** What it changed against the one before it, a sentence each. */
  changes: z.array(z.string()),
})
export type QuoteRevision = z.infer<typeof QuoteRevision>

export const quoteOperations = {
  'PUT /api/orders/:id/lines': {
    access: 'admin',
    summary: 'Save the lines of the next quote; its customer sees them once it is sent',
    params: orderParams,
    body: QuoteLinesForm,
    reply: orderReply,
    data: 'order',
    idempotent: true,
    limit: 'change',
  },
  'POST /api/orders/:id/quote/preview': {
    access: 'admin',
    summary: 'The letter that would carry a quote if it were sent now; nothing is written',
    params: orderParams,
    body: QuoteForm,
    reply: z.object({ preview: LetterSample }),
    data: 'preview',
    limit: 'change',
  },
  'GET /api/orders/:id/revisions': {
    access: 'admin',
    summary: 'The newest 50 quotes that were sent for an order, newest first; each is printed by its number',
    params: orderParams,
    reply: z.object({ revisions: z.array(QuoteRevision) }),
    data: 'revisions',
  },
} as const satisfies Operations
