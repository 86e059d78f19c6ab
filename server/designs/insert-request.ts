import { one, type Db } from '#kit/node/db/database.ts'
import { designRequests } from '#server/db/schema/designs.ts'
import type { Random } from '#server/world.ts'

type NewRequest = Omit<typeof designRequests.$inferInsert, 'id'>

const MAX_DRAWS = 5

/**
 * Writes a request and returns its new id. Requests are named by the first 8 characters of their id; an id whose name
 * is taken already is drawn again.
 */
export async function insertRequest(
  tx: Db,
  random: Random,
  request: NewRequest,
  drawsLeft = MAX_DRAWS,
): Promise<string> {
  if (drawsLeft === 0) throw new Error(`No free design reference in ${MAX_DRAWS} draws`)
  const values = { ...request, id: random.uuid() }
  const inserted = await one(
    tx.insert(designRequests).values(values).onConflictDoNothing().returning({ id: designRequests.id }),
  )
  return inserted ? inserted.id : insertRequest(tx, random, request, drawsLeft - 1)
}
