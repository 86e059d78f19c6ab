import { z } from 'zod'
import { Instant } from '#kit/core/operation/instant.ts'
import { requiredText } from '../users.ts'
import { fraction, PageNumber } from './plan-scale.ts'

const MAX_COMMENT = 2000

const CommentText = requiredText('Please write a comment', MAX_COMMENT)

const Author = z.object({
  name: z.string(),
  isStudio: z.boolean(),
  /** Written by whoever asks. */
  isMe: z.boolean(),
})

const Reply = z.object({ _id: z.uuid(), author: Author, text: z.string(), createdAt: Instant })

/** A comment pinned to a point of the floor plan or of a concept, with its answers. */
export const Comment = z.object({
  _id: z.uuid(),
  /** The concept it is pinned to; null for the floor plan. */
  conceptId: z.uuid().nullable(),
  /** Counted from 1 through all pins of a request; shown on the pin. */
  number: z.int(),
  page: PageNumber,
  x: fraction,
  y: fraction,
  author: Author,
  text: z.string(),
  createdAt: Instant,
  resolvedAt: Instant.nullable(),
  replies: z.array(Reply),
})
export type Comment = z.infer<typeof Comment>

export const NewComment = z.object({
  conceptId: z.uuid('Concept not found').nullable().default(null),
  page: PageNumber.default(1),
  x: fraction,
  y: fraction,
  text: CommentText,
})

export const NewReply = z.object({ text: CommentText })

export const ResolveComment = z.object({ isResolved: z.boolean() })
