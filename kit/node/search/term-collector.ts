import { withRoom } from './growing.ts'
import { PackedTexts } from './packed-texts.ts'
import { FIELD_BITS, FIELDS, postingOf, TermPostings } from './term-postings.ts'

/** A block of what is gathered: one that is full never moves. */
const BLOCK = 1 << 20

/** Gathers the terms of many documents and hands them over sorted, once. */
export class TermCollector {
  #numbers = new Map<string, number>()
  /** Term after term of document after document: `term number << 8 | fields`. */
  #blocks: Uint32Array[] = []
  #length = 0
  /** By document: where its terms end. */
  #ends = new Uint32Array(0)
  #count = 0

  /** Adds the terms of the next document, each with its fields. */
  add(terms: ReadonlyMap<string, number>): void {
    for (const [term, fields] of terms) {
      const at = this.#length++ % BLOCK
      if (at === 0) this.#blocks.push(new Uint32Array(BLOCK))
      this.#blocks.at(-1)![at] = postingOf(this.#numberOf(term), fields)
    }
    this.#ends = withRoom(this.#ends, this.#count + 1)
    this.#ends[this.#count++] = this.#length
  }

  /** Everything gathered, ready to look terms up in. */
  postings(): TermPostings {
    const terms = [...this.#numbers.keys()]
    const sorted = Uint32Array.from(terms.keys()).toSorted((a, b) => (terms[a]! < terms[b]! ? -1 : 1))
    const placeOf = new Uint32Array(sorted.length)
    const packed = new PackedTexts()
    for (const [place, number] of sorted.entries()) {
      placeOf[number] = place
      packed.add(terms[number]!)
    }
    return new TermPostings({ ...packed.parts, ...this.#byPlace(placeOf) })
  }

  /** The postings of each term in the order of the terms, and where they start. */
  #byPlace(placeOf: Uint32Array): { starts: Uint32Array; postings: Uint32Array } {
    const starts = new Uint32Array(placeOf.length + 1)
    for (let i = 0; i < this.#length; i++) starts[placeOf[this.#at(i) >>> FIELD_BITS]! + 1]!++
    for (let i = 1; i < starts.length; i++) starts[i]! += starts[i - 1]!
    const next = starts.slice()
    const postings = new Uint32Array(this.#length)
    for (let doc = 0, i = 0; doc < this.#count; doc++) {
      for (; i < this.#ends[doc]!; i++) {
        const gathered = this.#at(i)
        postings[next[placeOf[gathered >>> FIELD_BITS]!]!++] = postingOf(doc, gathered & FIELDS)
      }
    }
    return { starts, postings }
  }

  #at(i: number): number {
    return this.#blocks[Math.floor(i / BLOCK)]![i % BLOCK]!
  }

  #numberOf(term: string): number {
    const existing = this.#numbers.get(term)
    if (existing !== undefined) return existing
    this.#numbers.set(term, this.#numbers.size)
    return this.#numbers.size - 1
  }
}
