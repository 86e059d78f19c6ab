import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { DesignStatus } from '#domain/designs/design-status.ts'
import type { PaymentMethod } from '#domain/payments/payment-method.ts'
import type { PaymentStatus } from '#domain/payments/payment-status.ts'
import { firstPromises } from '#domain/settings/promises.ts'
import type { DesignBrief } from '#contract/designs/design-request.ts'
import type { PlanScale } from '#contract/designs/plan-scale.ts'
import { files } from './files.ts'
import { products } from './products.ts'
import { users } from './users.ts'
import { moment } from './moment.ts'
import { idOf, partOf } from './id-of.ts'

export const designRequests = pgTable(
  'design_requests',
  {
    id: uuid().primaryKey(),
    number: integer().generatedByDefaultAsIdentity({ name: 'design_number', startWith: 101 }),
    userId: idOf('user_id', () => users.id),
    packageType: text('package_type').notNull(),
    status: text().$type<DesignStatus>().notNull().default('pending'),
    paymentStatus: text('payment_status').$type<PaymentStatus>().notNull().default('pending'),
    paymentMethod: text('payment_method').$type<PaymentMethod>().notNull(),
    /** Why a payment was rejected. */
    paymentNote: text('payment_note').notNull().default(''),
    feeCents: integer('fee_cents').notNull(),
    brief: jsonb().$type<DesignBrief>().notNull(),
    notes: text().notNull().default(''),
    planFileId: idOf('plan_file_id', () => files.id),
    /** What wrote a DWG, the picture inside it, and the same drawing as DXF, where the server could read them. */
    planVersion: text('plan_version'),
    planPictureFileId: uuid('plan_picture_file_id').references(() => files.id),
    planDrawingFileId: uuid('plan_drawing_file_id').references(() => files.id),
    planScale: jsonb('plan_scale').$type<PlanScale>(),
    evidenceFileId: uuid('evidence_file_id').references(() => files.id),
    evidenceUploadedAt: moment('evidence_uploaded_at'),
    paidAt: moment('paid_at'),
    revisionCount: integer('revision_count').notNull().default(0),
    /** What was promised when it was sent. */
    designDaysFrom: integer('design_days_from').notNull().default(firstPromises.designDaysFrom),
    designDaysTo: integer('design_days_to').notNull().default(firstPromises.designDaysTo),
    designRevisions: integer('design_revisions').notNull().default(firstPromises.designRevisions),
    /** How the client answered the design, and what they wrote with a no. */
    answer: text().$type<'approved' | 'rejected'>(),
    feedback: text().notNull().default(''),
    declineReason: text('decline_reason').notNull().default(''),
    /** Letters sent that remind of the fee. */
    feeReminders: integer('fee_reminders').notNull().default(0),
    completedAt: moment('completed_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('design_requests_reference_key').on(sql`left(${table.id}::text, 8)`),
    uniqueIndex('design_requests_number_key').on(table.number),
    index('design_requests_user_idx').on(table.userId, table.createdAt.desc().nullsFirst()),
    index('design_requests_created_idx').on(table.createdAt.desc().nullsFirst(), table.id),
    index('design_requests_status_idx').on(table.status, table.createdAt.desc().nullsFirst()),
    index('design_requests_unpaid_idx')
      .on(table.createdAt)
      .where(sql`payment_status = 'pending' and status = 'pending'`),
    check(
      'design_requests_paid_check',
      sql`(${table.paymentStatus} in ('paid', 'refunded')) = (${table.paidAt} is not null)`,
    ),
    check(
      'design_requests_completed_check',
      sql`(${table.status} = 'completed') = (${table.completedAt} is not null)`,
    ),
    check(
      'design_requests_revisions_check',
      sql`${table.revisionCount} between 0 and ${table.designRevisions}`,
    ),
  ],
)

/** What a client sent beside the floor plan: other storeys, photographs. */
export const designAttachments = pgTable(
  'design_attachments',
  {
    requestId: partOf('request_id', () => designRequests.id),
    /** Counted from 1, as they were sent. */
    position: integer().notNull(),
    fileId: idOf('file_id', () => files.id),
  },
  (table) => [
    primaryKey({ columns: [table.requestId, table.position] }),
    unique('design_attachments_file_key').on(table.fileId),
  ],
)

export const designConcepts = pgTable(
  'design_concepts',
  {
    id: uuid().primaryKey(),
    requestId: partOf('request_id', () => designRequests.id),
    /** Counted from 1. */
    version: integer().notNull(),
    fileId: idOf('file_id', () => files.id),
    notes: text().notNull().default(''),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [unique('design_concepts_version_key').on(table.requestId, table.version)],
)

export const designRevisions = pgTable(
  'design_revisions',
  {
    id: uuid().primaryKey(),
    requestId: partOf('request_id', () => designRequests.id),
    /** Counted from 1. */
    number: integer().notNull(),
    details: text().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('design_revisions_number_key').on(table.requestId, table.number),
    check('design_revisions_number_check', sql`${table.number} > 0`),
  ],
)

/** Pieces that the studio suggests; what they are called and cost is read from the catalogue each time. */
export const designSuggestions = pgTable(
  'design_suggestions',
  {
    id: uuid().primaryKey(),
    requestId: partOf('request_id', () => designRequests.id),
    position: integer().notNull(),
    productId: idOf('product_id', () => products.id),
    variantKey: text('variant_key').notNull(),
    /** Lower-case variant name → chosen option id. */
    choice: jsonb().$type<Record<string, string>>().notNull(),
    quantity: integer().notNull(),
    /** Came with a published board, and goes once a later one is without it; what the studio listed by hand does not. */
    isFromBoard: boolean('is_from_board').notNull().default(false),
    answer: text().$type<'accepted' | 'declined'>(),
    answerNote: text('answer_note').notNull().default(''),
    answeredAt: moment('answered_at'),
  },
  (table) => [
    unique('design_suggestions_piece_key').on(table.requestId, table.productId, table.variantKey),
    index('design_suggestions_product_idx').on(table.productId),
    check('design_suggestions_quantity_check', sql`${table.quantity} > 0`),
  ],
)

/** What happened to a design request, written in the transaction that made it happen. */
export const designHistory = pgTable(
  'design_history',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    requestId: partOf('request_id', () => designRequests.id),
    type: text().notNull(),
    title: text().notNull(),
    description: text().notNull().default(''),
    actorId: uuid('actor_id'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('design_history_request_idx').on(table.requestId, table.id)],
)
