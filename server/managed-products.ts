import { and, eq, exists, ilike, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '#kit/node/db/database.ts'
import { containing } from '#server/db/like-pattern.ts'
import { productCategories, products } from '#server/db/schema/products.ts'
import type { SignedIn } from '#server/session.ts'

/** Who looks after products: an admin after all of them, a seller after their own. */
export type Keeper = Pick<SignedIn, 'id' | 'role'>

/** What of the products `keeper` looks after: of a seller, other people's are as good as unknown. */
export function managedBy({ id, role }: Keeper): SQL | undefined {
  return role === 'admin' ? undefined : eq(products.ownerId, id)
}

/** Products that are found by a part of their name or code. */
export function matches(search: string): SQL | undefined {
  const part = containing(search)
  return or(ilike(products.name, part), ilike(products.productCode, part))
}

/** Products that stand in a category, as their main or a further one. */
export function standsIn(db: Db, category: string): SQL | undefined {
  const further = db
    .select({ one: sql`1` })
    .from(productCategories)
    .where(and(eq(productCategories.productId, products.id), eq(productCategories.categoryId, category)))
  return or(eq(products.categoryId, category), exists(further))
}
