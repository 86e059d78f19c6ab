import type { Db } from './db/database.ts'
import type { PackageTeasers } from './packages/package-teasers.ts'
import type { Catalogue } from './products/catalogue.ts'
import { currentSettings, type CurrentSettings } from './settings/current-settings.ts'
import type { World } from './world.ts'

/** The world, with what one process remembers of it. All of that can be rebuilt at any time. */
export type Shop = World & {
  settings: CurrentSettings
  catalogue: Catalogue
  /** What every page names of the packages. */
  packageTeasers: PackageTeasers
}

/** The shop whose every question goes through `db`: a transaction must not wait for a second connection. */
export function within(shop: Shop, db: Db): Shop {
  return db === shop.db ? shop : { ...shop, db, settings: currentSettings(db, shop.clock) }
}
