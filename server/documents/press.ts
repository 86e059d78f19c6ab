import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { boundedQueue, type BoundedQueue } from '#kit/node/jobs/bounded-queue.ts'
import type { PressReply, PressWork } from './document-worker.ts'
import { type BookletLane, drawnBytesOf, laneOf, pdfsIn } from './printed-booklet.ts'

/** The longest that one document may take, in milliseconds. */
const PATIENCE = 30_000
const MAX_HEAP_MB = 256

type PressName = 'house' | BookletLane | 'more booklets' | 'more drawings'

const PRESSES: Record<BookletLane, readonly PressName[]> = {
  booklets: ['booklets', 'more booklets'],
  drawings: ['drawings', 'more drawings'],
  'large drawings': ['large drawings'],
}

/** Documents of one press that wait while it makes another. */
const MAY_WAIT = 60

/** pdf-lib never forgets the names and references that it read: after so many uploaded PDFs a press begins anew. */
const MOST_PDFS = 4

type Press = { worker?: Worker; inTurn: BoundedQueue; waiting: number; pdfs: number }

// Each begun with its first document. They keep nothing but typefaces, so they may die and begin again at any time.
// Booklets hold what strangers uploaded: a file that ends their press must not take anybody's invoice with it.
const presses = new Map<PressName, Press>()

/**
 * A document as PDF, made on a thread of its own. Rejects when it takes longer than 30 seconds or that thread dies.
 *
 * @throws HttpProblem `overloaded` while 60 others wait
 */
export async function print(work: PressWork): Promise<Buffer> {
  const press = freePress(pressesFor(work))
  press.waiting++
  try {
    return await press.inTurn(() => printOn(press, work))
  } finally {
    press.waiting--
    // A press without work does not keep the process alive.
    if (press.waiting === 0) press.worker?.unref()
  }
}

function pressesFor(work: PressWork): readonly PressName[] {
  return work.paper === 'booklet' ? PRESSES[laneOf(drawnBytesOf(work.booklet))] : ['house']
}

/** Of several, the one with the least to do. */
function freePress(names: readonly PressName[]): Press {
  const [first, ...others] = names.map(pressNamed)
  return others.reduce((free, press) => (press.waiting < free.waiting ? press : free), first!)
}

function pressNamed(name: PressName): Press {
  const press = presses.get(name) ?? { inTurn: boundedQueue(1, MAY_WAIT), waiting: 0, pdfs: 0 }
  presses.set(name, press)
  return press
}

function begun(press: Press): Worker {
  const worker = new Worker(new URL('./document-worker.ts', import.meta.url), {
    name: 'documents',
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  })
  const end = () => {
    if (press.worker !== worker) return
    delete press.worker
    press.pdfs = 0
  }
  worker.on('error', end)
  worker.on('exit', end)
  return worker
}

/** Makes one document, as the only one of its press; where that ends its thread, the next begins another. */
async function printOn(press: Press, work: PressWork): Promise<Buffer> {
  const worker = (press.worker ??= begun(press))
  worker.ref()
  const ending = new AbortController()
  const tooLate = setTimeout(() => void worker.terminate(), PATIENCE)
  const { signal } = ending
  try {
    const ended = once(worker, 'exit', { signal }).then((): PressReply => {
      return { error: 'The thread that makes documents ended' }
    })
    const done = once(worker, 'message', { signal }).then(([reply]) => reply as PressReply)
    worker.postMessage(work, [])
    const reply = await Promise.race([done, ended])
    press.pdfs += work.paper === 'booklet' ? pdfsIn(work.booklet) : 0
    if (press.pdfs >= MOST_PDFS) await worker.terminate()
    if ('error' in reply) throw new Error('A document could not be made', { cause: reply.error })
    return Buffer.from(reply.pdf)
  } finally {
    clearTimeout(tooLate)
    ending.abort()
  }
}
