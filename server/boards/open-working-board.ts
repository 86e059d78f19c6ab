import type { SavedBoard } from '#contract/boards/operations.ts'
import { emptyBoard } from '#domain/boards/board.ts'
import { recordChange } from '#server/audit/record.ts'
import { boards } from '#server/db/schema/boards.ts'
import { lockRequest } from '#server/designs/queries.ts'
import { refuseEnded } from '#server/designs/request-state.ts'
import type { Actor } from '#server/session.ts'
import type { World } from '#server/world.ts'
import { findBoard, reachedBoard } from './queries.ts'

/**
 * The board on which the studio furnishes the home of a design request, made when it is opened first. It has the id of
 * the request, and ends with its client's account.
 *
 * @throws Problem `design_request_not_found` · `illegal_state` (withdrawn or declined)
 */
export async function openWorkingBoard(
  { db, clock }: World,
  actor: Actor,
  requestId: string,
): Promise<SavedBoard> {
  return db.inTransaction(async (tx) => {
    const request = await lockRequest(tx, actor, requestId)
    refuseEnded(request)
    const { _id: id, number, user } = request
    const at = clock()
    const made = await tx
      .insert(boards)
      .values({
        id,
        name: `Board of ${number}`,
        ownerId: user._id,
        content: emptyBoard(),
        createdAt: at,
        updatedAt: at,
      })
      .onConflictDoNothing()
      .returning({ id: boards.id })
    if (made.length > 0) await recordChange(tx, actor, { action: 'design.board_opened', id })
    const { name, revision } = await findBoard(tx, reachedBoard(id, actor))
    return { _id: id, name, revision }
  })
}
