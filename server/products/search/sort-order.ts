import { withRoom } from './growing.ts'

/** Between two neighbours there is room for this many later products before all are numbered anew. */
const SPACING = 1024

/** All living products in one order, kept while products come, go and change. `compare` must never say "equal" of two. */
export class SortOrder {
  /** The products in this order are the first `length` entries. */
  docs: Uint32Array
  length: number
  /** By product: ascending along the order. */
  keys: Float64Array
  readonly #compare: (a: number, b: number) => number

  constructor(sorted: Uint32Array, compare: (a: number, b: number) => number) {
    this.docs = sorted
    this.length = sorted.length
    this.keys = new Float64Array(sorted.length)
    this.#compare = compare
    this.#number()
  }

  /** All products, first to last. */
  all(): Uint32Array {
    return this.docs.subarray(0, this.length)
  }

  /** Puts `doc` in its place. */
  insert(doc: number): void {
    const place = this.#placeWhere((other) => this.#compare(other, doc) < 0)
    this.docs = withRoom(this.docs, this.length + 1)
    this.keys = withRoom(this.keys, doc + 1)
    this.docs.copyWithin(place + 1, place, this.length++)
    this.docs[place] = doc
    const before = place === 0 ? 0 : this.#keyAt(place - 1)
    const after = place + 1 === this.length ? before + 2 * SPACING : this.#keyAt(place + 1)
    this.keys[doc] = Math.floor((before + after) / 2)
    if (this.keys[doc] === before) this.#number()
  }

  /** Takes `doc` out. */
  remove(doc: number): void {
    const place = this.placeOfKey(this.keys[doc]!)
    this.docs.copyWithin(place, place + 1, this.length--)
  }

  /** Where the product with `key` stands. */
  placeOfKey(key: number): number {
    return this.#placeWhere((other) => this.keys[other]! < key)
  }

  /** The part of the order for which `isBefore` does not hold and `isAfter` does not hold; both must follow the order. */
  slice(isBefore: (doc: number) => boolean, isAfter: (doc: number) => boolean): Uint32Array {
    return this.docs.subarray(
      this.#placeWhere(isBefore),
      this.#placeWhere((doc) => !isAfter(doc)),
    )
  }

  #keyAt(place: number): number {
    return this.keys[this.docs[place]!]!
  }

  #number(): void {
    for (let place = 0; place < this.length; place++) this.keys[this.docs[place]!] = (place + 1) * SPACING
  }

  #placeWhere(isBefore: (doc: number) => boolean): number {
    let low = 0
    let high = this.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (isBefore(this.docs[middle]!)) low = middle + 1
      else high = middle
    }
    return low
  }
}
