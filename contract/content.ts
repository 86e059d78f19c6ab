import { z } from 'zod'
import { unknownFields } from '#domain/content/facts.ts'
import { integer } from '#kit/core/operation/integer.ts'
import { Instant } from '#kit/core/operation/instant.ts'
import { line, requiredLine } from '#kit/core/operation/text.ts'
import type { Operations } from './endpoint.ts'

/** What a page may hold, in bytes of UTF-8. */
export const MAX_BODY_BYTES = 100 * 1024
const MAX_TITLE = 120
const MAX_DESCRIPTION = 300

const TOO_LONG = 'Use at most 100 KB: make two pages of it'

/** Fields that are facts of the shop, and no others. */
export function withFacts<Text extends z.ZodType<string, string | undefined>>(
  text: Text,
  help = ': take the braces away',
) {
  return text.superRefine((written, context) => {
    const unknown = unknownFields(written)
    if (unknown.length > 0) context.addIssue({ code: 'custom', message: unknownWords(unknown) + help })
  })
}

const fromList = <Text extends z.ZodType<string, string | undefined>>(text: Text) =>
  withFacts(text, ': choose from the list')

function unknownWords(fields: readonly string[]): string {
  const [first, ...others] = fields.slice(0, 5).map((name) => `{${name}}`)
  if (others.length === 0) return `${first} is no fact of the shop`
  return `${[first, ...others].join(', ')} are no facts of the shop`
}

const text = {
  title: fromList(requiredLine('A page needs a title', MAX_TITLE)),
  /** For search engines, in a sentence or two. */
  description: fromList(line(MAX_DESCRIPTION).default('')),
  /** Markdown. */
  body: fromList(
    z
      .string()
      .max(MAX_BODY_BYTES, TOO_LONG)
      .refine((written) => new TextEncoder().encode(written).length <= MAX_BODY_BYTES, TOO_LONG)
      .default('')
      .meta({ lines: 'many' }),
  ),
}

/** Whether a page of the owner's own stands in the footer; the standard pages have their places. */
const inFooter = z.boolean().default(false)

export const NewPageForm = z.object({ ...text, inFooter })
export type NewPageForm = z.output<typeof NewPageForm>
/** What its form holds while it is typed. */
export type PageTyped = z.input<typeof NewPageForm>

export const DraftForm = z.object({
  ...text,
  inFooter,
  /** The number of the version that the editor saw: where another one was saved meanwhile, it is refused. */
  version: integer(),
})
export type DraftForm = z.output<typeof DraftForm>

/** One text of a page. */
const ContentVersion = z.object({
  number: z.int(),
  title: z.string(),
  description: z.string(),
  body: z.string(),
  inFooter: z.boolean(),
  author: z.string(),
  savedAt: Instant,
  /** Absent from a draft. */
  publishedAt: Instant.optional(),
})

/** A page as its owner sees it. */
const ManagedPage = z.object({
  slug: z.string(),
  title: z.string(),
  path: z.string(),
  isStandard: z.boolean(),
  /** Of words that stand within a page of ours: what becomes of them. */
  note: z.string().optional(),
  /** The version that shoppers read; absent where none is: a standard page then stands as it came. */
  published: z.int().optional(),
  /** The version that waits to be published. */
  draft: z.int().optional(),
  /** The highest number of a version that there was; 0 before the first. */
  latest: z.int(),
  savedAt: Instant.optional(),
})
export type ManagedPage = z.infer<typeof ManagedPage>

/** A text as HTML, taken apart at its headings of the second level. */
const drawn = {
  lead: z.string(),
  sections: z.array(z.object({ id: z.string(), title: z.string(), html: z.string() })),
}
export type DrawnText = Pick<PublishedPage, keyof typeof drawn>

const PublishedPage = z.object({
  slug: z.string(),
  path: z.string(),
  title: z.string(),
  description: z.string(),
  ...drawn,
  /** Whether a standard page stands as it came. */
  isOriginal: z.boolean(),
})
export type PublishedPage = z.infer<typeof PublishedPage>

const params = z.object({ slug: z.string().regex(/^[a-z0-9-]{1,60}$/, 'Page not found') })
const managed = { reply: z.object({ page: ManagedPage }), data: 'page' } as const

export const contentOperations = {
  'GET /api/content': {
    access: 'admin',
    summary: 'The pages whose words the owner writes: the standard ones, then their own',
    reply: z.object({ pages: z.array(ManagedPage) }),
    data: 'pages',
  },
  'GET /api/content/footer': {
    access: 'anyone',
    summary: "The owner's own pages that stand in the footer",
    reply: z.object({ pages: z.array(z.object({ path: z.string(), title: z.string() })) }),
    data: 'pages',
  },
  'GET /api/content/:slug': {
    access: 'anyone',
    summary: 'A page as it is published; a standard page that nobody wrote stands as it came',
    params,
    reply: z.object({ page: PublishedPage }),
    data: 'page',
  },
  'GET /api/content/:slug/versions': {
    access: 'admin',
    summary: 'A page with its draft and the last versions that were published, newest first',
    params,
    reply: z.object({
      page: ManagedPage,
      versions: z.array(ContentVersion),
      /** The words of a standard page as it came. */
      original: z.object({ title: z.string(), description: z.string(), body: z.string() }).optional(),
      /** What texts may name in braces, as it is now. */
      facts: z.array(z.object({ name: z.string(), value: z.string() })),
    }),
    data: 'page',
  },
  'POST /api/content': {
    access: 'admin',
    summary: 'Add a page of the owner’s own, as a draft; its address is made from its title',
    body: NewPageForm,
    ...managed,
    idempotent: true,
    limit: 'change',
  },
  'PUT /api/content/:slug': {
    access: 'admin',
    summary: 'Save the draft of a page',
    params,
    body: DraftForm,
    ...managed,
    limit: 'change',
  },
  'POST /api/content/:slug/publish': {
    access: 'admin',
    summary: 'Publish the draft of a page, as it was seen',
    params,
    body: z.object({ version: integer(1) }),
    ...managed,
    limit: 'change',
  },
  'POST /api/content/:slug/restore': {
    access: 'admin',
    summary: 'Show a version again that was published before; 0 takes back what the owner published',
    params,
    body: z.object({ version: integer() }),
    ...managed,
    limit: 'change',
  },
  'DELETE /api/content/:slug': {
    access: 'admin',
    summary: 'Delete a page of the owner’s own, with its versions',
    params,
    reply: z.object({ message: z.string() }),
    limit: 'change',
  },
  'POST /api/content/preview': {
    access: 'admin',
    summary: 'A text as its page would show it; nothing is saved',
    body: z.object({ title: text.title, body: text.body }),
    reply: z.object({ preview: z.object({ title: z.string(), ...drawn }) }),
    data: 'preview',
    limit: 'change',
  },
} as const satisfies Operations
