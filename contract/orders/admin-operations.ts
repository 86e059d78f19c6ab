import { z } from 'zod'
import { integer } from '#kit/core/operation/integer.ts'
import { usualDay } from '#kit/core/operation/day.ts'
import { line, paragraphs, requiredLine, requiredParagraphs } from '#kit/core/operation/text.ts'
import { orderStatuses } from '#domain/orders/order-status.ts'
import { paymentStatuses } from '#domain/payments/payment-status.ts'
import { receivedMoney } from '../received-money.ts'
import { changeForm } from '../change-form.ts'
import type { Operations } from '../endpoint.ts'
import { Instant } from '#kit/core/operation/instant.ts'
import { Dollars } from '#kit/core/operation/money.ts'
import { PaymentSchedule } from '../payment-schedule.ts'
import { Pagination } from '#kit/core/operation/paging.ts'
import { orderParams, orderReply, OrderSummary, ShippingAddress } from './order.ts'
import { OrderExportQuery, OrderListQuery, OrderStatusInput } from './order-list.ts'
import { StaffOrder } from './staff-order.ts'

const notNegative = 'Use an amount of $0.00 or more'
const Amount = Dollars.refine((cents) => cents >= 0, notNegative)

/** What the studio sends: a unit price for every line, and what comes on top. */
export const QuoteForm = z.object({
  items: z.array(z.object({ _id: z.uuid(), price: Amount })).min(1),
  shippingPrice: Amount,
  taxPrice: Amount,
  discount: Amount.default(0),
  validUntil: usualDay('Choose a valid-until date'),
  note: paragraphs(5000).default(''),
  /** The shop's own unless said. */
  schedule: PaymentSchedule.optional(),
  /** When the quote that this one replaces was sent, null before the first; 409 where another was sent since. */
  seenSentAt: Instant.nullable().optional(),
  /** The quote's `revision` that was read; 409 where somebody saved or sent since. */
  seenRevision: integer().optional(),
})
export type QuoteForm = z.infer<typeof QuoteForm>

export const VerifyPaymentForm = z
  .object({
    status: z.enum(['paid', 'rejected', 'refunded']),
    /**
     * How the payment stood for whoever decided; 409 where it moved since. Only who saw it is taken at their word that
     * a rejected payment came, or that money of a cancelled order came unpaid and went back.
     */
    seen: z.enum(paymentStatuses).optional(),
    ...receivedMoney,
    notes: paragraphs(2000).default(''),
    reason: paragraphs(2000).default(''),
  })
  .refine((form) => form.status !== 'rejected' || form.reason !== '' || form.notes !== '', {
    path: ['reason'],
    message: 'Please give a reason',
  })
export type VerifyPaymentForm = z.infer<typeof VerifyPaymentForm>

/** What the studio noted about an order, for itself. */
export const OrderNote = z.object({
  _id: z.uuid(),
  text: z.string(),
  author: z.object({ _id: z.uuid(), name: z.string() }),
  createdAt: Instant,
})
export type OrderNote = z.infer<typeof OrderNote>

export const OrderNoteForm = z.object({ text: requiredParagraphs('Write a note first', 2000) })

/** A change of where an order goes, and how; whatever is left out stays. */
const OrderChange = changeForm({
  trackingNumber: requiredLine('Tracking number is required').or(z.literal('')).optional(),
  shippingMethod: line(200).optional(),
  shippingAddress: ShippingAddress.optional(),
  /** Where it went when whoever sends it elsewhere looked; 409 where that was changed since. */
  seenAddress: z.object({ ...ShippingAddress.shape, country: line(200), phone: line(30) }).optional(),
})

const reply = { reply: orderReply, data: 'order' } as const

export const adminOrderOperations = {
  'GET /api/orders': {
    access: 'admin',
    summary: 'All orders and quote requests',
    query: OrderListQuery,
    reply: z.object({ orders: z.array(OrderSummary), pagination: Pagination }),
    data: 'orders',
  },
  'GET /api/orders.csv': {
    access: 'admin',
    summary: 'All orders and quote requests that the filters leave, as CSV',
    query: OrderExportQuery,
    reply: 'file',
    limit: 'export',
  },
  'POST /api/orders/admin': {
    access: 'admin',
    summary: 'Enter an order or a quote request for a customer',
    body: StaffOrder,
    ...reply,
    idempotent: true,
    limit: 'message',
  },
  'PUT /api/orders/:id/status': {
    access: 'admin',
    summary: 'Move an order to another status',
    params: orderParams,
    body: changeForm({
      status: OrderStatusInput,
      reason: paragraphs(2000).default(''),
      /** How the order stood for whoever decided; 409 where it moved since. */
      seen: z.enum(orderStatuses).optional(),
    }),
    ...reply,
    limit: 'change',
  },
  'PUT /api/orders/:id/verify-payment': {
    access: 'admin',
    summary: 'Approve, reject or refund a payment',
    params: orderParams,
    body: VerifyPaymentForm,
    ...reply,
    idempotent: true,
    limit: 'change',
  },
  'PUT /api/orders/:id/quote': {
    access: 'admin',
    summary: 'Send or revise a quote',
    params: orderParams,
    body: QuoteForm,
    ...reply,
    limit: 'message',
  },
  'GET /api/orders/:id/notes': {
    access: 'admin',
    summary: 'What the studio noted about an order; its customer never sees it',
    params: orderParams,
    reply: z.object({ notes: z.array(OrderNote) }),
    data: 'notes',
  },
  'POST /api/orders/:id/notes': {
    access: 'admin',
    summary: 'Note something about an order',
    params: orderParams,
    body: OrderNoteForm,
    reply: z.object({ note: OrderNote }),
    data: 'note',
    idempotent: true,
    limit: 'message',
  },
  'DELETE /api/orders/:id/notes/:noteId': {
    access: 'admin',
    summary: 'Delete a note, whoever wrote it',
    params: orderParams.extend({ noteId: z.uuid('Note not found') }),
    reply: z.object({ message: z.string() }),
    limit: 'change',
  },
  'GET /api/orders/:id/packing-slip.pdf': {
    access: 'admin',
    summary: 'What to pack and where it goes, without any price, as PDF',
    params: orderParams,
    reply: 'file',
    limit: 'export',
  },
  'PUT /api/orders/:id': {
    access: 'signed-in',
    summary:
      'Set the tracking number, the shipping method and where it goes; its customer, while it is pending and unpaid, only where it goes',
    params: orderParams,
    body: OrderChange,
    ...reply,
    limit: 'change',
  },
  'DELETE /api/orders/:id': {
    access: 'admin',
    summary:
      'Put a cancelled order out of sight, until money of it comes back; what happened stays on record',
    params: orderParams,
    reply: z.object({ message: z.string() }),
    limit: 'change',
  },
} as const satisfies Operations
