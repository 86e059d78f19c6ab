import type { NewBoardForm, SavedBoard } from '#contract/boards/operations.ts'
import { Problem } from '#contract/problems.ts'
import { emptyBoard } from '#domain/boards/board.ts'
import { MAX_BOARDS } from '#domain/boards/board-limits.ts'
import type { Db } from '#kit/node/db/database.ts'
import { boards } from '#server/db/schema/boards.ts'
import { holdUser } from '#server/users/queries.ts'
import type { World } from '#server/world.ts'
import { countBoards, findSharedBoard } from './queries.ts'
import { refuseUnsound } from './save-edits.ts'

/**
 * A plan of one's own. To be called in a transaction.
 *
 * @throws Problem `not_signed_in` (an account closed since) · `too_many_boards` · `board_not_found` (to be copied) · `board_unsound` (with the fault)
 */
export async function createBoard(
  tx: Db,
  { clock, random }: World,
  ownerId: string,
  { name, content: sent, copyOf }: NewBoardForm,
): Promise<SavedBoard> {
  // Of two at once, the second counts the first.
  if (!(await holdUser(tx, ownerId))) throw new Problem('not_signed_in')
  if ((await countBoards(tx, ownerId)) >= MAX_BOARDS) throw new Problem('too_many_boards')
  const content = copyOf ? (await findSharedBoard(tx, copyOf)).content : (sent ?? emptyBoard())
  await refuseUnsound(tx, content, Object.entries(content.pieces))
  const at = clock()
  const id = random.uuid()
  await tx.insert(boards).values({ id, name, ownerId, content, createdAt: at, updatedAt: at })
  return { _id: id, name, revision: 0 }
}
