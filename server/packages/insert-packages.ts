import type { Db } from '#kit/node/db/database.ts'
import { packageItems, packages } from '#server/db/schema/packages.ts'

/** A package with what one set holds, in the order of the house, ready to be written; money in cents. */
export type NewPackage = typeof packages.$inferInsert & {
  items: readonly Omit<typeof packageItems.$inferInsert, 'packageId' | 'position'>[]
}

/** Writes packages with their items, in two statements. It checks nothing: that is the caller's part. */
export async function insertPackages(tx: Db, added: readonly NewPackage[]): Promise<void> {
  if (added.length > 0) await tx.insert(packages).values(added.map(({ items: _items, ...row }) => row))
  await insertPackageItems(tx, added)
}

/** Writes what sets of these packages hold. */
export async function insertPackageItems(
  tx: Db,
  added: readonly Pick<NewPackage, 'id' | 'items'>[],
): Promise<void> {
  const items = added.flatMap(itemRows)
  if (items.length > 0) await tx.insert(packageItems).values(items)
}

function itemRows({ id: packageId, items }: Pick<NewPackage, 'id' | 'items'>) {
  return items.map((item, position) => ({ ...item, packageId, position }))
}
