import { dimensionOf, type Knowledge, termsOf } from './knowledge.ts'
import { ASIDE, isFiller, stemOf } from './words.ts'

/** Shorter words are too near to too many others; from the second length on two typos are forgiven. */
const [SHORTEST_WITH_TYPO, SHORTEST_WITH_TWO] = [4, 8]

export type Correction = { from: string; to: string }

/** The words with their typos mended; a word that exists, or begins the last one, is left alone. */
export function spelled(words: readonly string[], knowledge: Knowledge, corrected: Correction[]): string[] {
  const stems = knowledge.lexicon.stemsOf(words)
  return words.map((word, at) => {
    if (isExisting(words, stems, at, knowledge)) return word
    const mended = nearestTo(word, knowledge)
    if (mended === undefined) return word
    corrected.push({ from: word, to: mended })
    return mended
  })
}

function isExisting(
  words: readonly string[],
  stems: readonly string[],
  at: number,
  knowledge: Knowledge,
): boolean {
  const { lexicon } = knowledge
  const word = words[at]!
  if (isFiller(word) || ASIDE.has(word) || lexicon.near(word, 0).length > 0 || lexicon.isIgnored(word))
    return true
  if (lexicon.longest(stems, at) || (at > 0 && lexicon.longest(stems, at - 1)?.length === 2)) return true
  return termsOf(word, at === words.length - 1, knowledge).length > 0
}

function nearestTo(word: string, knowledge: Knowledge): string | undefined {
  const { lexicon, postings, alive, telling, wordOf } = knowledge
  if (word.length < SHORTEST_WITH_TYPO || !/^\p{L}+$/u.test(word)) return undefined
  const most = word.length < SHORTEST_WITH_TWO ? 1 : 2
  const inLexicon = lexicon.near(word, most).map((one) => ({ ...one, weight: weightOf(one.term, knowledge) }))
  const stem = stemOf(word)
  const inTexts = postings
    .near(stem, stem.length < SHORTEST_WITH_TWO ? 1 : 2)
    .filter(({ term }) => term.length >= SHORTEST_WITH_TYPO - 1 && !isOtherWord(stem, term, knowledge))
    .map(({ term, distance }) => {
      return { term: wordOf(term), distance, weight: postings.frequencyOf(term, alive, telling) }
    })
  const rank = ({ distance, weight }: (typeof inTexts)[number]) =>
    distance * 1000 - Math.log2(1 + weight) * 10
  const candidates = [...inLexicon, ...inTexts].filter(
    ({ term, weight }) =>
      weight > 0 && term.length >= SHORTEST_WITH_TYPO && !isOtherWord(word, term, knowledge),
  )
  return candidates.toSorted((a, b) => rank(a) - rank(b) || (a.term < b.term ? -1 : 1))[0]?.term
}

/** Four letters may be another word with a letter more or one that differs, `hale` and `hall`; what is looked for is meant. */
function isOtherWord(word: string, term: string, { lexicon, head }: Knowledge): boolean {
  const isSwapped = sortedLetters(word) === sortedLetters(term)
  if (word.length > SHORTEST_WITH_TYPO || term.length > word.length || isSwapped) return false
  return !lexicon.idsOf(term).some((id) => dimensionOf(id) === head)
}

const sortedLetters = (word: string) => Array.from(word).toSorted().join('')

/** How often what a word of the lexicon means stands in the documents; at least once, as part of a phrase. */
function weightOf(word: string, { lexicon, postings, alive }: Knowledge): number {
  return lexicon.idsOf(word).reduce((sum, id) => sum + postings.frequencyOf(id, alive), 1)
}
