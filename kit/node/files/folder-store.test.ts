import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileStoreSuite } from '#tests/support/files/file-store-suite.ts'
import { openFolderStore } from './folder-store.ts'

fileStoreSuite(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lanai-files-'))
  const [root, elsewhere] = [join(folder, 'files'), join(folder, 'elsewhere')]
  return {
    files: await openFolderStore(root),
    leave: () => rename(root, elsewhere),
    comeBack: () => rename(elsewhere, root),
    stop: () => rm(folder, { recursive: true }),
  }
})
