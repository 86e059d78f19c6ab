import { eq } from 'drizzle-orm'
import { boards } from '#server/db/schema/boards.ts'
import type { World } from '#server/world.ts'
import { lockBoard, ownPlan } from './queries.ts'

/** Letters of a key: 6 bits each, 128 and more. */
const KEY_LENGTH = 22

export const newShareKey = (random: World['random']) => random.token().slice(0, KEY_LENGTH)

/**
 * Makes the link of a plan, makes another so that the old one leads nowhere, or ends it.
 *
 * @throws Problem `board_not_found`
 */
export async function shareBoard(
  { db, random }: World,
  ownerId: string,
  id: string,
  { shared, renew }: { shared: boolean; renew: boolean },
): Promise<{ _id: string; shareKey: string | null }> {
  return db.inTransaction(async (tx) => {
    const board = await lockBoard(tx, ownPlan(id, ownerId))
    const existing = renew ? null : board.shareKey
    const shareKey = shared ? (existing ?? newShareKey(random)) : null
    await tx.update(boards).set({ shareKey }).where(eq(boards.id, id))
    return { _id: id, shareKey }
  })
}
