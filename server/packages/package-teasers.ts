import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#kit/node/db/database.ts'
import { packageItems, packages } from '#server/db/schema/packages.ts'
import { remembered, type Remembered } from '#server/remembered.ts'

/** What every page names of the packages, and when each was last written: a change of any part is a change here. */
export type PackageTeasers = Remembered<Awaited<ReturnType<typeof listTeasers>>>

/** The packages as menus name them, in the order of the shop and without asking for each page. */
export function packageTeasers(db: Db, clock: () => Date): PackageTeasers {
  return remembered(() => listTeasers(db), clock)
}

function listTeasers(db: Db) {
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
