import { distanceUpTo } from './words.ts'

const LETTERS_ONLY = /^\p{L}+$/u

/** Words of letters by first letter and length: what a typo is looked up in. */
export class SpelledWords {
  readonly #words = new Map<string, Set<string>>()

  add(word: string): void {
    if (!LETTERS_ONLY.test(word)) return
    const key = `${word[0]}${word.length}`
    this.#words.set(key, (this.#words.get(key) ?? new Set()).add(word))
  }

  /** Those that at most `most` typos make of `word`, with how many those are; a first letter is rarely mistyped. */
  near(word: string, most: number): { term: string; distance: number }[] {
    return Array.from({ length: 2 * most + 1 }, (_, at) => word.length - most + at)
      .flatMap((length) => [...(this.#words.get(`${word[0]}${length}`) ?? [])])
      .map((term) => ({ term, distance: distanceUpTo(most, word, term) }))
      .filter(({ distance }) => distance <= most)
  }
}
