import { startCluster } from './postgres-cluster.ts'
import { findPostgresPrograms } from './postgres-programs.ts'

/** Vitest's set-up of the proofs: one server for all that ask for a database, where none is named and one can be made. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DATABASE_URL) return
  const programs = await findPostgresPrograms()
  if (!programs) return
  const cluster = await startCluster(programs)
  process.env.TEST_DATABASE_URL = cluster.url
  return () => cluster.stop()
}
