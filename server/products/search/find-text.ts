import { type Postings, FIELD, FIELD_BITS, type WordPostings } from './word-postings.ts'
import { searchWords } from './words.ts'

/** A search of more words than this looks for its first ones. */
const MOST_WORDS = 12

/** How much a word found so is worth: itself or another ending, its beginning, a typo of it. */
const QUALITY = { exact: 4, prefix: 2, typo: 1 } as const
const FIELD_WORTH = { name: 8, code: 6, category: 4, description: 1 } as const

/** What a posting is worth by the fields it names. */
const worthOfFields = Uint8Array.from({ length: 1 << FIELD_BITS }, (_, fields) =>
  (Object.keys(FIELD) as (keyof typeof FIELD)[]).reduce(
    (sum, field) => sum + (fields & FIELD[field] ? FIELD_WORTH[field] : 0),
    0,
  ),
)
const FIELDS = (1 << FIELD_BITS) - 1

type WordMatch = { postings: Postings; quality: number }

/** The products that hold every word of a search, and how well each does: higher is better. */
export type TextMatches = { docs: readonly number[]; scores: Uint16Array }

/**
 * Finds the products that hold every word of `text` as it is, with another ending, as a beginning or, where the
 * shop knows none of these, with one typo.
 *
 * @param alive  1 for each product that still exists
 */
export function findText(words: WordPostings, text: string, alive: Uint8Array): TextMatches {
  const scores = new Uint16Array(alive.length)
  const found = new Uint8Array(alive.length)
  // The rarest word first: most products are then passed over at a glance.
  const looked = searchWords(text)
    .slice(0, MOST_WORDS)
    .map((word) => matchesOf(words, word, alive))
    .toSorted((a, b) => lengthOf(a) - lengthOf(b))
  let docs: number[] = []
  for (const [index, matches] of looked.entries()) {
    docs = narrow(matches, index, { scores, found, alive })
    if (docs.length === 0) break
  }
  return { docs, scores }
}

function matchesOf(words: WordPostings, word: string, alive: Uint8Array): WordMatch[] {
  const matches = [
    ...words.sameStem(word).map((postings) => ({ postings, quality: QUALITY.exact })),
    ...(word.length > 1 ? words.startingWith(word) : []).map((postings) => ({
      postings,
      quality: QUALITY.prefix,
    })),
  ]
  const isKnown = matches.some(({ postings }) =>
    postings.some((posting) => alive[posting >>> FIELD_BITS] === 1),
  )
  return isKnown ? matches : words.oneTypoFrom(word).map((postings) => ({ postings, quality: QUALITY.typo }))
}

/** Of the products that hold the `index` words before, those that hold this one too; adds its best worth to their scores. */
function narrow(
  matches: readonly WordMatch[],
  index: number,
  { scores, found, alive }: { scores: Uint16Array; found: Uint8Array; alive: Uint8Array },
): number[] {
  const docs: number[] = []
  const best = new Uint8Array(alive.length)
  for (const { postings, quality } of matches) {
    for (let i = 0; i < postings.length; i++) {
      const posting = postings[i]!
      const doc = posting >>> FIELD_BITS
      if (alive[doc] !== 1 || found[doc]! < index) continue
      const worth = quality * worthOfFields[posting & FIELDS]!
      if (found[doc] === index) {
        found[doc] = index + 1
        docs.push(doc)
      }
      if (worth > best[doc]!) {
        scores[doc]! += worth - best[doc]!
        best[doc] = worth
      }
    }
  }
  return docs
}

function lengthOf(matches: readonly WordMatch[]): number {
  return matches.reduce((sum, { postings }) => sum + postings.length, 0)
}
