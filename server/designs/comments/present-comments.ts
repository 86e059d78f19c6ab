import type { Comment } from '#contract/designs/comments.ts'
import { MAX_COMMENTS, MAX_REPLIES } from '#domain/designs/comment-limits.ts'
import type { Db } from '#kit/node/db/database.ts'
import type { SignedIn } from '#server/session.ts'
import { authorOf } from '#server/talk/author-of.ts'
import {
  countPins,
  countReplies,
  listPins,
  listReplies,
  listRepliesBefore,
  type StoredPin,
  type StoredReply,
} from './queries.ts'

type Viewer = Pick<SignedIn, 'id' | 'role'>

const COMMENTS_PER_PAGE = 50
const REPLIES_WITH_COMMENT = 10
const REPLIES_PER_PAGE = 20
/** Bytes of JSON: a reply holds the request twice, and is 200 KB at most. */
const MAX_BYTES = 72 * 1024

/**
 * What is pinned to the plan and the concepts of a request before the comment numbered `before`: the newest 50 or as
 * many as fit, in the order of their numbers, each with its newest answers.
 */
export async function presentComments(
  db: Db,
  viewer: Viewer,
  requestId: string,
  before = MAX_COMMENTS + 1,
): Promise<{ comments: Comment[]; commentCount: number }> {
  const { count: commentCount } = await countPins(db, requestId)
  if (commentCount === 0) return { comments: [], commentCount }
  const replies = Map.groupBy(
    await listReplies(db, requestId, REPLIES_WITH_COMMENT),
    ({ parentId }) => parentId,
  )
  const pins = await listPins(db, requestId, before, COMMENTS_PER_PAGE)
  const comments = pins.map((pin) => presentPin(pin, replies.get(pin._id) ?? [], viewer.id))
  return { comments: fitting(comments).toReversed(), commentCount }
}

/** The answers to a comment before the one at place `before`. */
export async function presentReplies(
  db: Db,
  viewer: Viewer,
  { requestId, commentId }: { requestId: string; commentId: string },
  before = MAX_REPLIES,
): Promise<{ replies: Comment['replies']; replyCount: number }> {
  const replies = await listRepliesBefore(db, requestId, commentId, before, REPLIES_PER_PAGE)
  return {
    replies: replies.map((reply) => presentReply(reply, viewer.id)),
    replyCount: await countReplies(db, commentId),
  }
}

/** As many of the first as fit; one always does. */
function fitting(comments: Comment[]): Comment[] {
  let left = MAX_BYTES
  const beyond = comments.findIndex((comment) => (left -= Buffer.byteLength(JSON.stringify(comment))) < 0)
  return beyond < 0 ? comments : comments.slice(0, Math.max(1, beyond))
}

function presentPin(pin: StoredPin, replies: StoredReply[], viewerId: string): Comment {
  const { _id, conceptId, number, page, x, y, piece, text, createdAt, resolvedAt } = pin
  return {
    _id,
    conceptId,
    number,
    page,
    x,
    y,
    piece,
    author: authorOf(pin, viewerId),
    text,
    createdAt,
    resolvedAt,
    replies: replies.map((reply) => presentReply(reply, viewerId)),
    replyCount: replies[0]?.of ?? 0,
  }
}

function presentReply(reply: StoredReply, viewerId: string): Comment['replies'][number] {
  const { _id, text, createdAt } = reply
  return { _id, author: authorOf(reply, viewerId), text, createdAt }
}
