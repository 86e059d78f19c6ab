import { recordChange } from '#server/audit/record.ts'
import type { Actor } from '#server/session.ts'
import { tags } from '#server/tags.ts'
import { eq } from 'drizzle-orm'
import { one, type Db } from '#kit/node/db/database.ts'
import { orderItems } from '#server/db/schema/orders.ts'
import { packages } from '#server/db/schema/packages.ts'
import type { World } from '#server/world.ts'
import { requirePackage } from './managed-packages.ts'
import { packageDifference } from './queries.ts'

/**
 * Deletes a package, which leaves every cart. What was ordered is never lost: such a package is archived instead.
 *
 * @returns whether it was archived
 * @throws Problem `package_not_found`
 */
export function removePackage(
  { db, clock, cache }: World,
  actor: Actor,
  id: string,
): Promise<{ isArchived: boolean }> {
  return db.inTransaction(async (tx) => {
    // Whoever orders it at this moment waits, and then finds it gone or archived.
    await tx.select({ id: packages.id }).from(packages).where(eq(packages.id, id)).for('update')
    const before = await requirePackage(tx, id)
    const isArchived = await wasOrdered(tx, id)
    if (isArchived)
      await tx.update(packages).set({ isArchived, updatedAt: clock() }).where(eq(packages.id, id))
    else await tx.delete(packages).where(eq(packages.id, id))
    const after = isArchived ? await requirePackage(tx, id) : undefined
    const action = isArchived ? 'package.archived' : 'package.deleted'
    await recordChange(tx, actor, { action, id, ...packageDifference(before, after) })
    cache.changed(tx, tags.packages)
    return { isArchived }
  })
}

async function wasOrdered(tx: Db, id: string): Promise<boolean> {
  const lines = tx.select({ id: orderItems.id }).from(orderItems).where(eq(orderItems.packageId, id))
  return (await one(lines.limit(1))) !== undefined
}
