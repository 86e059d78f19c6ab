import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { openDemo } from '#demo/open-demo.ts'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import type { Database } from '#server/db/database.ts'
import { openFolderStore } from '#server/files/folder-store.ts'
import { openLog } from '#server/log.ts'
import { packageTeasers } from '#server/packages/package-teasers.ts'
import { openCatalogue } from '#server/products/catalogue.ts'
import { currentSettings } from '#server/settings/current-settings.ts'
import type { Shop } from '#server/shop.ts'
import { testDatabase } from './test-database.ts'

/** Loading takes longer on a machine that is busy. */
const PATIENCE = 120_000

/** A shop on its first start, at `now`, with all that the demo puts into it; it stays through a test file. */
export function demoShop(now: Date): { readonly shop: Shop; readonly http: FastifyInstance } {
  let shop: Shop
  let http: FastifyInstance
  let database: Database
  let folder: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lanai-demo-'))
    database = await testDatabase()
    const { db, reads, engine, check, load } = database
    const log = openLog('silent')
    const clock = () => now
    shop = {
      config: readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', RATE_LIMIT_SCALE: '1000' }),
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
      catalogue: await openCatalogue(db, clock, log),
      packageTeasers: packageTeasers(db, clock),
    }
    await openDemo(shop)
    http = await createApp(shop, { loadLimits: null })
  }, PATIENCE)

  afterAll(async () => {
    await http?.close()
    await database?.close()
    await rm(folder, { recursive: true, force: true })
  })

  return {
    get shop() {
      return shop
    },
    get http() {
      return http
    },
  }
}
