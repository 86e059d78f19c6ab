import { and, eq } from 'drizzle-orm'
import { Problem } from '#contract/problems.ts'
import type { ProductListQuery } from '#contract/product-list-query.ts'
import type { Facets } from '#contract/products.ts'
import { mayAccess } from '#domain/users/roles.ts'
import type { Db } from '#kit/node/db/database.ts'
import { products } from '#server/db/schema/products.ts'
import type { SignedIn } from '#server/session.ts'
import type { World } from '#server/world.ts'
import { listManaged, unitsOfProduct } from './managed-queries.ts'

/**
 * What the asker sells, sorted by name or price.
 *
 * @throws Problem `not_signed_in` · `forbidden` (who sells nothing here)
 */
export async function listOwn(shop: World, user: SignedIn | undefined, query: ProductListQuery) {
  if (!user) throw new Problem('not_signed_in')
  if (!mayAccess('seller', user.role)) throw new Problem('forbidden')
  // An admin's own are those of the account, not all there are.
  const seller = { id: user.id, role: 'seller' } as const
  const { page, limit, search, category, inStock, onSale, sort } = query
  const listed = await listManaged(shop, seller, {
    page,
    limit,
    search,
    category: category?.[0],
    stock: inStock ? 'in' : undefined,
    badge: onSale ? 'sale' : undefined,
    standing: 'listed',
    sort: sort.startsWith('price-') ? 'price' : 'name',
    direction: sort === 'price-high' ? 'desc' : 'asc',
  })
  return { ...listed, facets: await ownFacets(shop.db, user.id) }
}

async function ownFacets(db: Db, ownerId: string): Promise<Facets> {
  const { categoryId: category, colors, materials, isOnSale } = products
  const own = await db
    .select({ category, colors, materials, isOnSale, units: unitsOfProduct })
    .from(products)
    .where(and(eq(products.ownerId, ownerId), eq(products.state, 'live')))
  return {
    categories: counted(own.map((product) => product.category)),
    colors: counted(own.flatMap((product) => product.colors)),
    materials: counted(own.flatMap((product) => product.materials)),
    rooms: [],
    styles: [],
    seatHeight: 0,
    inStock: own.filter(({ units }) => units > 0).length,
    onSale: own.filter((product) => product.isOnSale).length,
  }
}

function counted(values: readonly string[]): Facets['colors'] {
  return [...Map.groupBy(values, (value) => value)].map(([value, { length }]) => ({ value, count: length }))
}
