import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { openDemo } from '#demo/open-demo.ts'
import { createApp } from '#server/app.ts'
import type { Database } from '#server/db/database.ts'
import type { Shop } from '#server/shop.ts'
import { shopInFolder } from './shop-in-folder.ts'
import { testDatabase } from '#tests/support/databases/test-database.ts'

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
    shop = await shopInFolder(folder, database, () => now)
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
