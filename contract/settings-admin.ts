import { z } from 'zod'
import { paragraphs } from '#kit/core/operation/text.ts'
import { letterTemplateNames, MAX_TEMPLATE_LENGTH, templateFault } from '#domain/emails/letter-templates.ts'
import { changeForm } from './change-form.ts'
import type { Operations } from './endpoint.ts'
import { SignedLinkQuery } from './files.ts'
import { uploadPart } from '#kit/core/operation/files.ts'
import { jsonPart } from '#kit/core/operation/form-parts.ts'
import { Settings } from './settings.ts'
import { settingsChanges } from './settings-form.ts'

const { general, shipping, payment, email, seo, search } = settingsChanges

/** What the settings page sends: sections as JSON, each with what changed in it, and pictures as files. */
export const SettingsChangeForm = changeForm({
  general: jsonPart(general).optional(),
  shipping: jsonPart(shipping).optional(),
  payment: jsonPart(payment).optional(),
  email: jsonPart(email).optional(),
  seo: jsonPart(seo).optional(),
  search: jsonPart(search).optional(),
  /** The values that the page showed of what it changes: where another save came between, it is refused. */
  seen: jsonPart(z.record(z.string(), z.record(z.string(), z.unknown()))).optional(),
  logo: uploadPart('logo').optional(),
  favicon: uploadPart('favicon').optional(),
  ogImage: uploadPart('shopPicture').optional(),
})
export type SettingsChangeForm = z.output<typeof SettingsChangeForm>

/** The words of a letter that are tried out; empty means ours. */
export const LetterDraft = z
  .object({
    template: z.enum(letterTemplateNames),
    text: paragraphs(MAX_TEMPLATE_LENGTH).default(''),
  })
  .superRefine(({ template, text }, context) => {
    const message = templateFault(template, text)
    if (message !== undefined) context.addIssue({ code: 'custom', path: ['text'], message })
  })
export type LetterDraft = z.output<typeof LetterDraft>

/** A letter as its reader would get it; `url` shows it for a short while, in a frame that can run nothing. */
export const LetterSample = z.object({ subject: z.string(), text: z.string(), url: z.string() })

export const settingsAdminOperations = {
  'GET /api/settings': {
    access: 'admin',
    summary: 'Everything the owner can set',
    reply: z.object({
      settings: Settings,
      /** The words of each letter that stand where the owner wrote none. */
      standardLetters: z.record(z.enum(letterTemplateNames), z.string()),
      /** Whether mails leave: without a mail server they wait. */
      canSend: z.boolean(),
    }),
    data: 'settings',
  },
  'PUT /api/settings': {
    access: 'admin',
    summary: 'Change settings: of each section what changed, and the pictures of the shop',
    body: SettingsChangeForm,
    maxPartBytes: 256 * 1024,
    reply: z.object({ settings: Settings }),
    data: 'settings',
    limit: 'upload',
  },
  'POST /api/settings/email-preview': {
    access: 'admin',
    summary: 'A letter with words that are not saved yet, filled in with a sample',
    body: LetterDraft,
    reply: z.object({
      preview: LetterSample,
    }),
    data: 'preview',
    limit: 'change',
  },
  'GET /api/settings/email-preview/:id': {
    access: 'anyone',
    summary: 'The HTML of a letter that is tried out by a signed link, for a sandboxed frame',
    params: z.object({ id: z.uuid('Not found') }),
    query: SignedLinkQuery,
    reply: 'file',
  },
  'POST /api/settings/test-email': {
    access: 'admin',
    summary: 'Send a letter that is tried out to the admin email',
    body: LetterDraft,
    /** `refusal`: what the mail server answered where it did not take the letter. */
    reply: z.object({ sentTo: z.string(), canSend: z.boolean(), refusal: z.string() }),
    data: 'sentTo',
    limit: 'message',
  },
} as const satisfies Operations
