import { z } from 'zod'
import { numberInUrl } from '#kit/core/operation/number-in-url.ts'
import { line, paragraphs } from '#kit/core/operation/text.ts'
import { paymentMethods } from '#domain/payments/payment-method.ts'
import type { Operations } from '../endpoint.ts'
import { uploadPart } from '#kit/core/operation/files.ts'
import { integer } from '#kit/core/operation/integer.ts'
import { Instant } from '#kit/core/operation/instant.ts'
import { Dollars } from '#kit/core/operation/money.ts'
import { orderParams, orderPast, orderReply, OrderSummary, PlaceOrder } from './order.ts'

export const EvidenceForm = z.object({
  paymentEvidence: uploadPart('evidence'),
  paymentMethod: z.enum(paymentMethods).optional(),
})

/** When the quote that they saw was sent; another one is not answered unread. */
const seenQuote = { seenSentAt: Instant.optional() }

export const AcceptQuoteForm = z.object({
  /** The total that the customer saw; where a revision came between, the answer is 409 with the new figures. */
  totalPrice: Dollars.optional(),
  ...seenQuote,
})

/** A customer's statement of what they paid and how; the studio checks it. */
export const PaymentStatement = z.object({
  paymentMethod: z.enum(paymentMethods, 'Choose a payment method').optional(),
  reference: line(200).default(''),
})

export const PaymentMethodForm = z.object({
  paymentMethod: z.enum(paymentMethods, 'Choose a payment method'),
})

export const CancelOrderForm = z.object({ reason: paragraphs(2000).default('') })

export const DeclineQuoteForm = z.object({ reason: paragraphs(2000).default(''), ...seenQuote })

export const customerOrderOperations = {
  'GET /api/orders/myorders': {
    access: 'signed-in',
    summary: 'My orders and quote requests, newest first',
    reply: z.object({ orders: z.array(OrderSummary) }),
    data: 'orders',
  },
  'POST /api/orders': {
    access: 'member',
    summary: 'Place an order, or ask for a quote while prices are on request',
    body: PlaceOrder,
    reply: orderReply,
    data: 'order',
    idempotent: true,
    limit: 'order',
  },
  'GET /api/orders/:id': {
    access: 'signed-in',
    summary: 'One of my orders; any order for an admin',
    params: orderParams,
    query: z.object({ files: z.enum(['inline']).optional() }),
    reply: orderReply,
    data: 'order',
    limit: 'export',
    limitIf: 'files',
  },
  'GET /api/orders/:id/history': {
    access: 'signed-in',
    summary: 'What happened to an order',
    params: orderParams,
    reply: z.object(orderPast),
    data: 'history',
  },
  'GET /api/orders/:id/document.pdf': {
    access: 'signed-in',
    summary: 'The quote or invoice as PDF; one of the quotes that were sent, by its number',
    params: orderParams,
    query: z.object({ revision: numberInUrl(integer(1)).optional() }),
    reply: 'file',
    limit: 'export',
  },
  'PUT /api/orders/:id/quote/accept': {
    access: 'member',
    summary: 'Accept a quote: holds its stock and makes it payable',
    params: orderParams,
    body: AcceptQuoteForm,
    reply: orderReply,
    data: 'order',
    limit: 'change',
  },
  'PUT /api/orders/:id/quote/decline': {
    access: 'member',
    summary: 'Decline a quote, with a reason',
    params: orderParams,
    body: DeclineQuoteForm,
    reply: orderReply,
    data: 'order',
    limit: 'change',
  },
  'PUT /api/orders/:id/cancel': {
    access: 'member',
    summary: 'Cancel an order of mine that is neither paid nor shipped',
    params: orderParams,
    body: CancelOrderForm.default({ reason: '' }),
    reply: orderReply,
    data: 'order',
    limit: 'change',
  },
  'PUT /api/orders/:id/pay': {
    access: 'signed-in',
    summary:
      'State that I have paid, or for an admin that the customer has; it stays pending until it was checked',
    params: orderParams,
    body: PaymentStatement.default({ reference: '' }),
    reply: orderReply,
    data: 'order',
    limit: 'change',
  },
  'PUT /api/orders/:id/payment-method': {
    access: 'signed-in',
    summary: 'Pay an order another way',
    params: orderParams,
    body: PaymentMethodForm,
    reply: orderReply,
    data: 'order',
    limit: 'change',
  },
  'POST /api/orders/:id/send-confirmation': {
    access: 'signed-in',
    summary: "Send the order's confirmation to its buyer again",
    params: orderParams,
    reply: z.object({ message: z.string() }),
    limit: 'order',
  },
  'POST /api/orders/:id/payment-evidence': {
    access: 'signed-in',
    summary: 'Upload a picture or PDF that shows the payment',
    params: orderParams,
    body: EvidenceForm,
    reply: orderReply,
    data: 'order',
    idempotent: true,
    limit: 'upload',
  },
} as const satisfies Operations
