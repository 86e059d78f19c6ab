import { join } from 'node:path'
import { type Config, ConfigError } from '#server/config.ts'
import { BucketAway } from '#kit/node/files/s3-requests.ts'
import { openS3Store } from '#kit/node/files/s3-store.ts'
import { openFolderStore } from '#kit/node/files/folder-store.ts'
import type { Files } from '#kit/node/files/store.ts'

/**
 * Opens the store of files that `config` names: a bucket, or a folder in the data folder.
 *
 * @throws ConfigError when the bucket cannot be used
 */
export async function openStore({ bucket, dataDir }: Pick<Config, 'bucket' | 'dataDir'>): Promise<Files> {
  if (!bucket) return openFolderStore(join(dataDir, 'files'))
  const store = await openS3Store(bucket, join(dataDir, 'tmp'))
  try {
    await store.check()
  } catch (error) {
    if (!(error instanceof BucketAway)) throw error
    throw new ConfigError(`FILES_URL: the bucket cannot be used (${error.reason})`)
  }
  return store
}
