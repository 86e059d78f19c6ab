/**
 * Which documents hold a term, and in which of their fields. A term is the stem of a word, or the id of a concept.
 *
 * A posting is `document number << 8 | fields`, a bit for each field. All postings lie in one array, term after term in
 * alphabetical order. Terms of documents that came later stand apart until the next build.
 */
import { LRUCache } from 'lru-cache'
import type { Arrays } from './arrays.ts'
import { bitsFor, countCommon, has, united } from './bits.ts'
import { PackedTexts } from './packed-texts.ts'
import { SpelledWords } from './spelled-words.ts'

export const FIELD_BITS = 8
export const FIELDS = (1 << FIELD_BITS) - 1

export type Postings = Uint32Array | readonly number[]

/** A document's number and its fields in one number. */
export function postingOf(doc: number, fields: number): number {
  return ((doc << FIELD_BITS) | fields) >>> 0
}

/** By document, a set takes no more memory than the list of a term that one in so many hold; and bytes of fields, of a fourth. */
const [SETS_FROM, FIELDS_FROM] = [32, 4]
/** A shorter list is walked in no time. */
const MANY = 500
/** What frequent terms are cached as takes up to this part of what all postings take. */
const CACHED_PART = 0.4

const isOfOneIn = (many: number, list: Postings) =>
  list instanceof Uint32Array && list.length >= MANY && list.length * many > list.at(-1)! >>> FIELD_BITS

export class TermPostings {
  /** In alphabetical order. */
  readonly #terms: PackedTexts
  readonly #starts: Uint32Array
  readonly #postings: Uint32Array
  #added = new Map<string, number[]>()
  /** Of frequent terms: by document the fields of its posting, and the sets of those that hold them. */
  readonly #frequent: LRUCache<string, Uint8Array | Uint32Array>
  /** All terms, read at the first typo. */
  #spelled: SpelledWords | undefined

  /** Takes over what `arrays` held. */
  constructor(arrays: Arrays) {
    this.#terms = new PackedTexts(arrays)
    this.#starts = arrays.starts as Uint32Array
    this.#postings = arrays.postings as Uint32Array
    const maxSize = Math.ceil(this.#postings.byteLength * CACHED_PART) || 1
    this.#frequent = new LRUCache({ maxSize, sizeCalculation: ({ byteLength }) => byteLength })
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
    this.#spelled?.add(term)
  }

  of(term: string): Postings[] {
    const place = this.#firstFrom(term)
    const isBuilt = place < this.#terms.length && this.#terms.at(place) === term
    const built = isBuilt ? [this.#postings.subarray(this.#starts[place], this.#starts[place + 1])] : []
    const added = this.#added.get(term)
    return added ? [...built, added] : built
  }

  /** The set of the documents that hold a term in one of these fields, not to be changed. */
  holdersOf(term: string, fields = FIELDS): Uint32Array {
    const [set = new Uint32Array(0), ...more] = this.of(term).map((list) =>
      isOfOneIn(SETS_FROM, list)
        ? this.#cached(`${fields} ${term}`, () => holdersIn(list, fields))
        : holdersIn(list, fields),
    )
    return more.reduce(united, set)
  }

  /** Raises what `docs` are worth, by place, to what the fields are worth in which they hold a term. */
  raise(worths: Uint8Array, docs: Uint32Array, term: string, worthOf: Uint8Array): void {
    for (const list of this.of(term)) {
      const fields = isOfOneIn(FIELDS_FROM, list)
        ? this.#cached(term, () => fieldsByDocument(list))
        : fieldsByDocument(list)
      for (let place = 0; place < docs.length; place++) {
        const doc = docs[place]!
        const worth = doc < fields.length ? worthOf[fields[doc]!]! : 0
        if (worth > worths[place]!) worths[place] = worth
      }
    }
  }

  #cached<Made extends Uint8Array | Uint32Array>(key: string, make: () => Made): Made {
    const made = (this.#frequent.get(key) as Made | undefined) ?? make()
    this.#frequent.set(key, made)
    return made
  }

  /** How many documents of the set `alive` hold a term in one of these fields. */
  frequencyOf(term: string, alive: Uint32Array, fields = FIELDS): number {
    return countCommon(this.holdersOf(term, fields), alive)
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

  /** The terms that at most `most` typos behind the first letter make of `word`. */
  near(word: string, most: number): ReturnType<SpelledWords['near']> {
    if (!this.#spelled) {
      this.#spelled = new SpelledWords()
      for (let place = 0; place < this.#terms.length; place++) this.#spelled.add(this.#terms.at(place))
      for (const term of this.#added.keys()) this.#spelled.add(term)
    }
    return this.#spelled.near(word, most)
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

function holdersIn(list: Postings, fields: number): Uint32Array {
  const set = bitsFor((list.at(-1)! >>> FIELD_BITS) + 1)
  for (let i = 0; i < list.length; i++) {
    const posting = list[i]!
    if (posting & fields) set[posting >>> (FIELD_BITS + 5)]! |= 1 << ((posting >>> FIELD_BITS) & 31)
  }
  return set
}

function fieldsByDocument(list: Postings): Uint8Array {
  const fields = new Uint8Array((list.at(-1)! >>> FIELD_BITS) + 1)
  for (let i = 0; i < list.length; i++) fields[list[i]! >>> FIELD_BITS] = list[i]! & FIELDS
  return fields
}
