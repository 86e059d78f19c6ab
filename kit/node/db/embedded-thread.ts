import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { DatabaseUnavailable } from './database-fault.ts'
import type { EmbeddedOptions, FromWorker, ToWorker } from './embedded-worker.ts'
import type { LinkClient, PgliteLink } from './pglite-stream.ts'

/** Starts the thread of an embedded database and resolves once it takes connections. */
export async function startEmbeddedThread(start: EmbeddedOptions): Promise<EmbeddedThread> {
  const options = { workerData: start, execArgv: [] } // the flags of this process may not suit a thread
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), options)
  const stopped = once(worker, 'exit').then(() => {
    throw new DatabaseUnavailable('its thread stopped')
  })
  try {
    await Promise.race([once(worker, 'message'), stopped])
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`The embedded database ${start.folder ?? ''} did not start: ${reason}`, { cause })
  }
  return new EmbeddedThread(worker)
}

/** The thread of an embedded database, as seen from outside it. */
export class EmbeddedThread implements PgliteLink {
  #worker: Worker
  #clients = new Map<number, LinkClient>()
  #nextId = 1
  #isClosing = false
  #death: DatabaseUnavailable | undefined

  constructor(worker: Worker) {
    this.#worker = worker
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'answer') this.#clients.get(message.id)?.answer(Buffer.from(message.bytes.buffer))
    })
    worker.on('error', (cause) => this.#die(cause))
    worker.on('exit', () => this.#die())
  }

  attach(client: LinkClient): number {
    const id = this.#nextId++
    this.#clients.set(id, client)
    const death = this.#death
    if (death) setImmediate(() => client.fail(death))
    return id
  }

  detach(id: number): void {
    this.#clients.delete(id)
  }

  execute(id: number, isStartup: boolean, messages: Buffer): void {
    // A copy, because the buffer given is a window on one that pg uses again.
    const copy = new Uint8Array(messages)
    this.#send({ kind: 'execute', id, isStartup, messages: copy }, [copy.buffer])
  }

  /** The whole database as an archive; nothing else is done meanwhile. */
  dump(): Promise<Uint8Array> {
    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
    const take = (message: FromWorker) => message.kind === 'dumped' && resolve(message.bytes)
    const giveUp = () => reject(new DatabaseUnavailable('The embedded database stopped'))
    this.#worker.on('message', take).once('exit', giveUp)
    this.#send({ kind: 'dump' })
    return promise.finally(() => this.#worker.off('message', take).off('exit', giveUp))
  }

  /** Closes the database after what it was asked so far, and ends its thread. */
  async close(): Promise<void> {
    this.#isClosing = true
    if (this.#death) return
    const exited = once(this.#worker, 'exit')
    this.#send({ kind: 'close' })
    await exited
  }

  #send(message: ToWorker, transfer: ArrayBuffer[] = []): void {
    this.#worker.postMessage(message, transfer)
  }

  #die(cause?: unknown): void {
    if (this.#isClosing || this.#death) return
    this.#death = new DatabaseUnavailable('The embedded database stopped: start the shop again', { cause })
    for (const client of this.#clients.values()) client.fail(this.#death)
  }
}
