import { and, desc, inArray, sql, type SQL } from 'drizzle-orm'
import { one } from '#kit/node/db/database.ts'
import { products } from '#server/db/schema/products.ts'
import { matches } from '#server/managed-products.ts'
import { currentSettings } from '#server/settings/current-settings.ts'
import type { World } from '#server/world.ts'
import { catalogueOf } from './catalogue.ts'
import type { CatalogueResult } from './search-index.ts'

/** The best `limit` listed products for `search`, in the words of everybody and of the owner; prices play no part. */
export async function findMeant(world: World, search: string, limit: number): Promise<CatalogueResult> {
  const words = (await currentSettings.get(world)).search
  return catalogueOf(world).query({
    search,
    words,
    sort: 'recommended',
    offset: 0,
    limit,
    pricesVisible: false,
  })
}

/** So many of those that words mean are listed. */
const MAX_MEANT = 500

/** Of the products `among`: the one with this code; else those in whose name or code the words stand; else those that the words mean. */
export async function searchedBy(
  world: World,
  among: SQL | undefined,
  search: string,
): Promise<SQL | undefined> {
  const isCode = sql<boolean>`lower(${products.productCode}) = ${search.toLowerCase()}`
  const isNamed = matches(search)
  const named = await one(
    world.db.select({ isCode }).from(products).where(and(among, isNamed)).orderBy(desc(isCode)).limit(1),
  )
  if (named) return named.isCode ? isCode : isNamed
  return inArray(products.id, (await findMeant(world, search, MAX_MEANT)).ids)
}
