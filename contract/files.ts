import { z } from 'zod'
import type { Operations } from './endpoint.ts'

/** A private file as replies show it; `data` (base64) only with `?files=inline`. */
export const FileReply = z.object({
  name: z.string(),
  contentType: z.string(),
  size: z.int(),
  url: z.string(),
  data: z.string().optional(),
})
export type FileReply = z.infer<typeof FileReply>

/** What a short-lived signed link carries. */
export const SignedLinkQuery = z.object({
  expires: z.string().max(20).optional(),
  signature: z.string().max(100).optional(),
})

export const fileOperations = {
  'GET /api/files/:id': {
    access: 'anyone',
    summary: "Read a private file: its owner's or an admin's token, or a signed link",
    params: z.object({ id: z.uuid('Not found') }),
    /** `small`: a picture at most 240 pixels large, as JPEG; by a link that was signed for it. */
    query: SignedLinkQuery.extend({ small: z.literal('true').optional() }),
    reply: 'file',
  },
} as const satisfies Operations
