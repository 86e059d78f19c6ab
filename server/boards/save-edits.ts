import type { SaveBoardForm, SavedEdits } from '#contract/boards/operations.ts'
import { Problem } from '#contract/problems.ts'
import type { Board, Edit, Piece } from '#domain/boards/board.ts'
import { applied, clashes, touched } from '#domain/boards/edits.ts'
import { faultsOf, type Fault } from '#domain/boards/faults.ts'
import type { Db } from '#kit/node/db/database.ts'
import type { SignedIn } from '#server/session.ts'
import { tags } from '#server/tags.ts'
import type { World } from '#server/world.ts'
import {
  editsSince,
  existingProducts,
  findBoardToSave,
  reachedBoard,
  savedEdits,
  writeRevision,
} from './queries.ts'

type Saved = { board: { _id: string; name: string; revision: number }; edits: SavedEdits[] }

/**
 * Saves edits on top of what others saved since the revision that they stand on; all of them, or none. The same
 * attempt again gets the same reply.
 *
 * @throws Problem `board_not_found` · `board_changed` (with what others saved) · `board_unsound` (with the fault)
 */
export async function saveEdits(
  world: World,
  user: Pick<SignedIn, 'id' | 'role'>,
  id: string,
  form: SaveBoardForm,
): Promise<Saved> {
  const { db, clock, cache } = world
  const { revision: base, attempt, edits } = form
  const board = await findBoardToSave(db, reachedBoard(id, user), attempt)
  const { _id, name, revision, content, made } = board
  // Where nobody saved meanwhile there is nothing to read.
  const since = base === revision ? [] : await editsSince(db, id, base, made === null ? revision : made - 1)
  if (made !== null) return { board: { _id, name, revision: made }, edits: since.map(savedEdits) }
  if (base > revision) throw unsound({ of: 'board', what: 'This board has no such revision yet' })
  const bearsUpon = touched(content, edits)
  refuseClash(bearsUpon, since, revision - base)
  const next = applied(content, edits)
  await refuseUnsound(db, next, newPieces(content, edits))
  const entry = { boardId: id, revision: revision + 1, attempt, edits, touched: bearsUpon }
  const written = { ...entry, byId: user.id, at: clock() }
  const isWritten = await writeRevision(db, written, next, async () => {
    // The shop leads to it while a piece stands there.
    if (board.packageId !== null && isBare(content) !== isBare(next)) await cache.announce(tags.packages)
  })
  // Somebody else saved since it was read: once more, on top of theirs.
  if (!isWritten) return saveEdits(world, user, id, form)
  return { board: { _id, name, revision: entry.revision }, edits: since.map(savedEdits) }
}

const isBare = ({ pieces }: Board) => Object.keys(pieces).length === 0

/** Where the journal no longer reaches back so far, nobody knows what others touched. */
function refuseClash(
  mine: readonly string[],
  since: readonly (SavedEdits & { touched: string[] })[],
  behind: number,
): void {
  const clashing = since.filter((entry) => clashes(mine, entry.touched).length > 0)
  if (clashing.length === 0 && since.length === behind) return
  throw new Problem('board_changed', { figures: { edits: clashing.map(savedEdits) } })
}

type PutPiece = [id: string, piece: Piece]

/** Pieces of a product that stood there already were looked up when they came. */
function newPieces({ pieces }: Board, edits: readonly Edit[]): PutPiece[] {
  return edits.flatMap((edit): PutPiece[] =>
    edit.of === 'pieces' && edit.value && edit.value.product !== pieces[edit.id]?.product
      ? [[edit.id, edit.value]]
      : [],
  )
}

/** @throws Problem `board_unsound` */
export async function refuseUnsound(tx: Db, board: Board, put: readonly PutPiece[]): Promise<void> {
  const [fault] = faultsOf(board)
  if (fault) throw unsound(fault)
  const existing = await existingProducts(
    tx,
    put.map(([, { product }]) => product),
  )
  const missing = put.find(([, { product }]) => !existing.has(product))
  if (missing) throw unsound({ of: 'pieces', id: missing[0], what: 'This piece is none of our collection' })
}

function unsound(fault: Fault): Problem {
  return new Problem('board_unsound', { message: `${fault.what}. Nothing was saved.`, figures: { fault } })
}
