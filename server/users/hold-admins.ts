import { asc } from 'drizzle-orm'
import { Problem } from '#contract/problems.ts'
import type { Db } from '#kit/node/db/database.ts'
import { users } from '#server/db/schema/users.ts'
import { runsTheShop } from './queries.ts'

/**
 * Everyone who can run the shop, held until the transaction ends: what admins do to people comes one by one, so that
 * of two who take each other's role at once only the first does.
 *
 * @throws Problem `not_signed_in` (whoever asks has lost the role meanwhile)
 */
export async function holdAdmins(tx: Db, actorId: string): Promise<string[]> {
  // In the order of their ids, so that two acts do not wait for each other for ever.
  const admins = await tx
    .select({ id: users.id })
    .from(users)
    .where(runsTheShop)
    .orderBy(asc(users.id))
    .for('no key update')
  const ids = admins.map(({ id }) => id)
  if (!ids.includes(actorId)) throw new Problem('not_signed_in')
  return ids
}
