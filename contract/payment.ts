import { z } from 'zod'
import { line, paragraphs, requiredParagraphs } from '#kit/core/operation/text.ts'
import { paymentMethods } from '#domain/payments/payment-method.ts'
import { paymentStatuses } from '#domain/payments/payment-status.ts'
import type { Operations } from './endpoint.ts'
import { Dollars } from '#kit/core/operation/money.ts'
import { receivedMoney } from './received-money.ts'
import { Order, orderParams, orderReply, OrderSummary } from './orders/order.ts'

export const PaymentInstructions = z.object({
  methods: z.array(
    z.object({ method: z.enum([...paymentMethods, 'paypal']), label: z.string(), comingSoon: z.boolean() }),
  ),
  bank: z.object({
    bankName: z.string(),
    accountName: z.string(),
    accountNumber: z.string(),
    routingNumber: z.string(),
  }),
  cheque: z.object({ payableTo: z.string(), mailingAddress: z.string(), returnedFee: Dollars }),
  phone: z.string(),
})
export type PaymentInstructions = z.infer<typeof PaymentInstructions>

const ProcessPaymentForm = z.object({
  orderId: z.uuid('Order not found'),
  paymentMethod: z.enum(paymentMethods, 'Choose a payment method'),
  /** Card details are refused, not merely left out, and no reply repeats what stood in their place. */
  paymentDetails: z
    .looseObject({ reference: line(200).default('') })
    .refine((details) => Object.keys(details).length === 1, 'Give only what is asked for')
    .prefault({}),
})

const PaymentResult = z.object({
  orderId: z.uuid(),
  paymentMethod: z.enum(paymentMethods),
  status: z.enum(paymentStatuses),
  /** What to write with the payment. */
  reference: z.string(),
  amount: Dollars,
  message: z.string(),
})

export const paymentOperations = {
  'GET /api/payment/instructions': {
    access: 'signed-in',
    summary: 'How to pay by wire transfer or cheque',
    reply: z.object({ instructions: PaymentInstructions }),
    data: 'instructions',
  },
  'POST /api/payment/process': {
    access: 'signed-in',
    summary: 'Choose how to pay an order and state the payment; nothing is charged',
    body: ProcessPaymentForm,
    reply: z.object({ paymentResult: PaymentResult, order: Order }),
    data: 'paymentResult',
    idempotent: true,
    limit: 'order',
  },
  'GET /api/payment/pending': {
    access: 'admin',
    summary: 'Orders whose payment evidence waits for a check',
    reply: z.object({ payments: z.array(OrderSummary) }),
    data: 'payments',
  },
  'PUT /api/payment/confirm/:id': {
    access: 'admin',
    summary: 'Mark an order paid',
    params: orderParams,
    body: z.object({ notes: paragraphs(2000).default(''), ...receivedMoney }).prefault({}),
    reply: orderReply,
    data: 'order',
    limit: 'change',
  },
  'PUT /api/payment/reject/:id': {
    access: 'admin',
    summary: 'Reject a payment, with the reason that the customer reads',
    params: orderParams,
    body: z.object({ reason: requiredParagraphs('Please give a reason', 2000) }),
    reply: orderReply,
    data: 'order',
    limit: 'change',
  },
} as const satisfies Operations
