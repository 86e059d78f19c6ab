import { z } from 'zod'
import { requiredParagraphs } from '#kit/core/operation/text.ts'
import { paymentMethods } from '#domain/payments/payment-method.ts'
import { AddedPieces, Cart } from '../cart.ts'
import type { Operations } from '../endpoint.ts'
import { uploadPart } from '#kit/core/operation/files.ts'
import {
  CommentPage,
  CommentsBefore,
  RepliesBefore,
  ReplyPage,
  NewComment,
  NewReply,
  ResolveComment,
} from './comments.ts'
import { DesignRequestSummary, NewDesignRequest, requestParams, requestReply } from './design-request.ts'
import { PlanScaleForm } from './plan-scale.ts'
import { AddSuggestedForm, AnswerForm } from './suggestions.ts'

const MAX_DETAILS = 5000

/** The picture or PDF under either of its two names. */
export const DesignEvidenceForm = z.object({
  paymentEvidence: uploadPart('evidence').optional(),
  file: uploadPart('evidence').optional(),
  paymentMethod: z.enum(paymentMethods, 'Choose a payment method').optional(),
})

export const RevisionForm = z.object({
  details: requiredParagraphs('Please describe the changes you would like', MAX_DETAILS),
})

export const ReplacePlanForm = z.object({ floorPlan: uploadPart('floorPlan') })

const requestAnswer = { params: requestParams, reply: requestReply, data: 'request' } as const
const commentParams = requestParams.extend({ commentId: z.uuid('Comment not found') })

export const designClientOperations = {
  'POST /api/design-requests': {
    access: 'member',
    summary: 'Ask for a custom design by sending a floor plan',
    body: NewDesignRequest,
    reply: requestReply,
    data: 'request',
    idempotent: true,
    limit: 'upload',
  },
  'GET /api/design-requests/my-requests': {
    access: 'signed-in',
    summary: 'My design requests, newest first',
    reply: z.object({ requests: z.array(DesignRequestSummary) }),
    data: 'requests',
  },
  'GET /api/design-requests/:id': {
    access: 'signed-in',
    summary: 'One of my design requests; any for an admin',
    query: z.object({ files: z.enum(['inline']).optional() }),
    ...requestAnswer,
    limit: 'export',
    limitIf: 'files',
  },
  // The booklet; its path is older than the word.
  'GET /api/design-requests/:id/board.pdf': {
    access: 'signed-in',
    summary: 'The design as one PDF: plan, concepts, notes and pieces',
    params: requestParams,
    reply: 'file',
    limit: 'export',
  },
  'POST /api/design-requests/:id/payment-evidence': {
    access: 'signed-in',
    summary: 'Upload a picture or PDF that shows the payment of the design fee',
    body: DesignEvidenceForm,
    ...requestAnswer,
    idempotent: true,
    limit: 'upload',
  },
  'POST /api/design-requests/:id/revisions': {
    access: 'member',
    summary: 'Ask for changes of a concept, as many times as were promised',
    body: RevisionForm,
    ...requestAnswer,
    idempotent: true,
    limit: 'message',
  },
  'GET /api/design-requests/:id/comments': {
    access: 'signed-in',
    summary: 'The comments of a design request, by pages from the newest back',
    params: requestParams,
    query: CommentsBefore,
    reply: CommentPage,
    data: 'comments',
  },
  'GET /api/design-requests/:id/comments/:commentId/replies': {
    access: 'signed-in',
    summary: 'The answers to a comment, by pages from the newest back',
    params: commentParams,
    query: RepliesBefore,
    reply: ReplyPage,
    data: 'replies',
  },
  'POST /api/design-requests/:id/comments': {
    access: 'signed-in',
    summary: 'Pin a comment to a point of the floor plan or of a concept',
    body: NewComment,
    ...requestAnswer,
    idempotent: true,
    limit: 'message',
  },
  'POST /api/design-requests/:id/comments/:commentId/replies': {
    access: 'signed-in',
    summary: 'Answer a comment',
    body: NewReply,
    ...requestAnswer,
    params: commentParams,
    idempotent: true,
    limit: 'message',
  },
  'PUT /api/design-requests/:id/comments/:commentId': {
    access: 'signed-in',
    summary: 'Mark a comment as settled, or open it again',
    body: ResolveComment,
    ...requestAnswer,
    params: commentParams,
    limit: 'change',
  },
  'PUT /api/design-requests/:id/floor-plan': {
    access: 'member',
    summary: 'Send another floor plan in place of the one sent, until work on it begins',
    body: ReplacePlanForm,
    ...requestAnswer,
    idempotent: true,
    limit: 'upload',
  },
  'PUT /api/design-requests/:id/plan-scale': {
    access: 'signed-in',
    summary: 'Say how long a line on the floor plan is, so that the rest can be measured',
    body: z.object({ scale: PlanScaleForm.nullable() }),
    ...requestAnswer,
    limit: 'change',
  },
  'PUT /api/design-requests/:id/suggested-products/:suggestionId/answer': {
    access: 'member',
    summary: 'Accept or decline a suggested product, with a word',
    body: AnswerForm,
    ...requestAnswer,
    params: requestParams.extend({ suggestionId: z.uuid('Suggestion not found') }),
    limit: 'change',
  },
  'POST /api/design-requests/:id/suggested-products/add-to-cart': {
    access: 'member',
    refusal: 'admins_cannot_buy',
    summary: 'Put the suggested products of a completed design in my cart, in one act',
    params: requestParams,
    body: AddSuggestedForm.prefault({}),
    reply: AddedPieces.extend({ cart: Cart }),
    data: 'cart',
    idempotent: true,
    limit: 'order',
  },
} as const satisfies Operations
