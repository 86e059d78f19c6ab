import { z } from 'zod'
import { DESIGN_NUMBER, ORDER_NUMBER } from '#domain/numbers.ts'
import { payableKinds, payableSorts, payableStates } from '#domain/payments/payable-list.ts'
import { paymentMethods } from '#domain/payments/payment-method.ts'
import { paymentStatuses } from '#domain/payments/payment-status.ts'
import { refundStates } from '#domain/payments/refund-rules.ts'
import { Instant } from '#kit/core/operation/instant.ts'
import { Dollars } from '#kit/core/operation/money.ts'
import { Pagination, pagingQuery } from '#kit/core/operation/paging.ts'
import type { Operations } from './endpoint.ts'
import { FileReply } from './files.ts'
import { idOrNumber } from './id-or-number.ts'
import { ADMIN_PAGE_SIZE } from './orders/order-list.ts'
import { NumberedPaper } from './numbered-papers.ts'
import { PaymentFigures } from './payment-figures.ts'

const PAYABLE_NUMBER = new RegExp(`${ORDER_NUMBER.source}|${DESIGN_NUMBER.source}`, 'i')

/** The order or design request that is paid for: its id, or its number in place of it. */
export const payableParams = z.object({
  ref: idOrNumber(PAYABLE_NUMBER, 'Nothing is to be paid under this number'),
})

/** What an agreed order or a design fee comes to, and how far it is paid. */
export const PayableSummary = PaymentFigures.extend({
  _id: z.uuid(),
  /** LN-1042 or D-218. */
  number: z.string(),
  kind: z.enum(payableKinds),
  /** Who pays; admins only. */
  client: z.object({ name: z.string(), email: z.string() }).optional(),
  agreedAt: Instant,
  paidAt: Instant.nullable(),
  paymentStatus: z.enum(paymentStatuses),
  isCancelled: z.boolean(),
  /** What it came to when it was agreed. */
  agreed: Dollars,
  charges: Dollars,
  reduced: Dollars,
  writtenOff: Dollars,
  /** What the shop keeps of a cancelled one. */
  kept: Dollars,
})
export type PayableSummary = z.infer<typeof PayableSummary>

const Payment = z.object({
  _id: z.uuid(),
  amount: Dollars,
  method: z.enum(paymentMethods),
  receivedOn: z.iso.date(),
  reference: z.string(),
  state: z.enum(['counted', 'reversed', 'bounced']),
  endedAt: Instant.nullable(),
  /** Why it was taken back. */
  reason: z.string(),
  /** The upload that it was counted by; its link opens for its owner's or an admin's token. */
  evidence: FileReply.nullable(),
})

export const Refund = z.object({
  _id: z.uuid(),
  amount: Dollars,
  method: z.enum(paymentMethods),
  reasonCode: z.string(),
  reason: z.string(),
  state: z.enum(refundStates),
  /** How often it was sent: one that came back waits to be sent again. */
  sends: z.int(),
  sentOn: z.iso.date().nullable(),
  /** Until when it is promised. */
  dueOn: z.iso.date().nullable(),
  reference: z.string(),
  createdAt: Instant,
  /** The viewer approved it and is not the only admin: above the setting another admin sends it. */
  needsSecond: z.boolean(),
})

/** One thing in the books, in words. */
export const BookEntry = z.object({
  _id: z.string(),
  what: z.string(),
  on: z.iso.date(),
  lines: z.array(z.object({ account: z.string(), name: z.string(), amount: Dollars })),
})

export const Payable = PayableSummary.extend({
  payments: z.array(Payment),
  refunds: z.array(Refund),
  /** Its invoices, receipts and credit notes, in the order of issue. */
  papers: z.array(NumberedPaper),
  /** What the books hold of it, the latest first; admins only. */
  entries: z.array(BookEntry).optional(),
  /** The numbers of others whose evidence has the same bytes; admins only. */
  sameEvidence: z.array(z.string()).optional(),
})
export type Payable = z.infer<typeof Payable>

const filters = {
  search: z.string().trim().max(200).optional(),
  state: z.enum(payableStates).optional(),
  kind: z.enum(payableKinds).optional(),
  sort: z.enum(payableSorts).default('date'),
  direction: z.enum(['asc', 'desc']).default('desc'),
}
export const PayableExportQuery = z.object(filters)
export type PayableExportQuery = z.infer<typeof PayableExportQuery>

export const PayableListQuery = z.object({ ...pagingQuery(ADMIN_PAGE_SIZE), ...filters })
export type PayableListQuery = z.infer<typeof PayableListQuery>

export const payableOperations = {
  'GET /api/payables': {
    access: 'admin',
    summary: 'What orders and design fees come to, and how far they are paid',
    query: PayableListQuery,
    reply: z.object({ payables: z.array(PayableSummary), pagination: Pagination }),
    data: 'payables',
  },
  'GET /api/payables.csv': {
    access: 'admin',
    summary: 'The same as CSV, all pages',
    query: PayableExportQuery,
    reply: 'file',
    limit: 'export',
  },
  'GET /api/payables/:ref': {
    access: 'signed-in',
    summary: 'What one order or design fee comes to: its dues, what came and what went back',
    params: payableParams,
    reply: z.object({ payable: Payable }),
    data: 'payable',
  },
} as const satisfies Operations
