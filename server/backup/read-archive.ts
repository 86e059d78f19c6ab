import { createReadStream } from 'node:fs'
import type { Readable, Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { isFileKey } from '#kit/node/files/file-key.ts'
import { sha256Of } from '#kit/node/files/sha256-of.ts'
import { BackupRefused, Manifest, RowSum } from './manifest.ts'
import { isSealed } from './seal.ts'
import { FILES, MANIFEST, ROWS } from './write-archive.ts'

/** One entry of an archive. The bytes of a file are read, or left alone, before the next one is asked for. */
export type Entry =
  | { kind: 'rows'; table: string; lines: string[] }
  | { kind: 'file'; key: string; size: number; bytes: Readable }
  | { kind: 'manifest'; text: string }

const ROWS_NAME = new RegExp(`^${ROWS}/([a-z_]+)/\\d+\\.jsonl$`)
const FILE_NAME = new RegExp(`^${FILES}/(.+)$`)

/** The entries of the archive at `path`, one after the other; it may be left before its end. */
export async function* entriesOf(path: string): AsyncGenerator<Entry> {
  const tar = extract()
  const source = createReadStream(path)
  const read = pipeline(source, createGunzip(), tar as unknown as Writable)
  // Whatever goes wrong there ends the loop here.
  read.catch(() => undefined)
  try {
    for await (const entry of tar) {
      yield await entryNamed(entry.header.name, entry.header.size, entry as unknown as Readable)
      entry.resume()
    }
    await read
  } finally {
    source.destroy()
  }
}

async function entryNamed(name: string, size: number, bytes: Readable): Promise<Entry> {
  const table = ROWS_NAME.exec(name)?.[1]
  if (table !== undefined) return { kind: 'rows', table, lines: linesOf(await text(bytes)) }
  const key = FILE_NAME.exec(name)?.[1]
  if (key !== undefined && isFileKey(key)) return { kind: 'file', key, size, bytes }
  if (name === MANIFEST) return { kind: 'manifest', text: await text(bytes) }
  throw new BackupRefused(`This is no backup of the shop: it holds ${name}`)
}

function linesOf(part: string): string[] {
  return part.split('\n').slice(0, -1)
}

const NO_BACKUP = 'This file is no backup of the shop, or it is damaged or cut short'

/**
 * Reads the whole archive at `path` and gives what it says of itself, once everything in it is what it says.
 *
 * @throws BackupRefused when it is cut short, when a byte of it is another, or when it is no backup at all
 */
export async function verifiedManifest(path: string): Promise<Manifest> {
  try {
    if (!(await isSealed(path))) throw new BackupRefused(`${NO_BACKUP}: its seal is broken`)
    const { tables, files, manifest } = await sumsOf(path)
    const [fault] = [
      ...differences(manifest.tables, tables).map((table) => `the rows of ${table}`),
      ...differences(manifest.files, files).map((key) => `the file ${key}`),
    ]
    if (fault) throw new BackupRefused(`The backup is damaged: ${fault}`)
    return manifest
  } catch (error) {
    if (error instanceof BackupRefused) throw error
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') throw new BackupRefused(`There is no file ${path}`, { cause: error })
    throw new BackupRefused(`${NO_BACKUP}: ${message}`, { cause: error })
  }
}

async function sumsOf(path: string) {
  const sums = new Map<string, RowSum>()
  const files: Manifest['files'] = {}
  let manifest: string | undefined
  for await (const entry of entriesOf(path)) {
    if (manifest !== undefined) throw new BackupRefused('The backup is damaged: something follows its end')
    if (entry.kind === 'manifest') manifest = entry.text
    else if (entry.kind === 'file')
      files[entry.key] = { size: entry.size, sha256: await sha256Of(entry.bytes) }
    else {
      const sum = sums.getOrInsertComputed(entry.table, () => new RowSum())
      for (const line of entry.lines) sum.add(line)
    }
  }
  if (manifest === undefined) throw new BackupRefused('The backup is cut short: its end is missing')
  const said = parsed(manifest)
  for (const table of Object.keys(said.tables)) sums.getOrInsertComputed(table, () => new RowSum())
  const tables = Object.fromEntries([...sums].map(([table, sum]) => [table, sum.total]))
  return { tables, files, manifest: said }
}

function parsed(manifest: string): Manifest {
  const { data } = Manifest.safeParse(JSON.parse(manifest))
  if (!data)
    throw new BackupRefused('The backup is damaged, or of a newer kind: its last entry cannot be read')
  return data
}

type Sums = Record<string, { rows?: number; size?: number; sha256: string }>

/** The names under which these are not the same. */
function differences(said: Sums, found: Sums): string[] {
  const names = new Set([...Object.keys(said), ...Object.keys(found)])
  return [...names].filter((name) => {
    const [a, b] = [said[name], found[name]]
    return a?.sha256 !== b?.sha256 || a?.rows !== b?.rows || a?.size !== b?.size
  })
}
