import { join } from 'node:path'
import type { Address } from './open-books.ts'
import { type ServerProcess, startServer } from './server-process.ts'

/** Where the shop of `dataDir` notes how long its event loop was held. */
export const delayFileIn = (dataDir: string) => join(dataDir, 'loop-delay.json')

/** Opens the shop of `address` as `npm start` does; its CPU profile goes into `profile` where one is named. */
export function openShopProcess({ dataDir, databaseUrl }: Address, profile?: string): Promise<ServerProcess> {
  const profiling = profile ? ['--cpu-prof', '--cpu-prof-dir', profile] : []
  return startServer([...profiling, '--import', './bench/loop-delay.ts', 'bin/serve.mjs'], {
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    DEMO: 'off',
    MALLOC_ARENA_MAX: '2',
    LOOP_DELAY_FILE: delayFileIn(dataDir),
    // No budget is ever spent, though each request is counted; buyers have addresses of their own.
    RATE_LIMIT_SCALE: '1000000',
    TRUST_PROXY: '127.0.0.1',
  })
}
