import { z } from 'zod'
import type { Operations } from './endpoint.ts'
import { calendarDay } from '#kit/core/operation/day.ts'
import { Instant } from '#kit/core/operation/instant.ts'
import { Pagination, pagingQuery } from '#kit/core/operation/paging.ts'

const AUDIT_PAGE_SIZE = 20

export const AuditQuery = z.object({
  ...pagingQuery(AUDIT_PAGE_SIZE),
  /** Who did it. */
  actor: z.uuid('Choose a person').optional(),
  /** One kind of act, such as `order.paid`. */
  action: z.string().max(100).optional(),
  /** The kind of thing that was changed, such as `order`. */
  object: z.string().max(100).optional(),
  /** A number, part of an id or reference, or of the name of a product or person that was changed. */
  search: z.string().trim().max(200).optional(),
  /** Days of the store's calendar, both counted. */
  from: calendarDay('Enter a date').optional(),
  to: calendarDay('Enter a date').optional(),
})
export type AuditQuery = z.infer<typeof AuditQuery>

const Actor = z.object({ _id: z.string(), name: z.string() })

/** What differed, by field; money in cents. */
const Values = z.record(z.string(), z.unknown())

/** What was done to one thing. */
const AuditLine = z.object({
  _id: z.string(),
  action: z.string(),
  /** What was changed; `name` is null where it has none or is gone. */
  object: z.object({ type: z.string(), id: z.string(), name: z.string().nullable() }),
  before: Values,
  after: Values,
})
export type AuditLine = z.output<typeof AuditLine>

const AuditEntry = AuditLine.extend({
  createdAt: Instant,
  actor: Actor,
  /** How many things it was done to one by one, where they were many. */
  lines: z.int(),
  /** Where the request came from. */
  address: z.string(),
})
export type AuditEntry = z.output<typeof AuditEntry>

export const auditOperations = {
  'GET /api/audit': {
    access: 'admin',
    summary: 'What the studio changed, newest first, and everyone who ever changed something',
    query: AuditQuery,
    reply: z.object({ entries: z.array(AuditEntry), actors: z.array(Actor), pagination: Pagination }),
    data: 'entries',
  },
  'GET /api/audit/:id/lines': {
    access: 'admin',
    summary: 'What one entry did to many things, such as a file of products, thing by thing',
    params: z.object({ id: z.string().regex(/^\d{1,15}$/, 'Entry not found') }),
    query: z.object(pagingQuery(AUDIT_PAGE_SIZE)),
    reply: z.object({ lines: z.array(AuditLine), pagination: Pagination }),
    data: 'lines',
  },
} as const satisfies Operations
