import type { NamedCategory } from '#domain/search/vocabulary.ts'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { listCategories } from '#server/categories/queries.ts'
import type { Db, Log } from '#kit/node/db/handle.ts'
import type { BuildAnswer, BuildPiece, BuildWork } from './build-worker.ts'
import { indexFromSnapshot } from './catch-up-snapshot.ts'
import { latestMove, type MarkedProduct, walkIndexedProducts } from './indexed-products.ts'
import { buildIndexBeside, type CatalogueIndex, unpackBeside } from './search-index.ts'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** A thread that builds the index of a large catalogue while this one answers. */
class BuildThread implements AsyncDisposable {
  readonly #worker: Worker
  readonly #failed: Promise<never>
  #answer: Promise<unknown> | undefined

  constructor(work: BuildWork) {
    this.#worker = new Worker(new URL('./build-worker.ts', import.meta.url), { workerData: work })
    this.#failed = once(this.#worker, 'exit').then(() =>
      Promise.reject(new Error('The thread that builds ended')),
    )
    this.#failed.catch(() => undefined)
  }

  /** Hands over a piece once the one before is added: no more than two are under way. */
  async add(piece: BuildPiece): Promise<void> {
    await this.#answer
    void this.#ask(piece)
  }

  /** The index of all that was added. */
  async finish(): Promise<BuildAnswer> {
    await this.#answer
    const [answer] = await this.#ask([])
    return answer as BuildAnswer
  }

  #ask(piece: BuildPiece): Promise<unknown[]> {
    this.#worker.postMessage(piece, [])
    const answer = Promise.race([once(this.#worker, 'message') as Promise<unknown[]>, this.#failed])
    // Whoever asks next hears of a failure.
    answer.catch(() => undefined)
    this.#answer = answer
    return answer
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#worker.terminate()
  }
}

/** More products than these are put together on a thread of its own. */
const FEW = 5_000

/** Where an index is kept in a file, from how many products on. */
export type SnapshotPlace = { path: string; from: number }

type Loading = { db: Db; log: Log; now: Date; snapshot?: SnapshotPlace | undefined }

/** The index of all listed products: from the file where one is kept, else of all that the database holds. */
export async function loadIndex({ db, log, now, snapshot }: Loading): Promise<CatalogueIndex> {
  const categories = (await listCategories(db)).map(({ _id, name }) => ({ id: _id, name }))
  const stored = snapshot && (await indexFromSnapshot(db, log, categories, snapshot.path))
  return stored ?? (await buildAnew({ db, log, now, snapshot }, categories))
}

async function buildAnew(loading: Loading, categories: readonly NamedCategory[]): Promise<CatalogueIndex> {
  const { db, log, snapshot, now } = loading
  const move = snapshot && (await latestMove(db))
  const few = Math.min(FEW, snapshot?.from ?? FEW)
  const walk = walkIndexedProducts(db)
  const first: MarkedProduct[] = []
  for (;;) {
    const { done, value } = await walk.next()
    if (done) return buildIndexBeside(nextTurn, first, categories)
    first.push(...value)
    if (first.length > few) break
  }
  const file = snapshot && { ...snapshot, begunAt: now.getTime(), move }
  await using thread = new BuildThread({ categories, ...(file && { snapshot: file }) })
  await thread.add(first)
  for await (const chunk of walk) if (chunk.length > 0) await thread.add(chunk)
  const { index, unwritten }: BuildAnswer = await thread.finish()
  if (unwritten !== undefined) log.warn({ reason: unwritten }, 'The index of the catalogue could not be kept')
  return unpackBeside(nextTurn, index)
}
