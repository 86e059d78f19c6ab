/**
 * An index of the catalogue as a file, so that a process need not read a million products to open.
 *
 *   magic · length of the head · head (JSON) · its checksum · array after array
 *
 * A file that is broken, of other code or of another machine is not read. It is written beside and then renamed: of
 * several processes that write it the last one wins, and no reader meets half a file.
 */
import { randomUUID } from 'node:crypto'
import { closeSync, openSync, readdirSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { endianness } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import type { StockMove } from './indexed-products.ts'
import type { PackedIndex } from './search-index.ts'
import type { Arrays } from '#kit/node/search/arrays.ts'

/** An index, and what it is true of. */
export type Snapshot = {
  index: PackedIndex
  /** By product number: the mark of the row it was made of. */
  marks: Uint32Array
  /** When reading began, in milliseconds, and the latest move of stock at that time. */
  begunAt: number
  move: StockMove | undefined
}

/** A file that is of no use, and why. */
export class UselessSnapshot extends Error {
  override readonly name = 'UselessSnapshot'
}

type Section = { name: string; kind: keyof typeof kinds; bytes: number; sum: number }
type Head = Pick<Snapshot, 'begunAt' | 'move'> & {
  code: number
  figures: PackedIndex['figures']
  sections: Section[]
}

const kinds = { Uint8Array, Uint16Array, Int32Array, Uint32Array, Float64Array }
const MAGIC = 0x4c4e4958
const PIECE = 4 << 20
const LONGEST_HEAD = 64 << 20

/** Writes `snapshot` to `path`, holding the thread. */
export function writeSnapshot(path: string, { index, marks, begunAt, move }: Snapshot): void {
  const arrays = Object.entries({ ...index.arrays, marks }).map(([name, array]) => ({
    bytes: Buffer.from(array.buffer, array.byteOffset, array.byteLength),
    section: { name, kind: array.constructor.name as Section['kind'], bytes: array.byteLength },
  }))
  const sections = arrays.map(({ bytes, section }) => ({ ...section, sum: crc32(bytes) }))
  const head: Head = { code: codeMark(), begunAt, move, figures: index.figures, sections }
  const text = Buffer.from(JSON.stringify(head))
  const beside = `${path}.${randomUUID()}`
  try {
    const file = openSync(beside, 'wx', 0o600)
    try {
      const parts = [
        numbers(MAGIC, text.length),
        text,
        numbers(crc32(text)),
        ...arrays.map(({ bytes }) => bytes),
      ]
      for (const part of parts) writeWhole(file, part)
    } finally {
      closeSync(file)
    }
    renameSync(beside, path)
  } catch (error) {
    rmSync(beside, { force: true })
    throw error
  }
}

/** A file that is open, its head read. */
export type OpenSnapshot = AsyncDisposable & {
  head: Head
  /** Reads the rest, in pieces. */
  read(): Promise<Snapshot>
}

/**
 * Opens what is at `path`; nothing where there is no file.
 *
 * @throws UselessSnapshot
 */
export async function openSnapshot(path: string): Promise<OpenSnapshot | undefined> {
  const file = await open(path, 'r').catch(() => undefined)
  if (!file) return undefined
  const close = () => file.close()
  try {
    // In a folder that others write to, somebody else's file is not ours to believe.
    const { uid } = await file.stat()
    if (process.getuid && uid !== process.getuid()) throw new UselessSnapshot('it is another user’s')
    const head = await readHead(file)
    if (head.code !== codeMark()) throw new UselessSnapshot('it was written by another version')
    return { head, read: () => readRest(file, head), [Symbol.asyncDispose]: close }
  } catch (error) {
    await close()
    throw error
  }
}

async function readRest(file: FileHandle, { sections, figures, begunAt, move }: Head): Promise<Snapshot> {
  const arrays: Arrays = {}
  for (const section of sections) arrays[section.name] = await readArray(file, section)
  const { marks, ...rest } = arrays
  return { index: { arrays: rest, figures }, marks: marks as Uint32Array, begunAt, move }
}

async function readHead(file: FileHandle): Promise<Head> {
  const start = await readBytes(file, 8)
  if (start.readUInt32LE(0) !== MAGIC) throw new UselessSnapshot('it is something else')
  const length = start.readUInt32LE(4)
  if (length > LONGEST_HEAD) throw broken()
  const text = await readBytes(file, length)
  const sum = await readBytes(file, 4)
  if (sum.readUInt32LE(0) !== crc32(text)) throw broken()
  return JSON.parse(text.toString()) as Head
}

async function readArray(file: FileHandle, { kind, bytes, sum }: Section) {
  const whole = new Uint8Array(bytes)
  let checked = crc32(Buffer.alloc(0))
  for (let at = 0; at < bytes; at += PIECE) {
    const piece = whole.subarray(at, at + PIECE)
    await fill(file, piece)
    checked = crc32(piece, checked)
  }
  if (checked !== sum) throw broken()
  const Kind = kinds[kind]
  return new Kind(whole.buffer, 0, bytes / Kind.BYTES_PER_ELEMENT)
}

async function readBytes(file: FileHandle, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length)
  await fill(file, bytes)
  return bytes
}

async function fill(file: FileHandle, bytes: Uint8Array): Promise<void> {
  for (let at = 0; at < bytes.length;) {
    const { bytesRead } = await file.read(bytes, at, bytes.length - at, null)
    if (bytesRead === 0) throw broken()
    at += bytesRead
  }
}

function writeWhole(file: number, bytes: Buffer): void {
  for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at, Math.min(PIECE, bytes.length - at))
}

function numbers(...values: number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length)
  for (const [place, value] of values.entries()) bytes.writeUInt32LE(value, 4 * place)
  return bytes
}

function broken(): UselessSnapshot {
  return new UselessSnapshot('it is broken')
}

let mark: number | undefined

/** Differs with everything that what is indexed depends on: the code of the index and the order of bytes. */
function codeMark(): number {
  const at = (path: string) => join(import.meta.dirname, path)
  mark ??= markOf(['search', '../../domain/products', '../../domain/search', '../../kit/node/search'].map(at))
  return mark
}

function markOf(folders: readonly string[]): number {
  const files = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.ts'))
      .toSorted()
      .map((name) => join(folder, name)),
  )
  const query = join(import.meta.dirname, 'indexed-products.ts')
  return [...files, query].reduce((sum, file) => crc32(readFileSync(file), sum), crc32(endianness()))
}
