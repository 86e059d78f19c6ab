import { Cache } from '#kit/node/cache/cache.ts'
import { catalogueOf } from '#server/products/catalogue.ts'
import { randomBytes, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { readConfig } from '#server/config.ts'
import type { Database } from '#kit/node/db/database.ts'
import { openFolderStore } from '#kit/node/files/folder-store.ts'
import { openLog } from '#kit/node/log.ts'
import type { World } from '#server/world.ts'

/** The inside of a shop on `database`, its files in `folder`: as it runs, but silent and with budgets for a thousand. */
export async function shopInFolder(
  folder: string,
  { db, reads, engine, check, load }: Database,
  clock: () => Date,
  env: NodeJS.ProcessEnv = {},
): Promise<World> {
  const log = openLog('silent')
  const world: World = {
    config: readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', RATE_LIMIT_SCALE: '1000000', ...env }),
    db,
    reads,
    cache: new Cache(),
    engine,
    checkDatabase: check,
    databaseLoad: load,
    files: await openFolderStore(join(folder, 'files')),
    log,
    clock,
    random: { uuid: randomUUID, token: () => randomBytes(32).toString('base64url') },
  }
  await catalogueOf(world).load()
  return world
}
