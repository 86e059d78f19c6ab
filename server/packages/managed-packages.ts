import { eq } from 'drizzle-orm'
import { Problem } from '#contract/problems.ts'
import type { Db } from '#kit/node/db/database.ts'
import { packages } from '#server/db/schema/packages.ts'
import { packagesByIds, type StoredPackage } from './queries.ts'

/** The package `id`, archived or not, or a refusal. */
export async function requirePackage(db: Db, id: string): Promise<StoredPackage> {
  const [found] = await packagesByIds(db, [id])
  if (!found) throw new Problem('package_not_found')
  return found
}

/** The same, held until the transaction ends: of two who write at once, the second sees what the first wrote. */
export async function lockPackage(tx: Db, id: string): Promise<StoredPackage> {
  // Orders hold on to a package while they are written; a lock that leaves its key alone does not stand in their way.
  await tx.select({ id: packages.id }).from(packages).where(eq(packages.id, id)).for('no key update')
  return requirePackage(tx, id)
}
