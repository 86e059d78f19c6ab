import { createHash } from 'node:crypto'
import { access, open, rename, rm } from 'node:fs/promises'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pack } from 'tar-stream'
import { BackupRefused, type FileSum, type Manifest } from './manifest.ts'
import { sealing } from './seal.ts'

/** What is in an archive, by the names of its entries. */
export const ROWS = 'rows'
export const FILES = 'files'
export const MANIFEST = 'manifest.json'

/** Most of a store are pictures, which cannot be pressed any further: more than the least effort is lost on them. */
const EFFORT = { level: 1 }
/** An archive holds everybody's data: for its owner alone. */
const OWNER_ONLY = 0o600

/** A backup that is being written: a tar of rows and files in gzip, sealed. It has its name only once it is whole. */
export type ArchiveWriter = {
  addRows(table: string, part: number, lines: readonly string[]): Promise<void>
  addFile(key: string, size: number, bytes: Readable): Promise<FileSum>
  finish(manifest: Manifest): Promise<void>
  /** Removes what was written. */
  abandon(): Promise<void>
}

/** @throws BackupRefused when something lies at `path` already: an older backup is not for this one to overwrite */
export async function createArchive(path: string, takenAt: Date): Promise<ArchiveWriter> {
  if (await exists(path)) throw new BackupRefused(`${path} is there already: name another file`)
  const unfinished = `${path}.unfinished`
  // What a broken-off backup left has the mode of its time, or of whoever laid it there.
  await rm(unfinished, { force: true }).catch(refuse)
  const file = await open(unfinished, 'wx', OWNER_ONLY).catch(refuse)
  const target = file.createWriteStream({ flush: true })
  const tar = pack()
  const written = pipeline(tar as unknown as Readable, createGzip(EFFORT), sealing(), target)
  // Whoever writes next hears of it.
  written.catch(() => undefined)

  function refuse({ code, message }: NodeJS.ErrnoException): never {
    throw new BackupRefused(`${path} cannot be written (${code ?? message})`)
  }

  async function add(name: string, size: number, bytes: Readable) {
    try {
      const entry = tar.entry({ name, size, mtime: takenAt, mode: OWNER_ONLY }) as unknown as Writable
      await pipeline(bytes, entry)
    } catch (error) {
      if (target.errored) refuse(target.errored)
      throw error
    }
  }

  function addText(name: string, text: string) {
    const bytes = Buffer.from(text)
    return add(name, bytes.length, Readable.from([bytes]))
  }

  return {
    addRows: (table, part, lines) =>
      addText(`${ROWS}/${table}/${String(part).padStart(6, '0')}.jsonl`, `${lines.join('\n')}\n`),
    async addFile(key, size, bytes) {
      const hash = createHash('sha256')
      await add(
        `${FILES}/${key}`,
        size,
        bytes.on('data', (chunk: Buffer) => hash.update(chunk)),
      )
      return { size, sha256: hash.digest('hex') }
    },
    async finish(manifest) {
      await addText(MANIFEST, `${JSON.stringify(manifest, undefined, 1)}\n`)
      tar.finalize()
      await written.catch(refuse)
      await rename(unfinished, path)
    },
    async abandon() {
      tar.destroy()
      await written.catch(() => undefined)
      await rm(unfinished, { force: true })
    },
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
