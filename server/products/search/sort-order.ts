import { withRoom } from '#kit/node/search/growing.ts'

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

  /** Puts them in their places: what stands between two of them moves once, however many there are. */
  insertAll(docs: readonly number[]): void {
    const sorted = docs.toSorted(this.#compare)
    const places = sorted.map((doc) => this.#placeWhere((other) => this.#compare(other, doc) < 0))
    this.docs = withRoom(this.docs, this.length + sorted.length)
    for (let i = sorted.length - 1, end = this.length; i >= 0; i--) {
      this.docs.copyWithin(places[i]! + i + 1, places[i]!, end)
      this.docs[places[i]! + i] = sorted[i]!
      end = places[i]!
    }
    this.length += sorted.length
    this.keys = withRoom(this.keys, Math.max(0, ...sorted.map((doc) => doc + 1)))
    for (let first = 0, end = 0; first < sorted.length; first = end) {
      for (end = first + 1; end < sorted.length && places[end] === places[first];) end++
      if (!this.#numberRun(places[first]! + first, end - first)) return this.#number()
    }
  }

  /** Takes them out, by the keys that they have. */
  removeAll(docs: readonly number[]): void {
    const places = docs.map((doc) => this.placeOfKey(this.keys[doc]!)).toSorted((a, b) => a - b)
    for (const [i, place] of places.entries()) {
      this.docs.copyWithin(place - i, place + 1, places[i + 1] ?? this.length)
    }
    this.length -= places.length
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

  /** Gives `count` neighbours keys between those around them, and says whether there was room. */
  #numberRun(start: number, count: number): boolean {
    const before = start === 0 ? 0 : this.#keyAt(start - 1)
    const isLast = start + count === this.length
    const after = isLast ? before + SPACING * (count + 1) : this.#keyAt(start + count)
    if (after - before <= count) return false
    for (let i = 0; i < count; i++) {
      this.keys[this.docs[start + i]!] = before + Math.floor(((after - before) * (i + 1)) / (count + 1))
    }
    return true
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
