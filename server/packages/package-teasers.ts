import { asc, eq, sql } from 'drizzle-orm'
import { cachedValue } from '#kit/node/cache/cached.ts'
import { packageItems, packages } from '#server/db/schema/packages.ts'
import { tags } from '#server/tags.ts'
import type { World } from '#server/world.ts'

/** Another process may have written without being heard: they are read again after this long. */
const MAX_AGE_MS = 1_000

/**
 * The packages as menus name them, in the order of the shop, and when each was last written: a change of any part is a
 * change here.
 */
export const packageTeasers = cachedValue(tags.packages.tag, listTeasers, { maxAgeMs: MAX_AGE_MS })

function listTeasers({ db }: World) {
  return db
    .select({
      id: packages.id,
      name: packages.name,
      tab: packages.tab,
      price: packages.priceCents,
      summary: packages.summary,
      itemCount: sql<number>`(select coalesce(sum(${packageItems.quantity}), 0)::int from ${packageItems}
        where ${packageItems.packageId} = ${packages.id})`,
      updatedAt: packages.updatedAt,
    })
    .from(packages)
    .where(eq(packages.isArchived, false))
    .orderBy(asc(packages.position), asc(packages.id))
}
