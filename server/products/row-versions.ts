import type { Bucket } from './indexed-products.ts'
import { ProductIds } from './search/product-ids.ts'
import type { Snapshot } from './snapshot-file.ts'

const DIGITS = 3
const BUCKETS = 16 ** DIGITS
/** What is left of the first eight digits of an id when its bucket is told. */
const REST_BITS = 32 - 4 * DIGITS

/** The marks of the products that a kept index holds, in the order of their ids and by their buckets. */
export class RowVersions {
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
