import { recordChange } from '#server/audit/record.ts'
import type { Actor } from '#server/session.ts'
import { tags } from '#server/tags.ts'
import { eq } from 'drizzle-orm'
import { Problem } from '#contract/problems.ts'
import { one, type Db } from '#kit/node/db/database.ts'
import { categories } from '#server/db/schema/categories.ts'
import type { World } from '#server/world.ts'
import { countUses } from './queries.ts'

/**
 * Deletes a category that no product uses, in the shop or not. To be called in a transaction.
 *
 * @throws Problem `category_not_found` · `illegal_state` with how many products use it
 */
export async function deleteCategory(tx: Db, { cache }: World, actor: Actor, id: string): Promise<void> {
  // Waits for the products that are being written into it, and has later ones wait.
  const category = await one(tx.select().from(categories).where(eq(categories.id, id)).for('update'))
  if (!category) throw new Problem('category_not_found')
  const uses = await countUses(tx, id)
  if (uses.products > 0) throw inUse(uses)
  await tx.delete(categories).where(eq(categories.id, id))
  const { name, description, isFeatured, kind, synonyms, parent } = category
  const before = { name, description, isFeatured, kind, synonyms, parent }
  await recordChange(tx, actor, { action: 'category.deleted', id, before })
  cache.changed(tx, tags.categories)
}

function inUse({ products, hidden }: { products: number; hidden: number }): Problem {
  const who = products === 1 ? '1 product uses this category' : `${products} products use this category`
  const ofThem = hidden > 0 ? ` (${hidden} not in the shop)` : ''
  const wayOn = `Choose another category for ${products === 1 ? 'it' : 'them'} first.`
  return new Problem('illegal_state', { message: `${who}${ofThem}. ${wayOn}`, figures: { products } })
}
