import type { Comment } from '#contract/designs/comments.ts'
import type { Db } from '#server/db/database.ts'
import type { SignedIn } from '#server/http/session.ts'
import { listComments, type StoredComment } from './queries.ts'

/** What is pinned to the plan and the concepts of a request, by number, each with its answers, oldest first. */
export async function presentComments(
  db: Db,
  viewer: Pick<SignedIn, 'id' | 'role'>,
  requestId: string,
): Promise<Comment[]> {
  const stored = await listComments(db, requestId)
  const answers = Map.groupBy(stored, ({ parentId }) => parentId)
  return stored
    .flatMap((comment) => presentPin(comment, answers.get(comment._id) ?? [], viewer.id) ?? [])
    .toSorted((a, b) => a.number - b.number)
}

/** A comment with its place; an answer has none. */
function presentPin(comment: StoredComment, answers: StoredComment[], viewerId: string): Comment | undefined {
  const { _id, conceptId, number, page, x, y, text, createdAt, resolvedAt } = comment
  if (number === null || page === null || x === null || y === null) return undefined
  return {
    _id,
    conceptId,
    number,
    page,
    x,
    y,
    author: authorOf(comment, viewerId),
    text,
    createdAt,
    resolvedAt,
    replies: answers.map((answer) => presentAnswer(answer, viewerId)),
  }
}

function presentAnswer(answer: StoredComment, viewerId: string): Comment['replies'][number] {
  const { _id, text, createdAt } = answer
  return { _id, author: authorOf(answer, viewerId), text, createdAt }
}

function authorOf({ authorId, authorName, writtenAs }: StoredComment, viewerId: string): Comment['author'] {
  return { name: authorName, isStudio: writtenAs === 'studio', isMe: authorId === viewerId }
}
