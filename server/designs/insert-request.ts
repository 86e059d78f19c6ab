import { dueInFull } from '#domain/payments/dues.ts'
import { one, type Db } from '#kit/node/db/database.ts'
import { designRequests } from '#server/db/schema/designs.ts'
import { openPayable } from '#server/payments/payables.ts'
import type { Random } from '#server/world.ts'

type NewRequest = Omit<typeof designRequests.$inferInsert, 'id'>

const MAX_DRAWS = 5

/**
 * Writes a request with its fee to be paid, and returns its new id. Requests are named by the first 8 characters of
 * their id; an id whose name is taken already is drawn again.
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
  if (!inserted) return insertRequest(tx, random, request, drawsLeft - 1)
  const { feeCents: totalCents, createdAt: agreedAt } = request
  await openPayable(tx, values.id, { designId: values.id, totalCents, dues: dueInFull(totalCents), agreedAt })
  return values.id
}
