import type { Logger } from 'pino'
import { Cache } from '#kit/node/cache/cache.ts'
import type { Database, Db } from '#kit/node/db/database.ts'
import type { Files } from '#kit/node/files/store.ts'
import type { Config } from './config.ts'

/** Chance, as an argument: tests pass one that repeats. */
export type Random = { uuid(): string; token(): string }

/** All that is outside the process. Whatever reads the clock, rolls dice or touches a disk gets it from here. */
export type World = {
  config: Config
  db: Db
  /** For the catalogue and reports, by a replica where one keeps up: all that was committed before is seen. */
  reads: Db
  /** What this process holds of the database. */
  cache: Cache
  /** Which database answers: errors and limits differ a little. */
  engine: 'postgres' | 'pglite'
  /** Answers or throws: the readiness check of the database. */
  checkDatabase: () => Promise<void>
  /** What its connections have to do now. */
  databaseLoad: Database['load']
  files: Files
  log: Logger
  clock: () => Date
  random: Random
}

/** The world whose every question goes through `tx`, cached or not: a transaction must not wait for a second connection. */
export function within(world: World, tx: Db): World {
  return tx === world.db ? world : { ...world, db: tx, reads: tx, cache: new Cache() }
}
