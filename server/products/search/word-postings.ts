/**
 * Which products hold a word, and in which of their texts.
 *
 * A posting is `product number << 4 | fields`. All postings lie in one array, word after word in alphabetical
 * order, so the words with a common beginning are one slice of it. Words of products that came later are kept
 * apart until the next build.
 */
import type { Arrays } from './arrays.ts'
import { PackedTexts } from './packed-texts.ts'
import { isOneTypoApart, stemOf } from './words.ts'

export const FIELD = { name: 8, code: 4, category: 2, description: 1 } as const
export const FIELD_BITS = 4
export const FIELDS = (1 << FIELD_BITS) - 1

export type Postings = Uint32Array | readonly number[]

export const LETTERS_ONLY = /^\p{L}+$/u
/** Shorter words are too near to too many others. */
const SHORTEST_WITH_TYPO = 4

export class WordPostings {
  /** In alphabetical order. */
  readonly #words: PackedTexts
  readonly #starts: Uint32Array
  readonly #postings: Uint32Array
  /** The places of the words that are of letters only. */
  readonly #spelled: Uint32Array
  #added = new Map<string, number[]>()
  /** Stem → words of letters with that stem: what endings and typos are looked up in. */
  #families = new Map<string, Set<string>>()

  /** Takes over a whole catalogue as `arrays` told it. */
  constructor(arrays: Arrays) {
    this.#words = new PackedTexts(arrays.bytes as Uint8Array, arrays.ends as Uint32Array)
    this.#starts = arrays.starts as Uint32Array
    this.#postings = arrays.postings as Uint32Array
    this.#spelled = arrays.spelled as Uint32Array
    for (const place of this.#spelled) this.#remember(this.#words.at(place))
  }

  /** What it was made of, without the words added since. */
  get arrays(): Arrays {
    return {
      ...this.#words.parts,
      starts: this.#starts,
      postings: this.#postings,
      spelled: this.#spelled,
    }
  }

  /** Adds a word of one later product. */
  add(word: string, posting: number): void {
    const list = this.#added.get(word)
    if (list) return void list.push(posting)
    this.#added.set(word, [posting])
    this.#remember(word)
  }

  /** Postings of the word itself and of its other endings. */
  sameStem(word: string): Postings[] {
    const family = this.#families.get(stemOf(word))
    return [...new Set(family).add(word)].flatMap((member) => this.#of(member))
  }

  /** Postings of all longer words that begin with `prefix`. */
  longerThan(prefix: string): Postings[] {
    const first = this.#firstFrom(prefix)
    const isWord = first < this.#words.length && this.#words.at(first) === prefix
    // U+FFFF is no letter of any word: what begins with the prefix lies below it.
    const slice = this.#slice(isWord ? first + 1 : first, this.#firstFrom(`${prefix}\uffff`))
    const added = [...this.#added].filter(([word]) => word !== prefix && word.startsWith(prefix))
    return [slice, ...added.map(([, postings]) => postings)]
  }

  /** Postings of the words one typo away, whatever their ending. */
  oneTypoFrom(word: string): Postings[] {
    if (word.length < SHORTEST_WITH_TYPO || !LETTERS_ONLY.test(word)) return []
    const stem = stemOf(word)
    const near = [...this.#families].flatMap(([other, members]) =>
      stem.length >= SHORTEST_WITH_TYPO && isOneTypoApart(stem, other)
        ? [...members]
        : [...members].filter((member) => isOneTypoApart(word, member)),
    )
    return near.flatMap((member) => this.#of(member))
  }

  #remember(word: string): void {
    if (!LETTERS_ONLY.test(word)) return
    const stem = stemOf(word)
    const family = this.#families.get(stem)
    if (family) family.add(word)
    else this.#families.set(stem, new Set([word]))
  }

  #of(word: string): Postings[] {
    const position = this.#firstFrom(word)
    const isBuilt = position < this.#words.length && this.#words.at(position) === word
    const built = isBuilt ? [this.#slice(position, position + 1)] : []
    const added = this.#added.get(word)
    return added ? [...built, added] : built
  }

  #slice(from: number, to: number): Uint32Array {
    return this.#postings.subarray(this.#starts[from], this.#starts[to])
  }

  #firstFrom(word: string): number {
    let low = 0
    let high = this.#words.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.#words.at(middle) < word) low = middle + 1
      else high = middle
    }
    return low
  }
}
