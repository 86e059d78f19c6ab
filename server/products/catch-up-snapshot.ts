import type { NamedCategory } from '#domain/search/vocabulary.ts'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Db, Log } from '#kit/node/db/handle.ts'
import { findChangedProducts, findMarks, findMove, listBuckets, type Bucket } from './indexed-products.ts'
import { OVERLAP_MS } from './catalogue-watch.ts'
import { readAgain } from './read-again.ts'
import { type CatalogueIndex, unpackBeside } from './search-index.ts'
import { openSnapshot, type Snapshot, UselessSnapshot } from './snapshot-file.ts'
import { ProductIds } from './search/product-ids.ts'

const DIGITS = 3

const BUCKETS = 16 ** DIGITS

/** What is left of the first eight digits of an id when its bucket is told. */
const REST_BITS = 32 - 4 * DIGITS

/** The marks of the products that a kept index holds, in the order of their ids and by their buckets. */
class RowVersions {
  readonly #ids: ProductIds
  readonly #marks: Uint32Array
  /** The products of a bucket are those from its start to the next one's. */
  readonly #starts = new Uint32Array(BUCKETS + 1)
  readonly #sums = new Float64Array(BUCKETS)

  constructor({ marks, index: { arrays } }: Snapshot) {
    this.#ids = new ProductIds(arrays['columns.ids.words'] as Uint32Array)
    this.#marks = marks
    for (let doc = 0; doc < marks.length; doc++) {
      const bucket = this.#ids.quarter(doc, 0) >>> REST_BITS
      this.#starts[bucket + 1]!++
      this.#sums[bucket]! += marks[doc]!
    }
    for (let bucket = 0; bucket < BUCKETS; bucket++) this.#starts[bucket + 1]! += this.#starts[bucket]!
  }

  /** The buckets that are not as they are here. */
  differentFrom(buckets: readonly Bucket[]): string[] {
    const now = new Map(buckets.map((one) => [one.bucket, one]))
    const isDifferent = (name: string, bucket: number) => {
      const { size, sum } = now.get(name) ?? { size: 0, sum: 0 }
      return size !== this.#starts[bucket + 1]! - this.#starts[bucket]! || sum !== this.#sums[bucket]
    }
    return Array.from({ length: BUCKETS }, (_, bucket) => bucket.toString(16).padStart(DIGITS, '0')).filter(
      isDifferent,
    )
  }

  /** The products of `buckets` that `now` tells another mark of, or does not know, or that are not known here. */
  changed(buckets: readonly string[], now: ReadonlyMap<string, number>): string[] {
    const added = new Map(now)
    const changed: string[] = []
    for (const bucket of buckets.map((name) => Number.parseInt(name, 16))) {
      for (let doc = this.#starts[bucket]!; doc < this.#starts[bucket + 1]!; doc++) {
        const id = this.#ids.at(doc)
        if (now.get(id) !== this.#marks[doc]) changed.push(id)
        added.delete(id)
      }
    }
    return [...changed, ...added.keys()]
  }
}

/** Where more has changed, all is read: an index with that many changes would soon be built anew. */
const MOST_CHANGES_PART = 0.05

const MOST_CHANGES = 500

const BUCKETS_AT_ONCE = 64

/**
 * The index kept in the file at `path`, brought up to date; undefined where there is none or it is of no use, which
 * the log then says.
 *
 * Whether a product is as it was when the file was written tells the mark of its row; whether its stock is, the
 * history of stock. Nothing of that depends on the file being of this very database, or on that never having gone
 * back to an older state.
 */
export async function indexFromSnapshot(
  db: Db,
  log: Log,
  categories: readonly NamedCategory[],
  path: string,
): Promise<CatalogueIndex | undefined> {
  try {
    await using file = await openSnapshot(path)
    if (!file) return undefined
    if (!isDeepStrictEqual(file.head.figures.categories, categories))
      throw new UselessSnapshot('it is of other categories')
    const [snapshot, buckets] = await Promise.all([file.read(), listBuckets(db)])
    const changed = await changedSince(db, snapshot, buckets)
    const index = await unpackBeside(nextTurn, snapshot.index)
    await readAgain(db, index, changed)
    return index
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    log.warn({ reason, path }, 'The kept index of the catalogue is not used: all is read')
    return undefined
  }
}

/** The products that are written, sold, new or gone since `snapshot` was taken. */
async function changedSince(db: Db, snapshot: Snapshot, buckets: readonly Bucket[]): Promise<string[]> {
  const { move, begunAt } = snapshot
  if (move && !isDeepStrictEqual(await findMove(db, move.id), move))
    throw new UselessSnapshot('stock has another history')
  const lately = await findChangedProducts(db, new Date(begunAt - OVERLAP_MS))
  const changed = new Set(lately.map(({ id }) => id))
  const most = Math.max(MOST_CHANGES, snapshot.marks.length * MOST_CHANGES_PART)
  const stored = new RowVersions(snapshot)
  const different = stored.differentFrom(buckets)
  for (let start = 0; start < different.length && changed.size <= most; start += BUCKETS_AT_ONCE) {
    const some = different.slice(start, start + BUCKETS_AT_ONCE)
    const now = new Map((await findMarks(db, some)).map(({ id, mark }) => [id, mark]))
    for (const id of stored.changed(some, now)) changed.add(id)
  }
  if (changed.size > most) throw new UselessSnapshot('too much has changed since')
  return [...changed]
}
