import type { Concept } from '#kit/core/search/concept.ts'
import { stemOf, wordsOf } from './words.ts'

/** Words of the longest phrase that is looked for. */
const MOST_WORDS = 5

type Match = { ids: readonly string[]; length: number }

/** What phrases mean. Written together or apart, singular or plural, a phrase is one: `night stands`, `nightstand`. */
export class Lexicon {
  readonly #concepts = new Map<string, Concept>()
  /** The stems of a phrase without spaces → what it means. */
  readonly #phrases = new Map<string, string[]>()
  readonly #ignored: ReadonlySet<string>
  /** Every word of a phrase as it is written: what a typo may have meant. */
  readonly words = new Set<string>()

  constructor(concepts: readonly Concept[], ignored: readonly string[] = []) {
    this.#ignored = new Set(ignored.map(keyOf))
    for (const word of ignored) this.#learn(word)
    for (const concept of concepts) this.add(concept)
  }

  /** Adds a concept, or further words for one that is there. */
  add(concept: Concept): void {
    const existing = this.#concepts.get(concept.id)
    this.#concepts.set(
      concept.id,
      existing ? { ...existing, ...concept, words: [...existing.words, ...concept.words] } : concept,
    )
    for (const phrase of concept.words) {
      const key = keyOf(phrase)
      this.#phrases.set(key, [...new Set([...(this.#phrases.get(key) ?? []), concept.id])])
      this.#learn(phrase)
    }
  }

  get(id: string): Concept | undefined {
    return this.#concepts.get(id)
  }

  /** What people read for it. */
  labelOf(id: string): string {
    return this.#concepts.get(id)?.words[0] ?? id.slice(id.indexOf(':') + 1)
  }

  isIgnored(word: string): boolean {
    return this.#ignored.has(stemOf(word))
  }

  /** The longest phrase of at most `most` words that begins at `words[at]`: what it means and how many they are. */
  longest(words: readonly string[], at: number, most = MOST_WORDS): Match | undefined {
    for (let length = Math.min(most, words.length - at); length > 0; length--) {
      const ids = this.#phrases.get(keyOfWords(words.slice(at, at + length)))
      if (ids) return { ids, length }
    }
    return undefined
  }

  /** As `longest`, but it ends before a longer one begins: `platform`, `bed side table`. */
  phraseAt(words: readonly string[], at: number): Match | undefined {
    const match = this.longest(words, at)
    if (!match) return undefined
    for (let ahead = 1; ahead < match.length; ahead++) {
      const next = this.longest(words, at + ahead)
      if (next && next.length > match.length) return this.longest(words, at, ahead)
    }
    return match
  }

  /** All that is named in a text, phrase by phrase. */
  namedIn(text: string): string[] {
    const words = wordsOf(text)
    const named: string[] = []
    for (let at = 0; at < words.length;) {
      const match = this.phraseAt(words, at)
      named.push(...(match?.ids ?? []))
      at += match?.length ?? 1
    }
    return named
  }

  /** Everything broader than `id`, near and far. */
  broaderThan(id: string): string[] {
    const direct = this.#concepts.get(id)?.broader ?? []
    return [...new Set(direct.flatMap((one) => [one, ...this.broaderThan(one)]))]
  }

  #learn(phrase: string): void {
    for (const word of wordsOf(phrase)) this.words.add(word)
  }
}

const keyOf = (phrase: string) => keyOfWords(wordsOf(phrase))
const keyOfWords = (words: readonly string[]) => words.map(stemOf).join('')
