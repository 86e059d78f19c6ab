import type { Lexicon } from './lexicon.ts'
import type { TermPostings } from './term-postings.ts'
import { stemOf } from './words.ts'

const MOST_BEGUN = 20

/** What a question is read by. */
export type Knowledge = {
  lexicon: Lexicon
  postings: TermPostings
  /** The set of the documents that still exist. */
  alive: Uint32Array
  /** The fields in which names stand: what is misspelled is rarely a word of a description. */
  telling: number
  /** The word that a term is the stem of, as a document has it. */
  wordOf: (term: string) => string
  /** The dimension whose last phrase is what is looked for. */
  head: string
  /** The dimension of names that count for nothing while no document has all of their words. */
  foreign: string
}

export const dimensionOf = (id: string) => id.slice(0, id.indexOf(':'))

export const isHeld = (word: string, { postings, alive }: Knowledge) => postings.isHeld(stemOf(word), alive)

/** The terms a word stands for: itself, or what it begins where nothing follows it. */
export function termsOf(word: string, isLast: boolean, { postings, alive }: Knowledge): string[] {
  const stem = stemOf(word)
  if (postings.isHeld(stem, alive)) return [stem]
  if (!isLast || word.length < 2) return []
  const begun = postings.begunWith(word, MOST_BEGUN)
  return begun.filter((term) => !term.includes(':') && postings.isHeld(term, alive))
}
