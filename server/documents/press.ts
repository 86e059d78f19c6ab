import { Worker } from 'node:worker_threads'
import type { PressJob, PressReply, PressWork } from './document-worker.ts'
import { isWorkedOut } from './printed-booklet.ts'

/** The longest that one document may take, in milliseconds. */
const PATIENCE = 30_000
const MAX_HEAP_MB = 256

type PressName = 'house' | 'booklets' | 'drawings' | 'more drawings'

// Each begun with its first document. They keep nothing but typefaces, so they may die and begin again at any time.
// Booklets hold what strangers uploaded: a file that ends their press must not take anybody's invoice with it.
const presses = new Map<PressName, Press>()

/** A document as PDF, made on a thread of its own. Rejects when it takes longer than 30 seconds or that thread dies. */
export function print(work: PressWork): Promise<Buffer> {
  return freePress(pressesFor(work)).print(work)
}

/** A drawing or a PDF may take seconds: booklets of pictures alone never wait for one. */
function pressesFor(work: PressWork): PressName[] {
  if (work.paper !== 'booklet') return ['house']
  return isWorkedOut(work.booklet) ? ['drawings', 'more drawings'] : ['booklets']
}

/** Of several, the one with the least to do. */
function freePress(names: readonly PressName[]): Press {
  const [first, ...others] = names.map(pressNamed)
  return others.reduce((free, press) => (press.waiting < free.waiting ? press : free), first!)
}

function pressNamed(name: PressName): Press {
  const press = presses.get(name) ?? new Press((ended) => forget(name, ended))
  presses.set(name, press)
  return press
}

function forget(name: PressName, ended: Press): void {
  if (presses.get(name) === ended) presses.delete(name)
}

class Press {
  #worker: Worker
  #jobs = new Map<number, { resolve: (pdf: Buffer) => void; reject: (error: Error) => void }>()
  #lastJob = 0

  constructor(onEnd: (ended: Press) => void) {
    this.#worker = new Worker(new URL('./document-worker.ts', import.meta.url), {
      name: 'documents',
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    })
    this.#worker.on('message', (reply: PressReply) => this.#settle(reply))
    const end = (error: Error) => {
      onEnd(this)
      for (const job of this.#jobs.values()) job.reject(error)
      this.#jobs.clear()
    }
    this.#worker.on('error', end)
    this.#worker.on('exit', () => end(new Error('The thread that makes documents ended')))
  }

  /** Documents that are not done. */
  get waiting(): number {
    return this.#jobs.size
  }

  async print(work: PressWork): Promise<Buffer> {
    const id = ++this.#lastJob
    const tooLate = setTimeout(() => void this.#worker.terminate(), PATIENCE)
    this.#worker.ref()
    try {
      return await new Promise((resolve, reject) => {
        this.#jobs.set(id, { resolve, reject })
        this.#worker.postMessage({ id, work } satisfies PressJob, [])
      })
    } finally {
      clearTimeout(tooLate)
      this.#jobs.delete(id)
      // A press without work does not keep the process alive.
      if (this.#jobs.size === 0) this.#worker.unref()
    }
  }

  #settle(reply: PressReply): void {
    const job = this.#jobs.get(reply.id)
    if ('error' in reply) job?.reject(new Error('A document could not be made', { cause: reply.error }))
    else job?.resolve(Buffer.from(reply.pdf))
  }
}
