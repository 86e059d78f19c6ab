import { asc, eq } from 'drizzle-orm'
import { Problem } from '#contract/problems.ts'
import { recordChange } from '#server/audit/record.ts'
import type { Db } from '#server/db/database.ts'
import { packages } from '#server/db/schema/packages.ts'
import type { Shop } from '#server/shop.ts'
import type { Actor } from './audit-package.ts'
import { requirePackage } from './managed-packages.ts'
import type { StoredPackage } from './queries.ts'

type Place = { id: string; position: number }

/**
 * Has a package change places with the one before or after it, archived ones counted; the first stays first and the
 * last stays last.
 *
 * @throws Problem `package_not_found`
 */
export function movePackage(
  { db, packageTeasers }: Shop,
  actor: Actor,
  id: string,
  move: 'up' | 'down',
): Promise<StoredPackage> {
  return db.inTransaction(async (tx) => {
    const placed = await lockPlaces(tx)
    const at = placed.findIndex((place) => place.id === id)
    const moved = placed[at]
    if (!moved) throw new Problem('package_not_found')
    const neighbor = placed[move === 'up' ? at - 1 : at + 1]
    if (neighbor) {
      await swapPlaces(tx, moved, neighbor)
      await noteMove(tx, actor, moved, neighbor)
      tx.afterCommit(packageTeasers.refresh)
    }
    return requirePackage(tx, id)
  })
}

/** All places in the order of the shop, held until the transaction ends; whoever moves another package waits. */
async function lockPlaces(tx: Db): Promise<Place[]> {
  const { id, position } = packages
  // Everybody takes the rows in the same order, so that nobody waits in a circle.
  const held = await tx.select({ id, position }).from(packages).orderBy(asc(id)).for('no key update')
  return held.toSorted((a, b) => a.position - b.position)
}

async function swapPlaces(tx: Db, one: Place, other: Place): Promise<void> {
  const put = (id: string, position: number) =>
    tx.update(packages).set({ position }).where(eq(packages.id, id))
  await put(one.id, other.position)
  await put(other.id, one.position)
}

function noteMove(tx: Db, { id: actorId, address }: Actor, from: Place, to: Place): Promise<void> {
  return recordChange(tx, {
    actorId,
    action: 'package.moved',
    objectType: 'package',
    objectId: from.id,
    before: { position: from.position },
    after: { position: to.position },
    address,
  })
}
