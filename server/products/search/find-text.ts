import { has } from './bits.ts'
import { type Postings, FIELD, FIELD_BITS, FIELDS, type WordPostings } from './word-postings.ts'
import { searchWords } from './words.ts'

/** A search of more words than this looks for its first ones. */
const MOST_WORDS = 12

/** How much a word found so is worth: itself or another ending, its beginning, a typo of it. */
const QUALITY = { exact: 4, prefix: 2, typo: 1 } as const
const FIELD_WORTH = { name: 8, code: 6, category: 4, description: 1 } as const

/** All words of the longest search as they are, in every field. */
export const HIGHEST_SCORE =
  MOST_WORDS * QUALITY.exact * Object.values(FIELD_WORTH).reduce<number>((sum, worth) => sum + worth, 0)

/** What a posting is worth by the fields it names. */
const worthOfFields = Uint8Array.from({ length: 1 << FIELD_BITS }, (_, fields) =>
  (Object.keys(FIELD) as (keyof typeof FIELD)[]).reduce(
    (sum, field) => sum + (fields & FIELD[field] ? FIELD_WORTH[field] : 0),
    0,
  ),
)

type WordMatch = { postings: Postings; quality: number }

/** The products, dead ones too, that hold every word of a search, and how well each does: until the next search. */
export type TextMatches = { docs: Uint32Array; scores: Uint16Array }

/** What a search notes of every product, kept from one search to the next: new memory costs more than the search. */
type Notes = {
  scores: Uint16Array
  /** How many words of the search were found. */
  found: Uint8Array
  /** What the best place of the word under search is worth. */
  best: Uint8Array
  docs: Uint32Array
}

let stored = notesFor(0)

/**
 * Finds the products that hold every word of `text` as it is, with another ending, as a beginning or, where the
 * shop knows none of these, with one typo.
 *
 * @param alive  the set of those that still exist, of `length` numbers: a word that only dead ones hold is not known
 */
export function findText(words: WordPostings, text: string, alive: Uint32Array, length: number): TextMatches {
  const notes = emptyNotes(length)
  // The rarest word first: most products are then passed over at a glance.
  const looked = searchWords(text)
    .slice(0, MOST_WORDS)
    .map((word) => matchesOf(words, word, alive))
    .toSorted((a, b) => lengthOf(a) - lengthOf(b))
  let size = 0
  for (const [index, matches] of looked.entries()) {
    if (index > 0) notes.best.fill(0)
    size = narrow(matches, index, notes)
    if (size === 0) break
  }
  return { docs: notes.docs.subarray(0, size), scores: notes.scores }
}

function emptyNotes(length: number): Notes {
  if (stored.found.length < length) stored = notesFor(length + length / 8)
  for (const notes of [stored.scores, stored.found, stored.best]) notes.fill(0)
  return stored
}

function notesFor(length: number): Notes {
  return {
    scores: new Uint16Array(length),
    found: new Uint8Array(length),
    best: new Uint8Array(length),
    docs: new Uint32Array(length),
  }
}

function matchesOf(words: WordPostings, word: string, alive: Uint32Array): WordMatch[] {
  const matches = [
    ...words.sameStem(word).map((postings) => ({ postings, quality: QUALITY.exact })),
    ...(word.length > 1 ? words.longerThan(word) : []).map((postings) => ({
      postings,
      quality: QUALITY.prefix,
    })),
  ]
  const isExisting = matches.some(({ postings }) =>
    postings.some((posting) => has(alive, posting >>> FIELD_BITS)),
  )
  return isExisting
    ? matches
    : words.oneTypoFrom(word).map((postings) => ({ postings, quality: QUALITY.typo }))
}

/**
 * Leaves in `docs`, of the products that hold the `index` words before, those that hold this one too; adds its best
 * worth to their scores.
 *
 * @returns how many they are
 */
function narrow(matches: readonly WordMatch[], index: number, { scores, found, best, docs }: Notes): number {
  let size = 0
  for (const { postings, quality } of matches) {
    for (let i = 0; i < postings.length; i++) {
      const posting = postings[i]!
      const doc = posting >>> FIELD_BITS
      if (found[doc]! < index) continue
      const worth = quality * worthOfFields[posting & FIELDS]!
      if (found[doc] === index) {
        found[doc] = index + 1
        docs[size++] = doc
      }
      if (worth > best[doc]!) {
        scores[doc]! += worth - best[doc]!
        best[doc] = worth
      }
    }
  }
  return size
}

function lengthOf(matches: readonly WordMatch[]): number {
  return matches.reduce((sum, { postings }) => sum + postings.length, 0)
}
