import { z } from 'zod'
import { MAX_TEMPLATE_LENGTH } from '#domain/emails/letter-templates.ts'
import { requiredLine, requiredParagraphs } from '#kit/core/operation/text.ts'
import type { Operations } from './endpoint.ts'
import { Email as Address } from './email-address.ts'
import { LetterSample } from './settings-admin.ts'
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

export const OwnLetterForm = z.object({
  subject: requiredLine('A letter needs a subject', 200),
  body: requiredParagraphs('A letter needs words', MAX_TEMPLATE_LENGTH),
})
export type OwnLetterForm = z.infer<typeof OwnLetterForm>

const OwnWords = z.object({ subject: z.string(), body: z.string() })

/** The words of a letter: ours, the owner's where they wrote some, and what may stand in braces. */
const EditableLetter = z.object({
  name: z.string(),
  isToStudio: z.boolean(),
  original: OwnWords,
  own: OwnWords.nullable(),
  placeholders: z.array(z.string()),
  /** Placeholders that the words cannot do without. */
  required: z.array(z.string()),
})
export type EditableLetter = z.infer<typeof EditableLetter>

/** `quote-ready`, and `quote-accepted:on-delivery` for other words of the same letter. */
const letterParams = z.object({
  name: z.string().regex(/^[\da-z-]{1,40}(:[a-z-]{1,20})?$/, 'Letter not found'),
})
const letterReply = { reply: z.object({ letter: EditableLetter }), data: 'letter' } as const

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
      /** Who reads them. */
      to: Address.optional(),
    }),
    reply: z.object({ emails: z.array(EmailSummary), pagination: Pagination, canSend: z.boolean() }),
    data: 'emails',
  },
  'GET /api/emails/letters': {
    access: 'admin',
    summary: 'The letters whose words the owner may write, each with ours',
    reply: z.object({ letters: z.array(EditableLetter) }),
    data: 'letters',
  },
  'PUT /api/emails/letters/:name': {
    access: 'admin',
    summary: 'Write the words of a letter',
    params: letterParams,
    body: OwnLetterForm,
    ...letterReply,
    limit: 'change',
  },
  'DELETE /api/emails/letters/:name': {
    access: 'admin',
    summary: 'Go back to our words of a letter',
    params: letterParams,
    ...letterReply,
    limit: 'change',
  },
  'POST /api/emails/letters/:name/preview': {
    access: 'admin',
    summary: 'A letter with words that are not saved yet, filled in with a sample',
    params: letterParams,
    body: OwnLetterForm,
    reply: z.object({ preview: LetterSample }),
    data: 'preview',
    limit: 'change',
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
