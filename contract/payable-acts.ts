import { z } from 'zod'
import { DESIGN_NUMBER } from '#domain/numbers.ts'
import { payableKinds } from '#domain/payments/payable-list.ts'
import { moneyMethods } from '#domain/payments/payment-method.ts'
import { refundReasons, refundStates } from '#domain/payments/refund-rules.ts'
import { Dollars, SeenDollars } from '#kit/core/operation/money.ts'
import { Pagination, pagingQuery } from '#kit/core/operation/paging.ts'
import { line, paragraphs, requiredParagraphs } from '#kit/core/operation/text.ts'
import type { Operations } from './endpoint.ts'
import { ADMIN_PAGE_SIZE } from './orders/order-list.ts'
import { Payable, payableParams, Refund } from './payables.ts'
import { Amount, ReceivedAmount, receivedMoney, seen } from './received-money.ts'
import { ScheduleForm } from './schedule-form.ts'

export const PaymentForm = z.object({
  ...receivedMoney,
  amount: ReceivedAmount,
  method: z.enum(moneyMethods, 'Choose how it came'),
  ...seen,
})
export type PaymentForm = z.infer<typeof PaymentForm>

export const BackForm = z
  .object({
    kind: z.enum(['reversed', 'bounced']),
    reason: requiredParagraphs('Please give a reason', 500),
    /** Of a returned check: the setting's unless said. */
    fee: Amount.optional(),
  })
  .refine(({ kind, fee }) => kind === 'bounced' || fee === undefined, {
    path: ['fee'],
    message: 'Only a returned check costs a fee',
  })
export type BackForm = z.infer<typeof BackForm>

export const RefundForm = z.object({
  amount: ReceivedAmount,
  method: z.enum(moneyMethods, 'Choose how it goes back'),
  reasonCode: z.enum(refundReasons, 'Choose a reason'),
  reason: paragraphs(500).default(''),
  seenRefunded: SeenDollars,
  ...seen,
})
export type RefundForm = z.infer<typeof RefundForm>

export const RefundMove = z
  .object({
    state: z.enum(['sent', 'failed', 'withdrawn']),
    /** Today unless said. */
    sentOn: z.iso.date('Choose a day').optional(),
    reference: line(200).default(''),
    reason: paragraphs(500).default(''),
    /** Of the only admin there is, who sends what they approved themselves above the setting. */
    password: z.string().max(200).optional(),
  })
  .refine(({ state, reason }) => state === 'sent' || reason !== '', {
    path: ['reason'],
    message: 'Please give a reason',
  })
export type RefundMove = z.infer<typeof RefundMove>

export const AdjustForm = z.object({
  amount: ReceivedAmount,
  reason: requiredParagraphs('Please give a reason', 500),
  ...seen,
})
export type AdjustForm = z.infer<typeof AdjustForm>

export const SetAsideForm = z.object({ reason: requiredParagraphs('Please give a reason', 2000) })

/** What is kept is said as a whole: 0 keeps nothing. */
export const KeepForm = z.object({ ...AdjustForm.shape, amount: Amount })

/** The number of a design whose fee is credited. */
export const FeeCreditForm = z.object({ design: z.string().regex(DESIGN_NUMBER, 'Choose a design'), ...seen })
export type FeeCreditForm = z.infer<typeof FeeCreditForm>

export const MoveForm = z.object({ amount: ReceivedAmount, to: payableParams.shape.ref, ...seen })
export type MoveForm = z.infer<typeof MoveForm>

/** A refund among all, with what it is for. */
const ListedRefund = Refund.extend({
  payable: z.object({ _id: z.uuid(), number: z.string(), kind: z.enum(payableKinds) }),
  client: z.string(),
})

const writes = {
  access: 'admin',
  params: payableParams,
  reply: z.object({ payable: Payable }),
  data: 'payable',
} as const

export const payableActOperations = {
  'POST /api/payables/:ref/payments': {
    summary: 'Record money that came, without evidence of its customer',
    body: PaymentForm,
    ...writes,
    idempotent: true,
    limit: 'change',
  },
  'POST /api/payables/:ref/payments/:id/back': {
    summary: 'Take back a payment: recorded by mistake, or a check that the bank returned',
    body: BackForm,
    ...writes,
    params: payableParams.extend({ id: z.uuid('Payment not found') }),
    idempotent: true,
    limit: 'message',
  },
  'PUT /api/payables/:ref/schedule': {
    summary: 'Set anew when it is due; what is paid stays as it is',
    body: ScheduleForm,
    ...writes,
    limit: 'change',
  },
  'POST /api/payables/:ref/refunds': {
    summary: 'Approve that money goes back',
    body: RefundForm,
    ...writes,
    idempotent: true,
    limit: 'message',
  },
  'POST /api/payables/:ref/reductions': {
    summary: 'Have it come to less',
    body: AdjustForm,
    ...writes,
    idempotent: true,
    limit: 'message',
  },
  'POST /api/payables/:ref/charges': {
    summary: 'Charge something on top',
    body: AdjustForm,
    ...writes,
    idempotent: true,
    limit: 'change',
  },
  'POST /api/payables/:ref/write-off': {
    summary: 'Ask no more for what is open, or a part of it',
    body: AdjustForm,
    ...writes,
    idempotent: true,
    limit: 'change',
  },
  'POST /api/payables/:ref/kept': {
    summary: 'Keep so much of what came for a cancelled order; 0 keeps nothing',
    body: KeepForm,
    ...writes,
    idempotent: true,
    limit: 'change',
  },
  'POST /api/payables/:ref/set-aside': {
    summary: 'Answer the payment that the customer of a cancelled order showed or stated: it did not come',
    body: SetAsideForm,
    ...writes,
    idempotent: true,
    limit: 'message',
  },
  'POST /api/payables/:ref/move': {
    summary: 'Move credit to another order or design of the same customer',
    body: MoveForm,
    ...writes,
    idempotent: true,
    limit: 'change',
  },
  'GET /api/payables/:ref/fee-credits': {
    access: 'admin',
    summary: 'What of the design fees of its customer may be credited to an order',
    params: payableParams,
    reply: z.object({ credits: z.array(z.object({ design: z.string(), amount: Dollars })) }),
    data: 'credits',
  },
  'POST /api/payables/:ref/fee-credits': {
    summary: 'Have an order come to less by what of a design fee is credited',
    body: FeeCreditForm,
    ...writes,
    idempotent: true,
    limit: 'message',
  },
  'POST /api/payables/:ref/remind': {
    summary: 'Remind the customer of what is due, once a day at most',
    ...writes,
    idempotent: true,
    limit: 'message',
  },
  'GET /api/refunds': {
    access: 'admin',
    summary: 'Refunds: those to be sent, the longest waiting first, then the others',
    query: z.object({ ...pagingQuery(ADMIN_PAGE_SIZE), state: z.enum(refundStates).optional() }),
    reply: z.object({ refunds: z.array(ListedRefund), pagination: Pagination }),
    data: 'refunds',
  },
  'PUT /api/refunds/:id': {
    summary: 'Note that a refund was sent, came back, or is not to be sent',
    body: RefundMove,
    ...writes,
    params: z.object({ id: z.uuid('Refund not found') }),
    limit: 'message',
  },
} as const satisfies Operations
