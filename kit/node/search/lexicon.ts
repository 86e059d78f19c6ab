import type { Concept } from '#kit/core/search/concept.ts'
import { SpelledWords } from './spelled-words.ts'
import { stemOf, wordsOf } from './words.ts'

/** Words of the longest phrase that is looked for. */
const MOST_WORDS = 5

type Match = {
  ids: readonly string[]
  length: number
  /** Whether any of them is meant, whatever their dimensions. */
  isOne: boolean
}

/** What phrases mean. Written together or apart, singular or plural, a phrase is one: `night stands`, `nightstand`. */
export class Lexicon {
  readonly #base: Lexicon | undefined
  readonly #concepts = new Map<string, Concept>()
  /** The stems of a phrase without spaces → what it means. */
  readonly #phrases = new Map<string, readonly string[]>()
  /** All that phrases begin with. */
  readonly #beginnings = new Set<string>()
  /** Keys of phrases of which any meaning will do. */
  readonly #alike = new Set<string>()
  readonly #ignored = new Set<string>()
  /** Stem → the stem that stands for it in phrases. */
  readonly #same: ReadonlyMap<string, string>
  /** Every word of a phrase as it is written. */
  readonly #words = new SpelledWords()

  /** With what `base` knows; else empty, with words that are one wherever they stand in a phrase. */
  constructor(base: Lexicon | readonly (readonly [string, string])[]) {
    this.#base = base instanceof Lexicon ? base : undefined
    this.#same =
      base instanceof Lexicon
        ? base.#same
        : new Map(base.map(([word, other]) => [stemOf(word), stemOf(other)]))
  }

  /** Takes words for such as tell nothing. */
  ignore(words: readonly string[]): void {
    for (const word of words) {
      this.#ignored.add(stemOf(word))
      this.#phrases.set(stemOf(word), [])
      this.#words.add(word)
    }
  }

  /** Has `phrase` mean what it meant before or what one of `others` means. */
  meansAlso(phrase: string, others: readonly string[]): void {
    const base = this.#base ?? this
    const key = this.#learn(phrase)
    const own = this.#alike.has(key) ? (this.#phrases.get(key) ?? []) : base.#alternativesOf(phrase)
    this.#phrases.set(key, [...new Set([...own, ...others.flatMap((other) => base.#alternativesOf(other))])])
    this.#alike.add(key)
  }

  /** What documents may have that a phrase means; an id with spaces stands for all of its terms. */
  #alternativesOf(phrase: string): readonly string[] {
    const parts = this.#partsOf(phrase)
    const [first] = parts
    if (parts.length === 1 && first?.ids) return first.ids
    return [parts.map(({ ids, stem }) => ids?.[0] ?? stem).join(' ')]
  }

  /** Adds a concept, or further words for one that is there. */
  add(concept: Concept): void {
    const existing = this.get(concept.id)
    this.#concepts.set(
      concept.id,
      existing ? { ...existing, ...concept, words: [...existing.words, ...concept.words] } : concept,
    )
    for (const phrase of concept.words) {
      const key = this.#learn(phrase)
      this.#phrases.set(key, [...new Set([...(this.#meant(key) ?? []), concept.id])])
    }
  }

  /** Knows the words of a phrase from now on, and returns its key. */
  #learn(phrase: string): string {
    const words = wordsOf(phrase)
    const key = this.stemsOf(words).join('')
    for (let length = 1; length <= key.length; length++) this.#beginnings.add(key.slice(0, length))
    for (const word of words) this.#words.add(word)
    return key
  }

  get(id: string): Concept | undefined {
    return this.#concepts.get(id) ?? this.#base?.get(id)
  }

  /** The words of phrases that at most `most` typos make of `word`. */
  near(word: string, most: number): ReturnType<SpelledWords['near']> {
    return [...this.#words.near(word, most), ...(this.#base?.near(word, most) ?? [])]
  }

  /** What people read for it. */
  labelOf(id: string): string {
    return this.get(id)?.words[0] ?? id.slice(id.indexOf(':') + 1)
  }

  isIgnored(word: string): boolean {
    return this.#ignored.has(stemOf(word)) || this.#base?.isIgnored(word) === true
  }

  /** The stems of words as phrases are looked up by. */
  stemsOf(words: readonly string[]): string[] {
    return words.map((word) => {
      const stem = stemOf(word)
      return this.#same.get(stem) ?? stem
    })
  }

  /** What one word alone means. */
  idsOf(word: string): readonly string[] {
    return this.longest(this.stemsOf([word]), 0)?.ids ?? []
  }

  /** The longest phrase of at most `most` words that begins at `stems[at]`: what it means and how many they are. */
  longest(stems: readonly string[], at: number, most = MOST_WORDS): Match | undefined {
    let [key, found]: [string, Match | undefined] = ['', undefined]
    for (let length = 1; length <= most && at + length <= stems.length; length++) {
      key += stems[at + length - 1]!
      if (!this.#begins(key)) break
      const ids = this.#meant(key)
      if (ids && ids.length > 0) found = { ids, length, isOne: this.#alike.has(key) }
    }
    return found
  }

  /** As `longest`, but it ends before a longer one begins: `platform`, `bed side table`. */
  phraseAt(stems: readonly string[], at: number): Match | undefined {
    const match = this.longest(stems, at)
    if (!match) return undefined
    for (let ahead = 1; ahead < match.length; ahead++) {
      const next = this.longest(stems, at + ahead)
      if (next && next.length > match.length) return this.longest(stems, at, ahead)
    }
    return match
  }

  /** All that is named in a text, phrase by phrase. */
  namedIn(text: string): string[] {
    return this.#partsOf(text).flatMap(({ ids }) => ids ?? [])
  }

  #partsOf(text: string): { ids: readonly string[] | undefined; stem: string }[] {
    const stems = this.stemsOf(wordsOf(text))
    const parts = []
    for (let at = 0; at < stems.length;) {
      const match = this.phraseAt(stems, at)
      parts.push({ ids: match?.ids, stem: stems[at]! })
      at += match?.length ?? 1
    }
    return parts
  }

  /** Everything broader than `id`, near and far. */
  broaderThan(id: string): string[] {
    const direct = this.get(id)?.broader ?? []
    return [...new Set(direct.flatMap((one) => [one, ...this.broaderThan(one)]))]
  }

  #meant(key: string): readonly string[] | undefined {
    return this.#phrases.get(key) ?? (this.#base ? this.#base.#meant(key) : undefined)
  }

  #begins(key: string): boolean {
    return this.#beginnings.has(key) || (this.#base !== undefined && this.#base.#begins(key))
  }
}
