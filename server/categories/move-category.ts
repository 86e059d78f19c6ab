import { asc, eq } from 'drizzle-orm'
import { Problem } from '#contract/problems.ts'
import type { Db } from '#server/db/database.ts'
import { categories } from '#server/db/schema/categories.ts'
import type { Shop } from '#server/shop.ts'
import { type Actor, auditCategory } from './audit-category.ts'
import { lockCategories } from './queries.ts'

/**
 * Has a category change places with the one before or after it; the first stays first and the last stays last.
 * To be called in a transaction.
 *
 * @throws Problem `category_not_found`
 */
export async function moveCategory(
  tx: Db,
  { catalogue }: Shop,
  actor: Actor,
  id: string,
  move: 'up' | 'down',
): Promise<void> {
  await lockCategories(tx)
  const { id: slug, position } = categories
  const placed = await tx.select({ id: slug, position }).from(categories).orderBy(asc(position), asc(slug))
  const at = placed.findIndex((category) => category.id === id)
  const moved = placed[at]
  if (!moved) throw new Problem('category_not_found')
  const neighbor = placed[move === 'up' ? at - 1 : at + 1]
  if (!neighbor) return
  await setPosition(tx, moved.id, neighbor.position)
  await setPosition(tx, neighbor.id, moved.position)
  await auditCategory(tx, actor, 'category.moved', {
    id,
    before: { position: moved.position },
    after: { position: neighbor.position },
  })
  tx.afterCommit(() => catalogue.reload())
}

async function setPosition(tx: Db, id: string, position: number): Promise<void> {
  await tx.update(categories).set({ position }).where(eq(categories.id, id))
}
