import { invalid } from '#server/invalid.ts'
import { difference } from '#domain/audit.ts'
import { recordChange } from '#server/audit/record.ts'
import type { Actor } from '#server/session.ts'
import { tags } from '#server/tags.ts'
import { eq } from 'drizzle-orm'
import type { CategoryForm } from '#contract/categories.ts'
import { Problem } from '#contract/problems.ts'
import { categorySlug, isSameName } from '#domain/categories/category-kinds.ts'
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
  const { name, description = '', isFeatured = false, kind = 'type', synonyms = '', parent } = form
  await lockCategories(tx)
  const existing = await listCategories(tx)
  refuseTakenName(existing, name)
  const slug = categorySlug(
    name,
    existing.map(({ _id }) => _id),
  )
  refuseParent(existing, slug, parent)
  const facts = { name, description, isFeatured, kind, synonyms, parent: parent || null }
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
  refuseParent(existing, id, form.parent)
  const { parent = before.parent, ...typed } = form
  const after = { ...before, ...typed, parent: parent || null }
  const changed = difference(before, after)
  if (changed.isNothing) return before
  const { _id, ...facts } = after
  await tx.update(categories).set(facts).where(eq(categories.id, id))
  await recordChange(tx, actor, { action: 'category.changed', id, ...changed })
  cache.changed(tx, tags.categories)
  return after
}

/** A category is a kind of another one, and not of itself by way of others. */
function refuseParent(existing: readonly StoredCategory[], id: string, parent: string | undefined): void {
  if (!parent) return
  const above = (of: string): string[] => {
    const next = existing.find(({ _id }) => _id === of)?.parent
    return next ? [next, ...above(next)] : []
  }
  if (existing.some(({ _id }) => _id === parent) && ![parent, ...above(parent)].includes(id)) return
  throw invalid('parent', 'Choose another category, which is not a kind of this one')
}

function refuseTakenName(others: readonly StoredCategory[], name: string): void {
  if (!others.some((other) => isSameName(other.name, name))) return
  const { message } = new Problem('category_name_taken')
  throw new Problem('category_name_taken', { fields: { name: message } })
}
