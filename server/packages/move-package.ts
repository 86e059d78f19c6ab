import type { Actor } from '#server/session.ts'
import { tags } from '#server/tags.ts'
import { asc } from 'drizzle-orm'
import { recordChange } from '#server/audit/record.ts'
import { changePlaces } from '#server/change-places.ts'
import type { Db } from '#kit/node/db/database.ts'
import { packages } from '#server/db/schema/packages.ts'
import type { World } from '#server/world.ts'
import { requirePackage } from './managed-packages.ts'
import type { StoredPackage } from './queries.ts'

/**
 * Has a package change places with the one before or after it, archived ones counted; the first stays first and the
 * last stays last.
 *
 * @throws Problem `package_not_found`
 */
export function movePackage(
  { db, cache }: World,
  actor: Actor,
  id: string,
  move: 'up' | 'down',
): Promise<StoredPackage> {
  return db.inTransaction(async (tx) => {
    await lockPackages(tx)
    const moved = await changePlaces(tx, packages, id, move)
    if (moved) {
      await recordChange(tx, actor, { action: 'package.moved', id, ...moved })
      cache.changed(tx, tags.packages)
    }
    return requirePackage(tx, id)
  })
}

/** Holds all packages until the transaction ends; whoever moves another one waits. */
async function lockPackages(tx: Db): Promise<void> {
  const { id } = packages
  // Everybody takes the rows in the same order, so that nobody waits in a circle.
  await tx.select({ id }).from(packages).orderBy(asc(id)).for('no key update')
}
