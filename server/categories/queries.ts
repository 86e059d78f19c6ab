import { asc, eq } from 'drizzle-orm'
import { one, type Db } from '#server/db/database.ts'
import { categories } from '#server/db/schema/categories.ts'

const categoryColumns = {
  _id: categories.id,
  name: categories.name,
  description: categories.description,
  isFeatured: categories.isFeatured,
}

/** All categories, in the order of the shop. */
export function listCategories(db: Db) {
  return db.select(categoryColumns).from(categories).orderBy(asc(categories.position), asc(categories.id))
}

/** The category with this slug, or undefined. */
export function findCategory(db: Db, id: string) {
  return one(db.select(categoryColumns).from(categories).where(eq(categories.id, id)))
}
