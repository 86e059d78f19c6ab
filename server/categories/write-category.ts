import { difference } from '#domain/audit.ts'
import { recordChange } from '#server/audit/record.ts'
import type { Actor } from '#server/session.ts'
import { tags } from '#server/tags.ts'
import { eq } from 'drizzle-orm'
import type { CategoryForm } from '#contract/categories.ts'
import { Problem } from '#contract/problems.ts'
import { categorySlug, isSameName } from '#domain/categories/category-name.ts'
import type { Db } from '#kit/node/db/database.ts'
import { categories } from '#server/db/schema/categories.ts'
import type { World } from '#server/world.ts'
import { insertCategories } from './insert-categories.ts'
import { listCategories, lockCategories, type StoredCategory } from './queries.ts'

/**
 * Adds a category after those there are; its slug is made from its name. To be called in a transaction.
 *
 * @throws Problem `category_name_taken`
 */
export async function createCategory(
  tx: Db,
  { cache }: World,
  actor: Actor,
  form: CategoryForm,
): Promise<StoredCategory> {
  const { name, description = '', isFeatured = false, kind = 'type' } = form
  await lockCategories(tx)
  const existing = await listCategories(tx)
  refuseTakenName(existing, name)
  const slug = categorySlug(
    name,
    existing.map(({ _id }) => _id),
  )
  const facts = { name, description, isFeatured, kind }
  await insertCategories(tx, [{ id: slug, ...facts }])
  await recordChange(tx, actor, { action: 'category.created', id: slug, after: facts })
  cache.changed(tx, tags.categories)
  return { _id: slug, ...facts }
}

/**
 * Changes a category; what its form leaves out stays, and so does its slug. A form that says what is there already
 * changes nothing. To be called in a transaction.
 *
 * @throws Problem `category_not_found` · `category_name_taken`
 */
export async function changeCategory(
  tx: Db,
  { cache }: World,
  actor: Actor,
  id: string,
  form: CategoryForm,
): Promise<StoredCategory> {
  await lockCategories(tx)
  const existing = await listCategories(tx)
  const before = existing.find(({ _id }) => _id === id)
  if (!before) throw new Problem('category_not_found')
  refuseTakenName(
    existing.filter(({ _id }) => _id !== id),
    form.name,
  )
  const { name, description = before.description, isFeatured = before.isFeatured, kind = before.kind } = form
  const after = { _id: id, name, description, isFeatured, kind }
  const changed = difference(before, after)
  if (changed.isNothing) return before
  await tx.update(categories).set({ name, description, isFeatured, kind }).where(eq(categories.id, id))
  await recordChange(tx, actor, { action: 'category.changed', id, ...changed })
  cache.changed(tx, tags.categories)
  return after
}

function refuseTakenName(others: readonly StoredCategory[], name: string): void {
  if (!others.some((other) => isSameName(other.name, name))) return
  const { message } = new Problem('category_name_taken')
  throw new Problem('category_name_taken', { fields: { name: message } })
}
