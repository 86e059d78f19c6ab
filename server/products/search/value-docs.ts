import { addAll, bitsFor, countCommon, has, unite, withBit } from './bits.ts'
import { withRoom } from './growing.ts'

/** A value that more than one product in so many has is kept as a set of bits, which then is the shorter. */
const DENSE = 32
const SMALL = 1024

/** The products, dead ones too, that have one value. */
export class ValueDocs {
  #docs: Uint32Array = new Uint32Array(4)
  #bits: Uint32Array | undefined
  #length = 0

  /** As `parts` told them. */
  static from(stored: Uint32Array, isDense: boolean, length: number): ValueDocs {
    const value = new ValueDocs()
    if (isDense) value.#bits = stored
    else value.#docs = stored
    value.#length = length
    return value
  }

  get parts() {
    return { stored: this.#bits ?? this.#docs.subarray(0, this.#length), isDense: this.#bits !== undefined }
  }

  get length(): number {
    return this.#length
  }

  /** Adds the product with the highest number so far. */
  add(doc: number): void {
    this.#length++
    if (this.#bits) return void (this.#bits = withBit(this.#bits, doc))
    this.#docs = withRoom(this.#docs, this.#length)
    this.#docs[this.#length - 1] = doc
    if (this.#length > SMALL && this.#length * DENSE > doc) this.#becomeDense(doc)
  }

  addTo(bits: Uint32Array): void {
    if (this.#bits) unite(bits, this.#bits)
    else addAll(bits, this.#docs.subarray(0, this.#length))
  }

  /** How many of them are in `bits`, which has room for every product. */
  countIn(bits: Uint32Array): number {
    if (this.#bits) return countCommon(bits, this.#bits)
    let sum = 0
    for (let i = 0; i < this.#length; i++) if (has(bits, this.#docs[i]!)) sum++
    return sum
  }

  #becomeDense(last: number): void {
    this.#bits = bitsFor(last + 1)
    addAll(this.#bits, this.#docs.subarray(0, this.#length))
    this.#docs = new Uint32Array(0)
  }
}
