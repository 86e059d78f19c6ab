import { max } from 'drizzle-orm'
import { one, type Db } from '#kit/node/db/database.ts'
import { categories } from '#server/db/schema/categories.ts'

export type NewCategory = Omit<typeof categories.$inferInsert, 'position'>

/** Writes categories in the order given, after those there are; a slug that is taken is refused by the database. */
export async function insertCategories(tx: Db, added: readonly NewCategory[]): Promise<void> {
  if (added.length === 0) return
  const last = await one(tx.select({ position: max(categories.position) }).from(categories))
  const first = (last?.position ?? 0) + 1
  await tx.insert(categories).values(added.map((category, i) => ({ ...category, position: first + i })))
}
