import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { StatementAnswer, StatementReads, StatementWork } from './statement-worker.ts'
import { type CsvHeads, UnreadableStatement } from './statement.ts'

/** The longest that reading may take, in milliseconds. */
const PATIENCE = 30_000
const MAX_HEAP_MB = 256

/**
 * Reads the statement at `path`, or how it begins, on a thread of its own.
 *
 * @throws UnreadableStatement in words that name the line
 */
export async function readAside<What extends keyof StatementReads>(
  what: What,
  path: string,
  heads: CsvHeads = {},
): Promise<StatementReads[What]> {
  const worker = new Worker(new URL('./statement-worker.ts', import.meta.url), {
    name: 'statement',
    execArgv: [],
    workerData: { path, heads, what } satisfies StatementWork,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  })
  try {
    const [answer] = (await once(worker, 'message', { signal: AbortSignal.timeout(PATIENCE) })) as [
      StatementAnswer,
    ]
    if ('read' in answer) return answer.read as StatementReads[What]
    throw new UnreadableStatement(answer.message, answer.code)
  } catch (error) {
    if (error instanceof UnreadableStatement) throw error
    // Nested too deep, out of memory or of time: nothing but the file decides what becomes of that thread.
    throw new UnreadableStatement('The file is damaged, or too complicated to be read', undefined, error)
  } finally {
    await worker.terminate()
  }
}
