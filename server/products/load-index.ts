import { setImmediate as nextTurn } from 'node:timers/promises'
import { listCategories } from '#server/categories/queries.ts'
import type { Db, Log } from '#kit/node/db/db.ts'
import { BuildThread } from './build-thread.ts'
import type { BuildAnswer } from './build-worker.ts'
import { indexFromSnapshot } from './catch-up-snapshot.ts'
import { latestMove, type MarkedProduct, walkIndexedProducts } from './indexed-products.ts'
import { buildIndexBeside, type CatalogueIndex, type IndexedCategory, unpackBeside } from './search-index.ts'

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

async function buildAnew(loading: Loading, categories: readonly IndexedCategory[]): Promise<CatalogueIndex> {
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
