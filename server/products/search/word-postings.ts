/**
 * Which products hold a word, and in which of their texts.
 *
 * A posting is `product number << 4 | fields`. All postings lie in one array, word after word in alphabetical
 * order, so the words with a common beginning are one slice of it. Words of products that came later are kept
 * apart until the next build.
 */
import { isOneTypoApart, stemOf } from './words.ts'

export const FIELD = { name: 8, code: 4, category: 2, description: 1 } as const
export const FIELD_BITS = 4

export type Postings = Uint32Array | readonly number[]

const LETTERS_ONLY = /^\p{L}+$/u
/** Shorter words are too near to too many others. */
const SHORTEST_WITH_TYPO = 4

export class WordPostings {
  readonly #words: readonly string[]
  readonly #starts: Uint32Array
  readonly #postings: Uint32Array
  #added = new Map<string, number[]>()
  /** Stem → words of letters with that stem: what endings and typos are looked up in. */
  #families = new Map<string, Set<string>>()

  /** Takes over a whole catalogue, ascending by product: `postings[i]` belongs to the word `words[wordOf[i]]`. */
  constructor(words: readonly string[], wordOf: Uint32Array, postings: Uint32Array) {
    const alphabetical = words.toSorted((a, b) => (a < b ? -1 : 1))
    const place = new Map(alphabetical.map((word, position) => [word, position]))
    const placeOf = Uint32Array.from(words, (word) => place.get(word)!)
    const starts = new Uint32Array(words.length + 1)
    for (const word of wordOf) starts[placeOf[word]! + 1]!++
    for (let i = 1; i < starts.length; i++) starts[i]! += starts[i - 1]!
    const next = starts.slice()
    this.#postings = new Uint32Array(postings.length)
    for (let i = 0; i < postings.length; i++) this.#postings[next[placeOf[wordOf[i]!]!]!++] = postings[i]!
    this.#words = alphabetical
    this.#starts = starts
    for (const word of alphabetical) this.#remember(word)
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

  /** Postings of all words that begin with `prefix`. */
  startingWith(prefix: string): Postings[] {
    // U+FFFF is no letter of any word: what begins with the prefix lies below it.
    const slice = this.#slice(this.#firstFrom(prefix), this.#firstFrom(`${prefix}\uffff`))
    const added = [...this.#added].filter(([word]) => word.startsWith(prefix)).map(([, postings]) => postings)
    return [slice, ...added]
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
    const built = this.#words[position] === word ? [this.#slice(position, position + 1)] : []
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
      if (this.#words[middle]! < word) low = middle + 1
      else high = middle
    }
    return low
  }
}
