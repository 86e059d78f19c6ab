import { and, asc, count, desc, eq, isNotNull, isNull, lt, max, sql } from 'drizzle-orm'
import { Problem } from '#contract/problems.ts'
import { one, type Db } from '#kit/node/db/database.ts'
import { boards } from '#server/db/schema/boards.ts'
import { designComments } from '#server/db/schema/design-comments.ts'
import { users } from '#server/db/schema/users.ts'
import { authorName } from '#server/talk/author-of.ts'

const { parentId, number, conceptId, page, x, y, resolvedAt } = designComments

const written = {
  _id: designComments.id,
  authorId: designComments.authorId,
  authorName,
  writtenAs: designComments.writtenAs,
  text: designComments.text,
  createdAt: designComments.createdAt,
}
const pinned = {
  ...written,
  conceptId,
  number: sql<number>`${number}`,
  page: sql<number>`${page}`,
  x: sql<number>`${x}`,
  y: sql<number>`${y}`,
  piece: designComments.piece,
  resolvedAt,
}

export type StoredReply = Awaited<ReturnType<typeof listReplies>>[number]
export type StoredPin = Awaited<ReturnType<typeof listPins>>[number]

/** The comments of a request with a lower number than `before`, the highest first, `most` of them. */
export function listPins(db: Db, requestId: string, before: number, most: number) {
  return db
    .select(pinned)
    .from(designComments)
    .innerJoin(users, eq(users.id, designComments.authorId))
    .where(and(eq(designComments.requestId, requestId), lt(number, before)))
    .orderBy(desc(number))
    .limit(most)
}

/** The answers to the comments of a request, each with its place among those to its comment, counted from 0. */
function numberedReplies(db: Db, requestId: string) {
  const byAge = sql`order by ${designComments.createdAt}, ${designComments.id}`
  return db
    .select({
      ...written,
      parentId: sql<string>`${parentId}`.as('parent_id'),
      authorName: authorName.as('author_name'),
      place: sql<number>`(row_number() over (partition by ${parentId} ${byAge}))::int - 1`.as('place'),
      of: sql<number>`(count(*) over (partition by ${parentId}))::int`.as('of'),
    })
    .from(designComments)
    .innerJoin(users, eq(users.id, designComments.authorId))
    .where(and(eq(designComments.requestId, requestId), isNotNull(parentId)))
    .as('numbered')
}

/** The newest answers to each comment of a request, `most` of each, oldest first. */
export function listReplies(db: Db, requestId: string, most: number) {
  const replies = numberedReplies(db, requestId)
  return db
    .select()
    .from(replies)
    .where(sql`${replies.place} >= ${replies.of} - ${most}`)
    .orderBy(asc(replies.place))
}

/** The answers to one comment before the one at place `before`, the last `most` of them, oldest first. */
export async function listRepliesBefore(
  db: Db,
  requestId: string,
  commentId: string,
  before: number,
  most: number,
): Promise<StoredReply[]> {
  const replies = numberedReplies(db, requestId)
  const last = await db
    .select()
    .from(replies)
    .where(and(eq(replies.parentId, commentId), lt(replies.place, before)))
    .orderBy(desc(replies.place))
    .limit(most)
  return last.toReversed()
}

/** How many comments a request has, without answers, and the number of its last. */
export async function countPins(db: Db, requestId: string): Promise<{ count: number; last: number }> {
  const isPin = and(eq(designComments.requestId, requestId), isNull(parentId))
  const [found] = await db
    .select({ count: count(), last: max(number) })
    .from(designComments)
    .where(isPin)
  return { count: found?.count ?? 0, last: found?.last ?? 0 }
}

/** How many answers a comment has. */
export function countReplies(db: Db, commentId: string): Promise<number> {
  return db.$count(designComments, eq(parentId, commentId))
}

/**
 * Whether a piece stands on the board that a concept shows.
 *
 * @throws Problem `board_piece_not_found`
 */
export async function requirePieceOf(db: Db, conceptId: string | null, piece: string): Promise<void> {
  const stands = sql`${boards.content} -> 'pieces' -> ${piece}::text is not null`
  const isThere = conceptId !== null && (await db.$count(boards, and(eq(boards.id, conceptId), stands))) > 0
  if (!isThere) throw new Problem('board_piece_not_found')
}

type PlacedPin = { number: number; conceptId: string | null; page: number | null; resolvedAt: Date | null }

/**
 * The comment `id` of a request; an answer to one is none.
 *
 * @throws Problem `comment_not_found` (another request's, too)
 */
export async function requirePin(db: Db, requestId: string, id: string): Promise<PlacedPin> {
  const found = await one(
    db
      .select({ number, conceptId, page, resolvedAt })
      .from(designComments)
      .where(and(eq(designComments.id, id), eq(designComments.requestId, requestId))),
  )
  if (!found || found.number === null) throw new Problem('comment_not_found')
  return { ...found, number: found.number }
}
