import { and, asc, eq, sql } from 'drizzle-orm'
import { Problem } from '#contract/problems.ts'
import { one, type Db } from '#server/db/database.ts'
import { designComments } from '#server/db/schema/designs.ts'
import { users } from '#server/db/schema/users.ts'

const columns = {
  _id: designComments.id,
  parentId: designComments.parentId,
  conceptId: designComments.conceptId,
  number: designComments.number,
  page: designComments.page,
  x: designComments.x,
  y: designComments.y,
  authorId: designComments.authorId,
  authorName: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
  writtenAs: designComments.writtenAs,
  text: designComments.text,
  createdAt: designComments.createdAt,
  resolvedAt: designComments.resolvedAt,
}

/** A pinned comment, or an answer to one. */
export type StoredComment = Awaited<ReturnType<typeof listComments>>[number]

/** The comments and answers of a request, oldest first. */
export function listComments(db: Db, requestId: string) {
  return db
    .select(columns)
    .from(designComments)
    .innerJoin(users, eq(users.id, designComments.authorId))
    .where(eq(designComments.requestId, requestId))
    .orderBy(asc(designComments.createdAt), asc(designComments.number), asc(designComments.id))
}

type StoredPin = { number: number; conceptId: string | null; page: number | null; resolvedAt: Date | null }

/**
 * The comment `id` of a request; an answer to one is none.
 *
 * @throws Problem `comment_not_found` (another request's, too)
 */
export async function requirePin(db: Db, requestId: string, id: string): Promise<StoredPin> {
  const { number, conceptId, page, resolvedAt } = designComments
  const found = await one(
    db
      .select({ number, conceptId, page, resolvedAt })
      .from(designComments)
      .where(and(eq(designComments.id, id), eq(designComments.requestId, requestId))),
  )
  if (!found || found.number === null) throw new Problem('comment_not_found')
  return { ...found, number: found.number }
}
