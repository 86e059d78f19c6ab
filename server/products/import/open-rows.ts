import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { Problem } from '#contract/problems.ts'
import type { ImportAnswer, ImportWork } from './import-worker.ts'
import type { FileFacts, RowGroup } from './import-rows.ts'

/** The longest that the thread may take for one answer, in milliseconds. */
const PATIENCE = 30_000
const MAX_HEAP_MB = 512

/** A file of products that is being read; products come in the order of their first rows. */
export type OpenRows = { facts: FileFacts; groups(): AsyncGenerator<RowGroup[]>; close(): Promise<void> }

/**
 * Opens a file of products on a thread of its own.
 *
 * @throws Problem `validation_failed` · `too_large`: the whole file cannot be read, in words that say why
 */
export async function openRows(path: string): Promise<OpenRows> {
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), {
    name: 'import',
    execArgv: [],
    workerData: { path } satisfies ImportWork,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  })
  // Whoever waits for an answer hears of it; between two answers nobody does, and nothing is lost.
  worker.on('error', () => undefined)
  const close = async () => void (await worker.terminate())
  try {
    const first = await answerOf(worker)
    if (first.is === 'unreadable') throw unreadable(first.code, first.message)
    if (first.is !== 'open') throw new Error('The thread that reads files answered out of turn')
    return { facts: first.facts, groups: () => piecesOf(worker), close }
  } catch (error) {
    await close()
    throw error
  }
}

async function* piecesOf(worker: Worker): AsyncGenerator<RowGroup[]> {
  for (;;) {
    worker.postMessage('next', [])
    const answer = await answerOf(worker)
    if (answer.is !== 'piece' || answer.groups.length === 0) return
    yield answer.groups
  }
}

/** What the thread says next; a thread that ends or takes too long is an error. */
async function answerOf(worker: Worker): Promise<ImportAnswer> {
  const over = new AbortController()
  const ended = once(worker, 'exit', { signal: over.signal }).then(() => {
    throw new Error('The thread that reads files ended')
  })
  const said = once(worker, 'message', {
    signal: AbortSignal.any([over.signal, AbortSignal.timeout(PATIENCE)]),
  })
  try {
    const [answer] = (await Promise.race([said, ended])) as [ImportAnswer]
    return answer
  } finally {
    over.abort()
    await Promise.allSettled([said, ended])
  }
}

function unreadable(code: 'validation_failed' | 'too_large', message: string): Problem {
  return new Problem(code, { message, fields: { productsFile: message } })
}
