import { and, eq, sql } from 'drizzle-orm'
import { Problem } from '#contract/problems.ts'
import { emptyBoard, type Board, type Id, type Piece } from '#domain/boards/board.ts'
import { applied } from '#domain/boards/edits.ts'
import { JOURNAL_REVISIONS } from '#domain/boards/board-limits.ts'
import type { PublishedLine } from '#domain/boards/piece-list.ts'
import type { Swaps } from '#domain/boards/swaps.ts'
import { one, type Db } from '#kit/node/db/database.ts'
import { boardEdits, boards } from '#server/db/schema/boards.ts'
import { designConcepts } from '#server/db/schema/designs.ts'
import type { BoardReach } from './queries.ts'

/** A board as it was published has the id of its concept, and is never written again; swaps stand beside it. */
export const versionOf = (requestId: string, conceptId: string): BoardReach =>
  and(
    eq(boards.id, conceptId),
    sql`exists (select from ${designConcepts}
      where ${designConcepts.id} = ${boards.id} and ${designConcepts.requestId} = ${requestId})`,
  )

type Version = {
  id: string
  name: string
  ownerId: string
  content: Board
  published: PublishedLine[]
  at: Date
}

export async function insertVersion(tx: Db, { at, ...version }: Version): Promise<void> {
  await tx.insert(boards).values({ ...version, createdAt: at, updatedAt: at })
}

/** The version with its swaps: of each piece what its client chose last. */
export async function findVersion(db: Db, requestId: string, conceptId: string) {
  const { name, content, published } = boards
  const version = await one(
    db.select({ name, content, published }).from(boards).where(versionOf(requestId, conceptId)),
  )
  if (!version) throw new Problem('board_not_found')
  const swaps = await swapsOf(db, conceptId)
  // What has no lines was printed before larger paper was.
  return { ...version, published: version.published ?? [], isOnLetter: version.published === null, swaps }
}

/** The journal of a version holds its swaps; null is one that was taken back. */
export async function swapsOf(db: Db, conceptId: string): Promise<Swaps> {
  const rows = await db
    .select({ edits: boardEdits.edits })
    .from(boardEdits)
    .where(eq(boardEdits.boardId, conceptId))
    .orderBy(boardEdits.revision)
  const edits = rows.flatMap((row) => row.edits)
  return applied(emptyBoard(), edits).pieces
}

type Swap = { conceptId: string; piece: Id; value: Piece | null; byId: string; at: Date; attempt: string }

const TOO_MANY =
  'So much was tried in this concept that it takes no more. Please write what you wish as a comment.'

/**
 * The row of a version is locked, so that two swaps of its client follow one another. Its journal is read whole, and ends
 * somewhere.
 *
 * @throws Problem `illegal_state`
 */
export async function writeSwap(tx: Db, { conceptId, piece, value, byId, at, attempt }: Swap): Promise<void> {
  const next = tx
    .update(boards)
    .set({ revision: sql`${boards.revision} + 1`, updatedAt: at })
    .where(eq(boards.id, conceptId))
    .returning({ revision: boards.revision })
  const [{ revision } = { revision: 1 }] = await next
  if (revision > JOURNAL_REVISIONS) throw new Problem('illegal_state', { message: TOO_MANY })
  const edits = [{ of: 'pieces' as const, id: piece, value }]
  const touched = [`pieces:${piece}`]
  await tx.insert(boardEdits).values({ boardId: conceptId, revision, attempt, edits, touched, byId, at })
}
