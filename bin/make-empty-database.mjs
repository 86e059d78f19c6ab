/**
 * Makes the empty database anew with which every embedded database begins: server/db/empty-database.tar.br.
 * The result is kept in the repository, which each one makes larger by 2 MB for good: run
 * `node bin/make-empty-database.mjs` after changing PGlite or a migration that is in it, not for a new one
 * (docs/decisions/0041).
 */
import { createWriteStream } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { constants, createBrotliCompress } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { pack } from 'tar-stream'
import { openEmbeddedDatabase } from '#kit/node/db/database.ts'
import { migrate } from '#server/db/open-database.ts'

const ARCHIVE = fileURLToPath(new URL('../server/db/empty-database.tar.br', import.meta.url))
/** The archive holds three databases that are nearly the same: seen together, as they are with this, they take the room of one. */
const LARGEST_WINDOW = { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS }

const folder = await mkdtemp(join(tmpdir(), 'lanai-empty-'))
try {
  // By itself: where there is none, `openEmbeddedDatabase` lays the archive that is to be made anew.
  const made = await PGlite.create({ dataDir: folder })
  await made.close()
  const database = await openEmbeddedDatabase({ folder }, console)
  await migrate(database)
  await database.close()
  await writeArchive()
} finally {
  await rm(folder, { recursive: true })
}

async function writeArchive() {
  const tar = pack()
  const written = pipeline(tar, createBrotliCompress({ params: LARGEST_WINDOW }), createWriteStream(ARCHIVE))
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
    const name = relative(folder, path)
    if (entry.isDirectory()) tar.entry({ name, type: 'directory' })
    else tar.entry({ name }, await readFile(path))
  }
  tar.finalize()
  await written
}
