import { z } from 'zod'
import { paragraphs } from '#kit/core/operation/text.ts'
import { designStatuses } from '#domain/designs/design-status.ts'
import { paymentStatuses } from '#domain/payments/payment-status.ts'
import type { Operations } from '../endpoint.ts'
import { uploadPart } from '#kit/core/operation/files.ts'
import { receivedMoney } from '../received-money.ts'
import { ADMIN_PAGE_SIZE } from '../orders/order-list.ts'
import { Pagination, pagingQuery } from '#kit/core/operation/paging.ts'
import { DesignRequestSummary, requestParams, requestReply } from './design-request.ts'
import { SuggestionsForm } from './suggestions.ts'

const MAX_REASON = 2000
const MAX_NOTES = 5000

export const DesignListQuery = z.object({
  ...pagingQuery(ADMIN_PAGE_SIZE),
  /** Reference, client's name or email address. */
  search: z.string().trim().max(200).optional(),
  /** Whose they are. */
  user: z.uuid('User not found').optional(),
  status: z.enum(designStatuses).optional(),
  paymentStatus: z.enum(paymentStatuses).optional(),
  /** Only those whose evidence waits for a check. */
  evidence: z.enum(['waiting']).optional(),
  /** Only those that owe a concept, soonest first. */
  due: z.enum(['true']).optional(),
})
export type DesignListQuery = z.infer<typeof DesignListQuery>

/** A status as it is stored, in either spelling of cancelled. */
const StatusInput = z.preprocess(
  (status) => (status === 'canceled' ? 'cancelled' : status),
  z.enum(designStatuses, 'Choose a status'),
)

export const DesignStatusForm = z.object({
  status: StatusInput,
  /** How the request stood for the studio when it decided; 409 where it moved since. */
  seen: StatusInput.optional(),
  /** What the client writes with a no to the design; theirs only. */
  feedback: paragraphs(MAX_NOTES).optional(),
  /** Why the studio declines; the client reads it. */
  reason: paragraphs(MAX_REASON).optional(),
})

export const DesignPaymentForm = z.object({
  paymentStatus: z.enum(paymentStatuses, 'Choose a payment status'),
  /** Why a payment is rejected; the client reads it. */
  reason: paragraphs(MAX_REASON).optional(),
  ...receivedMoney,
})

export const ConceptForm = z.object({
  conceptImage: uploadPart('concept'),
  notes: paragraphs(MAX_NOTES).default(''),
})

const requestAnswer = { params: requestParams, reply: requestReply, data: 'request' } as const

export const designStudioOperations = {
  'GET /api/design-requests/admin/all': {
    access: 'admin',
    summary: 'All design requests, newest first',
    query: DesignListQuery,
    reply: z.object({ requests: z.array(DesignRequestSummary), pagination: Pagination }),
    data: 'requests',
  },
  'PUT /api/design-requests/:id/status': {
    access: 'signed-in',
    summary: 'Set the status; a client approves, rejects or withdraws',
    body: DesignStatusForm,
    ...requestAnswer,
    limit: 'change',
  },
  'PUT /api/design-requests/:id/payment': {
    access: 'signed-in',
    summary: 'Set the payment status; a client may only lay a rejected payment before the studio again',
    body: DesignPaymentForm,
    ...requestAnswer,
    limit: 'change',
  },
  'POST /api/design-requests/:id/concepts': {
    access: 'admin',
    summary: 'Upload a concept as image or PDF, with notes',
    body: ConceptForm,
    ...requestAnswer,
    idempotent: true,
    limit: 'upload',
  },
  'PUT /api/design-requests/:id/suggested-products': {
    access: 'admin',
    summary: 'Save the list of suggested products',
    body: SuggestionsForm,
    ...requestAnswer,
    limit: 'change',
  },
} as const satisfies Operations
