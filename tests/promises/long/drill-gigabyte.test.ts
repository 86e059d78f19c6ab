import { randomBytes } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openFolderStore } from '#kit/node/files/folder-store.ts'
import { dataFolders } from '#tests/operations/data-folder.ts'
import { runArchive } from '#tests/support/processes/archive-process.ts'
import { printPromise } from '#tests/support/promise-line.ts'

const FILES = 100
const FILE_BYTES = 10_000_000
const MOST_SECONDS = 300
/** More than the same without any files, which is nearly all of it the embedded database. */
const MOST_MEGABYTES_MORE = 150

const whole = { code: 0, err: '' }
const folders = dataFolders()

/** Backs up a shop with nothing but files, restores it elsewhere, and says what that took. */
async function thereAndBack(files: number) {
  const [from, to] = [{ DATA_DIR: await folders.newShop() }, { DATA_DIR: await folders.empty() }]
  const store = await openFolderStore(join(from.DATA_DIR, 'files'))
  for (let at = 0; at < files; at++) await store.put(`pictures/large-${at}.webp`, randomBytes(FILE_BYTES))

  const archive = join(await folders.empty(), 'drill.tar.gz')
  const backup = await runArchive(from, 'backup', archive)
  const restored = await runArchive(to, 'restore', archive)
  expect([backup, restored]).toMatchObject([whole, whole])
  return { backup, restored, megabytes: Math.round((await stat(archive)).size / 1e6) }
}

test('P21: a gigabyte of files goes there and back within five minutes, in bounded memory', async () => {
  const none = await thereAndBack(0)
  const all = await thereAndBack(FILES)
  const seconds = all.backup.seconds + all.restored.seconds
  const more = Math.max(all.backup.peakMb - none.backup.peakMb, all.restored.peakMb - none.restored.peakMb)
  const pass = seconds <= MOST_SECONDS && more <= MOST_MEGABYTES_MORE
  const figure = `${FILES} files of 10 MB in an archive of ${all.megabytes} MB: backup ${all.backup.seconds} s, restore ${all.restored.seconds} s, at most ${Math.max(more, 0)} MB more memory than without files`
  printPromise('P21', 1, figure, pass)
  expect({ seconds, more, pass }).toMatchObject({ pass: true })
})
