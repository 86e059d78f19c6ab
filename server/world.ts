import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Database, Db } from '#kit/node/db/database.ts'
import type { Files } from '#kit/node/files/store.ts'

/** Chance, as an argument: tests pass one that repeats. */
export type Random = { uuid(): string; token(): string }

/** All that is outside the process. Whatever reads the clock, rolls dice or touches a disk gets it from here. */
export type World = {
  config: Config
  db: Db
  /** For the catalogue and reports, by a replica where one keeps up: all that was committed before is seen. */
  reads: Db
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
