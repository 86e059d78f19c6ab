/**
 * Which documents hold a term, and in which of their fields. A term is the stem of a word, or the id of a concept.
 *
 * A posting is `document number << 8 | fields`, a bit for each field. All postings lie in one array, term after term in
 * alphabetical order. Terms of documents that came later stand apart until the next build.
 */
import type { Arrays } from './arrays.ts'
import { has } from './bits.ts'
import { PackedTexts } from './packed-texts.ts'
import { distanceUpTo } from './words.ts'

export const FIELD_BITS = 8
export const FIELDS = (1 << FIELD_BITS) - 1

export type Postings = Uint32Array | readonly number[]

const LETTERS_ONLY = /^\p{L}+$/u

/** A document's number and its fields in one number. */
export function postingOf(doc: number, fields: number): number {
  return ((doc << FIELD_BITS) | fields) >>> 0
}

export class TermPostings {
  /** In alphabetical order. */
  readonly #terms: PackedTexts
  readonly #starts: Uint32Array
  readonly #postings: Uint32Array
  #added = new Map<string, number[]>()
  /** Words of letters by first letter and length: what a typo is looked up in; read from the terms at the first typo. */
  #spelled: Map<string, Set<string>> | undefined

  /** Takes over what `arrays` held. */
  constructor(arrays: Arrays) {
    this.#terms = new PackedTexts(arrays.bytes as Uint8Array, arrays.ends as Uint32Array)
    this.#starts = arrays.starts as Uint32Array
    this.#postings = arrays.postings as Uint32Array
  }

  /** What it was made of, without the terms added since. */
  get arrays(): Arrays {
    return { ...this.#terms.parts, starts: this.#starts, postings: this.#postings }
  }

  /** Adds a term of one later document. */
  add(term: string, posting: number): void {
    const list = this.#added.get(term)
    if (list) return void list.push(posting)
    this.#added.set(term, [posting])
    if (this.#spelled && LETTERS_ONLY.test(term)) addSpelled(this.#spelled, term)
  }

  of(term: string): Postings[] {
    const place = this.#firstFrom(term)
    const isBuilt = place < this.#terms.length && this.#terms.at(place) === term
    const built = isBuilt ? [this.#postings.subarray(this.#starts[place], this.#starts[place + 1])] : []
    const added = this.#added.get(term)
    return added ? [...built, added] : built
  }

  /** Adds to `set` the documents that hold a term in one of these fields. */
  addHolders(set: Uint32Array, term: string, fields = FIELDS): void {
    for (const list of this.of(term)) {
      for (let i = 0; i < list.length; i++) {
        const posting = list[i]!
        if (posting & fields) set[posting >>> (FIELD_BITS + 5)]! |= 1 << ((posting >>> FIELD_BITS) & 31)
      }
    }
  }

  /** How many documents of the set `alive` hold a term in one of these fields. */
  frequencyOf(term: string, alive: Uint32Array, fields = FIELDS): number {
    let holders = 0
    for (const list of this.of(term)) {
      for (let i = 0; i < list.length; i++) {
        if (list[i]! & fields) holders += Number(has(alive, list[i]! >>> FIELD_BITS))
      }
    }
    return holders
  }

  /** A document of the set `alive` that holds a term in one of these fields. */
  holderOf(term: string, alive: Uint32Array, fields = FIELDS): number | undefined {
    for (const list of this.of(term)) {
      for (let i = 0; i < list.length; i++)
        if (list[i]! & fields && has(alive, list[i]! >>> FIELD_BITS)) return list[i]! >>> FIELD_BITS
    }
    return undefined
  }

  /** Whether a document of the set `alive` holds a term in one of these fields. */
  isHeld(term: string, alive: Uint32Array, fields = FIELDS): boolean {
    return this.holderOf(term, alive, fields) !== undefined
  }

  /** Up to `most` terms that begin with `prefix`. */
  begunWith(prefix: string, most: number): string[] {
    const found: string[] = []
    for (let place = this.#firstFrom(prefix); place < this.#terms.length && found.length < most; place++) {
      const term = this.#terms.at(place)
      if (!term.startsWith(prefix)) break
      found.push(term)
    }
    return [...found, ...[...this.#added.keys()].filter((term) => term.startsWith(prefix))].slice(0, most)
  }

  /** The words of letters that at most `most` typos behind the first letter make of `word`, with how many those are. */
  near(word: string, most: number): { term: string; distance: number }[] {
    this.#spelled ??= this.#readSpelled()
    const lengths = Array.from({ length: 2 * most + 1 }, (_, at) => word.length - most + at)
    return lengths.flatMap((length) =>
      [...(this.#spelled?.get(`${word[0]}${length}`) ?? [])].flatMap((term) => {
        const distance = distanceUpTo(most, word, term)
        return distance <= most ? { term, distance } : []
      }),
    )
  }

  #readSpelled(): Map<string, Set<string>> {
    const spelled = new Map<string, Set<string>>()
    const built = Array.from({ length: this.#terms.length }, (_, place) => this.#terms.at(place))
    for (const term of [...built, ...this.#added.keys()]) {
      if (LETTERS_ONLY.test(term)) addSpelled(spelled, term)
    }
    return spelled
  }

  #firstFrom(term: string): number {
    let low = 0
    let high = this.#terms.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.#terms.at(middle) < term) low = middle + 1
      else high = middle
    }
    return low
  }
}

function addSpelled(spelled: Map<string, Set<string>>, term: string): void {
  const key = `${term[0]}${term.length}`
  const set = spelled.get(key) ?? new Set()
  spelled.set(key, set.add(term))
}
