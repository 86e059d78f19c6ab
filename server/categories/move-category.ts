import { recordChange } from '#server/audit/record.ts'
import type { Actor } from '#server/session.ts'
import { tags } from '#server/tags.ts'
import { changePlaces } from '#server/change-places.ts'
import type { Db } from '#kit/node/db/database.ts'
import { categories } from '#server/db/schema/categories.ts'
import type { World } from '#server/world.ts'
import { lockCategories } from './queries.ts'

/**
 * Has a category change places with the one before or after it; the first stays first and the last stays last.
 * To be called in a transaction.
 */
export async function moveCategory(
  tx: Db,
  { cache }: World,
  actor: Actor,
  id: string,
  move: 'up' | 'down',
): Promise<void> {
  await lockCategories(tx)
  const moved = await changePlaces(tx, categories, id, move)
  if (!moved) return
  await recordChange(tx, actor, { action: 'category.moved', id, ...moved })
  cache.changed(tx, tags.categories)
}
