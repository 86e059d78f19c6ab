import type { Db } from '#kit/node/db/database.ts'
import type { PackageTeasers } from './packages/package-teasers.ts'
import type { Catalogue } from './products/catalogue.ts'
import { productsByIds, type ProductsByIds } from './products/queries.ts'
import { currentSettings, type CurrentSettings } from './settings/current-settings.ts'
import type { World } from './world.ts'

/** The world, with what one process remembers of it. All of that can be rebuilt at any time. */
export type Shop = World & {
  settings: CurrentSettings
  catalogue: Catalogue
  /** Products as they were a moment ago; where a price or a unit is promised, they are asked of the database. */
  productsByIds: ProductsByIds
  /** What every page names of the packages. */
  packageTeasers: PackageTeasers
}

/** The shop whose every question goes through `db`: a transaction must not wait for a second connection. */
export function within(shop: Shop, db: Db): Shop {
  if (db === shop.db) return shop
  return {
    ...shop,
    db,
    settings: currentSettings(db, shop.clock),
    productsByIds: (ids) => productsByIds(db, ids),
  }
}
