import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { type FairQueue, fairQueue, recentWork } from '#kit/node/jobs/fair-queue.ts'
import type { PressReply, PressWork } from './document-worker.ts'
import { pdfsIn } from './printed-booklet.ts'
import { TakesLong } from './processor-time.ts'

/** The longest that one document may take, in milliseconds. */
const PATIENCE = 30_000
const MAX_HEAP_MB = 256

/** pdf-lib never forgets the names and references that it read: after so many uploaded PDFs a press begins anew. */
const MOST_PDFS = 4

/** Papers that wait in one lane. */
const MAY_WAIT = 60

/** Papers of one lane never wait for those of another; `short` gives up what takes long. */
export type Lane = 'house' | 'short' | 'long'

type Press = { worker?: Worker; lane: Lane; isFree: boolean; pdfs: number }

/** Counted for all lanes together. */
const work = recentWork()

// Each begun with its first document. They keep nothing but typefaces, so they may die and begin again at any time.
// Booklets hold what strangers uploaded: a file that ends their press must not take anybody's invoice with it.
const lanes: Record<Lane, { inTurn: FairQueue; presses: Press[] }> = {
  house: lane('house', 2),
  short: lane('short', 2),
  long: lane('long', 1),
}

function lane(name: Lane, presses: number) {
  const press = (): Press => ({ lane: name, isFree: true, pdfs: 0 })
  return { inTurn: fairQueue(presses, MAY_WAIT, work), presses: Array.from({ length: presses }, press) }
}

/**
 * Makes one document on a thread of its own. Rejects when it takes longer than 30 seconds or that thread dies.
 *
 * @throws TakesLong in the lane `short`
 */
export type Print = (work: PressWork) => Promise<Buffer>

/**
 * Runs a job that prints when it is its turn: of those who wait, whoever's papers took the least processor time lately,
 * with the milliseconds that this one `asks` for.
 *
 * @throws HttpProblem `overloaded` while 60 others wait
 */
export function atPress<T>(
  name: Lane,
  whose: string,
  job: (print: Print, took: (ms: number) => void) => Promise<T>,
  asks?: number,
): Promise<T> {
  const { inTurn, presses } = lanes[name]
  const atOne = async (took: (ms: number) => void) => {
    const press = presses.find(({ isFree }) => isFree)!
    press.isFree = false
    try {
      return await job((work) => printOn(press, work, took), took)
    } finally {
      press.isFree = true
      // A press without work does not keep the process alive.
      press.worker?.unref()
    }
  }
  return inTurn(whose, atOne, asks)
}

/** A paper of the house for somebody, or for the studio. */
export function print(work: PressWork, whose = 'studio'): Promise<Buffer> {
  return atPress('house', whose, (printed) => printed(work))
}

function begun(press: Press): Worker {
  const worker = new Worker(new URL('./document-worker.ts', import.meta.url), {
    name: 'documents',
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    workerData: press.lane,
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
async function printOn(press: Press, work: PressWork, took: (ms: number) => void): Promise<Buffer> {
  const worker = (press.worker ??= begun(press))
  worker.ref()
  const begunAt = performance.now()
  const ending = new AbortController()
  const tooLate = setTimeout(() => void worker.terminate(), PATIENCE)
  const { signal } = ending
  try {
    const ended = once(worker, 'exit', { signal }).then((): PressReply => {
      return { error: 'The thread that makes documents ended', ms: performance.now() - begunAt }
    })
    const done = once(worker, 'message', { signal }).then(([reply]) => reply as PressReply)
    worker.postMessage(work, [])
    const reply = await Promise.race([done, ended])
    took(reply.ms)
    press.pdfs += work.paper === 'booklet' ? pdfsIn(work.booklet) : 0
    if (press.pdfs >= MOST_PDFS) await worker.terminate()
    if ('takesLong' in reply) throw new TakesLong()
    if ('error' in reply) throw new Error('A document could not be made', { cause: reply.error })
    return Buffer.from(reply.pdf)
  } finally {
    clearTimeout(tooLate)
    ending.abort()
  }
}
