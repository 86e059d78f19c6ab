import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import type { SnapshotPlace } from './load-index.ts'

/** With fewer products, reading them all takes a second or two. */
const FROM = 50_000

/** In the data folder; where files lie in a bucket there need not be one that lasts. */
export function snapshotPlace({
  dataDir,
  bucket,
  databaseUrl = '',
}: Pick<Config, 'dataDir' | 'bucket' | 'databaseUrl'>): SnapshotPlace {
  const shop = createHash('sha256').update(databaseUrl).digest('hex').slice(0, 16)
  const path = bucket ? join(tmpdir(), `lanai-${shop}.index`) : join(dataDir, 'catalogue.index')
  return { path, from: FROM }
}
