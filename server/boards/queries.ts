import { and, asc, count, desc, eq, gt, inArray, isNotNull, lte, not, or, sql, type SQL } from 'drizzle-orm'
import { Problem } from '#contract/problems.ts'
import type { SavedEdits } from '#contract/boards/operations.ts'
import { JOURNAL_REVISIONS, MAX_JOURNAL_BYTES } from '#domain/boards/board-limits.ts'
import { one, type Db } from '#kit/node/db/database.ts'
import { boardEdits, boards } from '#server/db/schema/boards.ts'
import { designConcepts, designRequests } from '#server/db/schema/designs.ts'
import { packages } from '#server/db/schema/packages.ts'
import { products } from '#server/db/schema/products.ts'
import { users } from '#server/db/schema/users.ts'
import type { SignedIn } from '#server/session.ts'

type Viewer = Pick<SignedIn, 'id' | 'role'>

const boardColumns = {
  _id: boards.id,
  name: boards.name,
  revision: boards.revision,
  content: boards.content,
  shareKey: boards.shareKey,
  packageId: boards.packageId,
}

/** The working board of a design has the id of its request, and is the studio's alone. */
const isOfDesign = sql`exists (select from ${designRequests} where ${designRequests.id} = ${boards.id})`
/** A version of it has the id of its concept, and is nobody's to write. */
const isVersion = sql`exists (select from ${designConcepts} where ${designConcepts.id} = ${boards.id})`

const isPlanOf = (ownerId: string) => and(eq(boards.ownerId, ownerId), not(isOfDesign), not(isVersion))

/** Which boards somebody may change: their own plans; the studio also what it works on for its clients, and the homes of packages. */
export type BoardReach = SQL | undefined

export const ownPlan = (id: string, ownerId: string): BoardReach => and(eq(boards.id, id), isPlanOf(ownerId))

export const reachedBoard = (id: string, { id: userId, role }: Viewer): BoardReach =>
  and(
    eq(boards.id, id),
    role === 'admin' ? or(isPlanOf(userId), isOfDesign, isNotNull(boards.packageId)) : isPlanOf(userId),
  )

/** Those of one person, changed last first. */
export function listBoards(db: Db, ownerId: string) {
  const { _id, name, revision } = boardColumns
  return db
    .select({ _id, name, revision, pieces: boards.pieces, updatedAt: boards.updatedAt })
    .from(boards)
    .where(isPlanOf(ownerId))
    .orderBy(desc(boards.updatedAt), asc(boards.id))
}

export async function countBoards(db: Db, ownerId: string): Promise<number> {
  const row = await one(db.select({ count: count() }).from(boards).where(isPlanOf(ownerId)))
  return row?.count ?? 0
}

/** @throws Problem `board_not_found` */
export async function findBoard(db: Db, reach: BoardReach) {
  const board = await one(db.select(boardColumns).from(boards).where(reach))
  if (!board) throw new Problem('board_not_found')
  return board
}

/**
 * The board, and the revision that an attempt made where it did.
 *
 * @throws Problem `board_not_found`
 */
export async function findBoardToSave(db: Db, reach: BoardReach, attempt: string) {
  const isMade = and(eq(boardEdits.boardId, boards.id), eq(boardEdits.attempt, attempt))
  const columns = { ...boardColumns, made: boardEdits.revision }
  const board = await one(db.select(columns).from(boards).leftJoin(boardEdits, isMade).where(reach))
  if (!board) throw new Problem('board_not_found')
  return board
}

/** @throws Problem `board_not_found` where nobody shares a board by this key, or its package is not in the shop */
export async function findSharedBoard(db: Db, key: string) {
  const { name, content, packageId } = boardColumns
  const isHidden = sql`exists (select from ${packages} where ${packages.id} = ${packageId} and ${packages.isArchived})`
  const isShared = and(eq(boards.shareKey, key), not(isHidden))
  const board = await one(db.select({ name, content, packageId }).from(boards).where(isShared))
  if (!board) throw new Problem('board_not_found')
  return board
}

/**
 * The board, so that everyone else who saves it waits until the transaction ends.
 *
 * @throws Problem `board_not_found`
 */
export async function lockBoard(tx: Db, reach: BoardReach) {
  const board = await one(tx.select(boardColumns).from(boards).where(reach).for('update'))
  if (!board) throw new Problem('board_not_found')
  return board
}

/** @throws Problem `board_not_found` */
export async function deleteBoard(db: Db, id: string, ownerId: string): Promise<void> {
  const deleted = await db.delete(boards).where(ownPlan(id, ownerId)).returning({ id: boards.id })
  if (deleted.length === 0) throw new Problem('board_not_found')
}

/** What was saved after a revision, and up to another, oldest first. */
export function editsSince(db: Db, boardId: string, revision: number, upTo: number) {
  return db
    .select({
      revision: boardEdits.revision,
      edits: boardEdits.edits,
      by: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
      at: boardEdits.at,
      touched: boardEdits.touched,
    })
    .from(boardEdits)
    .innerJoin(users, eq(users.id, boardEdits.byId))
    .where(
      and(eq(boardEdits.boardId, boardId), gt(boardEdits.revision, revision), lte(boardEdits.revision, upTo)),
    )
    .orderBy(boardEdits.revision)
}

/**
 * Writes one more revision with what led to it, and forgets what led to old ones; false where somebody else wrote it
 * since the board was read.
 */
export async function writeRevision(
  db: Db,
  { boardId, revision, attempt, edits, touched, byId, at }: Required<typeof boardEdits.$inferInsert>,
  content: typeof boards.$inferInsert.content,
  afterwards: () => Promise<void>,
): Promise<boolean> {
  const journal = JSON.stringify(edits)
  const isLarge = journal.length + touched.join().length > MAX_JOURNAL_BYTES / JOURNAL_REVISIONS
  const values = [boardId, revision, JSON.stringify(content), attempt, journal, touched, byId, at]
  const written = await db.writtenRows({ ...write, values }, afterwards)
  if (isLarge || revision % WEIGHED_EACH === 0) await db.rows({ ...forgetHeavy, values: [boardId, revision] })
  return written.length > 0
}

/** Small entries add up slowly: the journal is weighed with large ones, and with each so many. */
const WEIGHED_EACH = 16

const write = {
  name: 'write_board_revision',
  text: `
  with written as (
    update boards set content = $3::jsonb, revision = $2, updated_at = $8 where id = $1 and revision = $2::int - 1
    returning id
  ),
  forgotten as (delete from board_edits where board_id = $1 and revision <= $2::int - ${JOURNAL_REVISIONS})
  insert into board_edits (board_id, revision, attempt, edits, touched, by_id, at)
  select id, $2, $4, $5::jsonb, $6::text[], $7, $8 from written
  returning revision`,
}

// The last one stays, however large: its attempt may come again.
const forgetHeavy = {
  name: 'forget_board_edits',
  text: `
  delete from board_edits using (
    select revision, sum(octet_length(edits::text) + octet_length(touched::text)) over (order by revision desc) as bytes
    from board_edits where board_id = $1
  ) as journal
  where board_id = $1 and board_edits.revision = journal.revision and journal.revision < $2
    and journal.bytes > ${MAX_JOURNAL_BYTES}`,
}

/** Those of `ids` that the catalogue has, on offer or not. */
export async function existingProducts(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, [...ids]))
  return new Set(rows.map(({ id }) => id))
}

/** An entry of the journal as it leaves. */
export function savedEdits({ revision, edits, by, at }: SavedEdits): SavedEdits {
  return { revision, edits, by, at }
}
