import { z } from 'zod'
import type { Operations } from './endpoint.ts'
import { SignedLinkQuery } from './files.ts'
import { Instant } from '#kit/core/operation/instant.ts'
import { Pagination, pagingQuery } from '#kit/core/operation/paging.ts'

/** `set_aside`: does not leave unless it is tried again. `demo`: of the invented past or to an invented person, and never sent. */
export const emailStates = ['waiting', 'sent', 'failed', 'set_aside', 'demo'] as const

/** One that waits, or all that do and were written before a moment. */
export const SetAsideForm = z
  .strictObject({ id: z.uuid('Email not found').optional(), before: Instant.optional() })
  .refine(
    ({ id, before }) => (id === undefined) !== (before === undefined),
    'Name one email by its id, or a moment before which they were written',
  )

const EmailSummary = z.object({
  _id: z.uuid(),
  letter: z.string(),
  to: z.string(),
  subject: z.string(),
  state: z.enum(emailStates),
  attempts: z.int(),
  lastError: z.string(),
  createdAt: Instant,
  sentAt: Instant.nullable(),
})

const Email = EmailSummary.extend({
  html: z.string(),
  text: z.string(),
  attachments: z.array(z.string()),
  /** Shows the HTML by itself, for a short while, in a frame that can run nothing. */
  previewUrl: z.string(),
})

export const emailOperations = {
  'GET /api/emails': {
    access: 'admin',
    summary: 'Mails sent and waiting, newest first',
    query: z.object({
      ...pagingQuery(10),
      state: z.enum(emailStates).optional(),
      search: z.string().trim().max(200).optional(),
    }),
    reply: z.object({ emails: z.array(EmailSummary), pagination: Pagination, canSend: z.boolean() }),
    data: 'emails',
  },
  'GET /api/emails/:id': {
    access: 'admin',
    summary: 'One mail as it was written',
    params: z.object({ id: z.uuid('Email not found') }),
    reply: z.object({ email: Email }),
    data: 'email',
  },
  'GET /api/emails/:id/preview': {
    access: 'anyone',
    summary: 'The HTML of a mail by a signed link, for a sandboxed frame',
    params: z.object({ id: z.uuid('Email not found') }),
    query: SignedLinkQuery,
    reply: 'file',
  },
  'POST /api/emails/set-aside': {
    access: 'admin',
    summary: 'Keep mails that wait from leaving: one, or all that were written before a moment',
    body: SetAsideForm,
    reply: z.object({ count: z.int() }),
    data: 'count',
    limit: 'change',
  },
  'POST /api/emails/:id/retry': {
    access: 'admin',
    summary: 'Try a mail again now',
    params: z.object({ id: z.uuid('Email not found') }),
    reply: z.object({ email: Email }),
    data: 'email',
    limit: 'message',
  },
} as const satisfies Operations
