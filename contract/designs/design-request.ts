import { z } from 'zod'
import { idOrNumber } from '../id-or-number.ts'
import { line, paragraphs } from '#kit/core/operation/text.ts'
import { DEFAULT_PACKAGE_TYPE, MAX_ATTACHMENTS } from '#domain/designs/design-fee.ts'
import { designStatuses } from '#domain/designs/design-status.ts'
import { DESIGN_NUMBER } from '#domain/numbers.ts'
import { paymentMethods } from '#domain/payments/payment-method.ts'
import { paymentStatuses } from '#domain/payments/payment-status.ts'
import { budgets, colorPreferences, designStyles, homeTypes, roomTypes } from '#domain/users/questionnaire.ts'
import { FileReply } from '../files.ts'
import { uploadPart, uploadParts } from '#kit/core/operation/files.ts'
import { jsonPart } from '#kit/core/operation/form-parts.ts'
import { Instant } from '#kit/core/operation/instant.ts'
import { Dollars } from '#kit/core/operation/money.ts'
import { PaymentFigures } from '../payment-figures.ts'
import { Comment } from './comments.ts'
import { PlanScale } from './plan-scale.ts'
import { SuggestedProduct } from './suggestions.ts'

const MAX_NOTES = 5000

/** What the client tells of the home; every answer may be left out. */
export const DesignBrief = z.object({
  rooms: z.array(z.enum(roomTypes)).max(roomTypes.length).default([]),
  style: z.enum(designStyles).or(z.literal('')).default(''),
  budget: z.enum(budgets).or(z.literal('')).default(''),
  homeType: z.enum(homeTypes).or(z.literal('')).default(''),
  colors: z.array(z.enum(colorPreferences)).max(colorPreferences.length).default([]),
})
export type DesignBrief = z.infer<typeof DesignBrief>

/** What a client sends to ask for a custom design. */
export const NewDesignRequest = z.object({
  floorPlan: uploadPart('floorPlan'),
  /** Other storeys, photographs. */
  attachments: uploadParts('floorPlan', MAX_ATTACHMENTS),
  packageType: line(60).min(1).default(DEFAULT_PACKAGE_TYPE),
  notes: paragraphs(MAX_NOTES).default(''),
  /** Without one it is what the client answered at registration. */
  brief: jsonPart(DesignBrief).optional(),
})

const Client = z.object({
  _id: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
})

/** What every design request shows, in lists and in full. */
const summary = {
  _id: z.uuid(),
  /** How people name it: D-218. */
  number: z.string(),
  /** What is written with its payment. */
  reference: z.string(),
  packageType: z.string(),
  status: z.enum(designStatuses),
  paymentStatus: z.enum(paymentStatuses),
  paymentMethod: z.enum(paymentMethods),
  designFee: Dollars,
  /** How far the fee is paid. */
  payment: PaymentFigures.nullable(),
  createdAt: Instant,
  updatedAt: Instant,
  paidAt: Instant.nullable(),
  completedAt: Instant.nullable(),
  hasEvidence: z.boolean(),
  revisionCount: z.int(),
  /** What was promised when it was sent: business days until its plan is reviewed, and rounds of changes. */
  designDaysFrom: z.int(),
  designDaysTo: z.int(),
  designRevisions: z.int(),
  conceptCount: z.int(),
  /** Until when the next concept is promised; null while none is owed. */
  conceptDueAt: Instant.nullable(),
  /** Where its plan is read as a small picture, null where none shows it; in the studio's list only. */
  planThumbnail: z.string().nullable().optional(),
  /** The client; admins only. */
  user: Client.optional(),
}

export const DesignRequestSummary = z.object(summary)
export type DesignRequestSummary = z.infer<typeof DesignRequestSummary>

/** The floor plan, with what the server could read of a drawing that browsers cannot show. */
const FloorPlan = FileReply.extend({
  kind: z.enum(['png', 'jpeg', 'pdf', 'dwg', 'dxf']),
  /** What program wrote it, such as "AutoCAD 2018"; null but for DWG. */
  version: z.string().nullable(),
  /** The picture that a DWG carries inside. */
  picture: FileReply.nullable(),
  /** The same drawing as DXF, where the server could convert it. */
  drawing: FileReply.nullable(),
})

export const Concept = FileReply.extend({
  _id: z.uuid(),
  /** Counted from 1. */
  version: z.int(),
  createdAt: Instant,
  notes: z.string(),
  /** It was furnished on a board, which can be looked at. */
  hasBoard: z.boolean(),
})
export type Concept = z.infer<typeof Concept>

export const DesignEvent = z.object({
  type: z.string(),
  title: z.string(),
  date: Instant,
  description: z.string(),
})
export type DesignEvent = z.infer<typeof DesignEvent>

export const DesignRequest = z.object({
  ...summary,
  brief: DesignBrief,
  notes: z.string(),
  floorPlan: FloorPlan,
  /** What the client sent beside it, in that order. */
  attachments: z.array(FileReply),
  planScale: PlanScale.nullable(),
  /** Oldest first. */
  designConcepts: z.array(Concept),
  suggestedProducts: z.array(SuggestedProduct),
  revisions: z.array(z.object({ _id: z.uuid(), number: z.int(), details: z.string(), createdAt: Instant })),
  /** The newest, oldest of them first; `GET …/comments` has those before them. */
  comments: z.array(Comment),
  /** All of them. */
  commentCount: z.int(),
  paymentEvidence: FileReply.nullable(),
  paymentEvidenceUploadedAt: Instant.nullable(),
  /** Why a payment was rejected. */
  paymentNote: z.string(),
  /** How the client answered the design; null while they have not. */
  answer: z.enum(['approved', 'rejected']).nullable(),
  /** What the client wrote with a no. */
  feedback: z.string(),
  /** Why the studio declined the request. */
  declineReason: z.string(),
  /** The newest of what happened, oldest first. */
  history: z.array(DesignEvent),
  /** How many events there are in all. */
  historyCount: z.int(),
})
export type DesignRequest = z.infer<typeof DesignRequest>

/** A design request's id, or its number in place of it. */
export const RequestId = idOrNumber(DESIGN_NUMBER, 'Design request not found')
export const requestParams = z.object({ id: RequestId })
export const requestReply = z.object({ request: DesignRequest })
