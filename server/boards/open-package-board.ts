import type { SavedBoard } from '#contract/boards/operations.ts'
import type { PieceLine } from '#domain/boards/piece-list.ts'
import { sampleHome } from '#domain/boards/sample-home.ts'
import { recordChange } from '#server/audit/record.ts'
import { boards } from '#server/db/schema/boards.ts'
import { lockPackage } from '#server/packages/managed-packages.ts'
import type { StoredPackage } from '#server/packages/queries.ts'
import type { Actor } from '#server/session.ts'
import type { World } from '#server/world.ts'
import { findBoard, reachedBoard } from './queries.ts'
import { newShareKey } from './share-board.ts'

/**
 * The sample home in which the studio shows a package, made when it is opened first; it ends with the package. Everyone
 * sees it by its key while the package is in the shop.
 *
 * @throws Problem `package_not_found`
 */
export async function openPackageBoard(
  { db, clock, random }: World,
  actor: Actor,
  packageId: string,
): Promise<SavedBoard> {
  return db.inTransaction(async (tx) => {
    const { name, board } = await lockPackage(tx, packageId)
    const id = board ?? random.uuid()
    if (board === null) {
      const at = clock()
      const made = { name: `${name} in a home`, content: sampleHome(), shareKey: newShareKey(random) }
      await tx.insert(boards).values({ id, packageId, ...made, createdAt: at, updatedAt: at })
      await recordChange(tx, actor, { action: 'package.board_opened', id: packageId })
    }
    const opened = await findBoard(tx, reachedBoard(id, actor))
    return { _id: id, name: opened.name, revision: opened.revision }
  })
}

/** What of one set is of the catalogue. */
export function linesOfPackage({ items }: StoredPackage): PieceLine[] {
  return items.flatMap(({ productId, variantKey, quantity }) =>
    productId === null ? [] : [{ product: productId, key: variantKey, quantity }],
  )
}
