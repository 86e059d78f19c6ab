import { existsSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { parentPort, workerData } from 'node:worker_threads'

export type EmbeddedOptions = {
  /** Where it lies, for this process alone; in memory without. */
  folder?: string | undefined
  /** What it begins with. */
  dump?: Uint8Array | undefined
  /** Path of an archive of a database folder, unpacked where `folder` is not there yet; without one PGlite makes it. */
  emptyDatabase?: string | undefined
}

/**
 * The thread in which the embedded database lives, so that a slow query never stops the server's event loop.
 * It does one message after the other.
 */
export type ToWorker =
  | { kind: 'execute'; id: number; isStartup: boolean; messages: Uint8Array }
  | { kind: 'dump' }
  | { kind: 'close' }
export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'answer'; id: number; bytes: Uint8Array }
  | { kind: 'dumped'; bytes: Uint8Array }

// One session serves every connection there ever is: a new one must not find what the last one left.
const CLEAN_SESSION = ['rollback', 'deallocate all', 'reset all', 'unlisten *']

if (!parentPort) throw new Error('This file runs as a worker of embedded.ts')
const port = parentPort
const database = await openPglite(workerData)
let last: Promise<void> = Promise.resolve()
port.on('message', (message: ToWorker) => {
  last = last.then(() => handle(message))
})
port.postMessage({ kind: 'ready' } satisfies FromWorker)

async function openPglite({ folder, dump, emptyDatabase }: EmbeddedOptions): Promise<PGlite> {
  if (folder && emptyDatabase && !dump && !existsSync(folder)) {
    const { unpackDatabase } = await import('./empty-database.ts')
    await unpackDatabase(emptyDatabase, folder)
  }
  const loadDataDir = dump && new Blob([new Uint8Array(dump)])
  return PGlite.create({ dataDir: folder ?? 'memory://', loadDataDir })
}

async function handle(message: ToWorker): Promise<void> {
  if (message.kind === 'execute') return execute(message)
  if (message.kind === 'dump') return send({ kind: 'dumped', bytes: await dump() })
  await database.close()
  port.close()
}

async function execute({ id, isStartup, messages }: ToWorker & { kind: 'execute' }): Promise<void> {
  if (isStartup) for (const statement of CLEAN_SESSION) await database.exec(statement)
  await database.execProtocolRawStream(messages, {
    onRawData: (bytes) => send({ kind: 'answer', id, bytes: bytes.slice() }),
  })
}

async function dump(): Promise<Uint8Array> {
  const archive = await database.dumpDataDir('none')
  return new Uint8Array(await archive.arrayBuffer())
}

function send(message: FromWorker & { bytes: Uint8Array }): void {
  port.postMessage(message, [message.bytes.buffer as ArrayBuffer])
}
