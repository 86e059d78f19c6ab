import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { createApp } from '#server/app.ts'
import type { Database } from '#kit/node/db/database.ts'
import type { World } from '#server/world.ts'
import { shopInFolder } from './shop-in-folder.ts'

type Opening = {
  clock: () => Date
  openDatabase: () => Promise<Database>
  env?: NodeJS.ProcessEnv
  /** What is in it before its doors open. */
  fill?: (shop: World) => Promise<void>
  /** How long all that may take, in milliseconds. */
  patience?: number
}

/** What a shop shows to a test file: its inside and its doors. */
export type ShopOfFile = { readonly shop: World; readonly http: FastifyInstance }

/** A whole shop through one test file: real app, real database, real files. */
export function shopOfFile({ clock, openDatabase, env, fill, patience }: Opening): ShopOfFile {
  let shop: World
  let http: FastifyInstance
  let database: Database
  let folder: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lanai-test-'))
    database = await openDatabase()
    shop = await shopInFolder(folder, database, clock, env)
    await fill?.(shop)
    http = await createApp(shop, { loadLimits: null })
  }, patience)

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
