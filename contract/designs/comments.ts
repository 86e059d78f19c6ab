import { z } from 'zod'
import { numberInUrl } from '#kit/core/operation/number-in-url.ts'
import { requiredParagraphs } from '#kit/core/operation/text.ts'
import { Instant } from '#kit/core/operation/instant.ts'
import { MAX_COMMENTS, MAX_REPLIES } from '#domain/designs/comment-limits.ts'
import { Author } from '../author.ts'
import { Id } from '../board-id.ts'
import { fraction, PageNumber } from './plan-scale.ts'

const MAX_COMMENT = 2000

const CommentText = requiredParagraphs('Please write a comment', MAX_COMMENT)

const Reply = z.object({ _id: z.uuid(), author: Author, text: z.string(), createdAt: Instant })

const replyCount = z.int()

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
  /** The piece on the board of its concept that it is about. */
  piece: Id.nullable(),
  author: Author,
  text: z.string(),
  createdAt: Instant,
  resolvedAt: Instant.nullable(),
  /** The newest, oldest of them first. */
  replies: z.array(Reply),
  /** All of them. */
  replyCount,
})
export type Comment = z.infer<typeof Comment>

export const NewComment = z.object({
  conceptId: z.uuid('Concept not found').nullable().default(null),
  page: PageNumber.default(1),
  x: fraction,
  y: fraction,
  piece: Id.nullable().default(null),
  text: CommentText,
})

export const NewReply = z.object({ text: CommentText })

export const ResolveComment = z.object({ isResolved: z.boolean() })

/** Comments with a lower number than `before`, as many as fit; the newest where it names none. */
export const CommentsBefore = z.object({
  before: numberInUrl(z.int().min(1).max(MAX_COMMENTS)).optional(),
})
export const CommentPage = z.object({ comments: z.array(Comment), commentCount: z.int() })

/** Answers before the one at place `before`, counted from 0; the newest where it names none. */
export const RepliesBefore = z.object({ before: numberInUrl(z.int().min(0).max(MAX_REPLIES)).optional() })
export const ReplyPage = z.object({ replies: z.array(Reply), replyCount })
