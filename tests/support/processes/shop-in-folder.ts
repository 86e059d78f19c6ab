import { randomBytes, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { readConfig } from '#server/config.ts'
import type { Database } from '#kit/node/db/database.ts'
import { openFolderStore } from '#kit/node/files/folder-store.ts'
import { openLog } from '#kit/node/log.ts'
import { rememberedProducts } from '#server/products/known-products.ts'
import { packageTeasers } from '#server/packages/package-teasers.ts'
import { currentSettings } from '#server/settings/current-settings.ts'
import type { Shop } from '#server/shop.ts'
import { openCatalogue } from '#tests/support/catalogue/open-catalogue.ts'

/** The inside of a shop on `database`, its files in `folder`: as it runs, but silent and with budgets for a thousand. */
export async function shopInFolder(
  folder: string,
  { db, reads, engine, check, load }: Database,
  clock: () => Date,
  env: NodeJS.ProcessEnv = {},
): Promise<Shop> {
  const log = openLog('silent')
  const catalogue = await openCatalogue(db, clock, log)
  return {
    config: readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', RATE_LIMIT_SCALE: '1000000', ...env }),
    db,
    reads,
    engine,
    checkDatabase: check,
    databaseLoad: load,
    files: await openFolderStore(join(folder, 'files')),
    log,
    clock,
    random: { uuid: randomUUID, token: () => randomBytes(32).toString('base64url') },
    settings: currentSettings(db, clock),
    catalogue,
    productsByIds: rememberedProducts(reads, catalogue),
    packageTeasers: packageTeasers(db, clock),
  }
}
