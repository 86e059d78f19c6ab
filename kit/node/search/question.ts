import type { Lexicon } from './lexicon.ts'
import type { TermPostings } from './term-postings.ts'
import { distanceUpTo, isFiller, stemOf, wordsOf } from './words.ts'

/** Words of a question beyond these are not read. */
const MOST_WORDS = 24
/** Shorter words are too near to too many others; from the second length on two typos are forgiven. */
const [SHORTEST_WITH_TYPO, SHORTEST_WITH_TWO] = [4, 8]
const MOST_BEGUN = 20

/** After these something else is named than what is looked for: `sofa with ottoman`, `table between recliners`. */
const ASIDE = new Set('with for between under beside near in on to from w by'.split(' '))
/** After these, more of what is looked for: `beds and dressers`. */
const AND = new Set(['and', 'or'])

export type Part = {
  /** `word` where no concept is meant. */
  dimension: string
  /** The terms of which a document needs one. */
  ids: readonly string[]
  /** The words of it as they were typed, after spelling. */
  words: readonly string[]
  /** Where they stand in the question's words. */
  places: readonly number[]
  /** Of the head: what is looked for. Others of that dimension stand aside. */
  isAside: boolean
}

export type Question = {
  /** All of it, after spelling. */
  words: readonly string[]
  parts: Part[]
  /** Words that mean nothing here. */
  dropped: string[]
  /** How many words are known to tell nothing: `furniture`. */
  ignored: number
  corrected: { from: string; to: string }[]
}

type Knowledge = {
  lexicon: Lexicon
  postings: TermPostings
  /** The set of the documents that still exist. */
  alive: Uint32Array
  /** The fields in which names stand: what is misspelled is rarely a word of a description. */
  telling: number
  /** The dimension whose last phrase is what is looked for. */
  head: string
  /** The dimension of names that count for nothing while no document has all of their words. */
  foreign: string
}

type Reading = { question: Question; stems: readonly string[]; isAside: boolean; knowledge: Knowledge }

/** What a question asks for: its words after spelling, phrases of the lexicon first, the longest first. */
export function understand(text: string, knowledge: Knowledge): Question {
  const corrected: Question['corrected'] = []
  const words = spelled(wordsOf(text).slice(0, MOST_WORDS), knowledge, corrected)
  const question: Question = { words, parts: [], dropped: [], ignored: 0, corrected }
  const reading: Reading = { question, stems: knowledge.lexicon.stemsOf(words), isAside: false, knowledge }
  for (let at = 0; at < words.length;) at += readPhrase(reading, at) || readWord(reading, at)
  return question
}

/** Reads the phrase of the lexicon that begins at `at`, and says how many words it has. */
function readPhrase({ question, stems, isAside, knowledge }: Reading, at: number): number {
  const { lexicon, head, foreign } = knowledge
  const { words, parts, dropped } = question
  const match = lexicon.phraseAt(stems, at)
  if (!match) return 0
  const places = Array.from({ length: match.length }, (_, place) => at + place)
  const phrase = places.map((place) => words[place]!)
  const ours = match.ids.filter((id) => dimensionOf(id) !== foreign)
  const groups = match.isOne ? [ours] : byDimension(ours)
  for (const ids of groups) {
    const part = { dimension: dimensionAmong(ids, head), ids, words: phrase, places, isAside }
    addPart(parts, part, head, words[at - 1])
  }
  if (groups.length > 0) return match.length
  const isOurs = phrase.every((word) => isFiller(word) || isHeld(word, knowledge))
  if (!isOurs) dropped.push(phrase.join(' '))
  return isOurs ? 0 : match.length
}

/** Reads the one word at `at`. */
function readWord(reading: Reading, at: number): number {
  const { question, knowledge } = reading
  const { words, parts, dropped } = question
  const word = words[at]!
  if (ASIDE.has(word)) reading.isAside = parts.some(({ dimension }) => dimension === knowledge.head)
  const isIgnored = knowledge.lexicon.isIgnored(word)
  question.ignored += Number(isIgnored)
  if (isFiller(word) || isIgnored) return 1
  const ids = termsOf(word, at === words.length - 1, knowledge)
  // A number tells something of what is looked for, and is seldom all of it.
  const isNumber = /^\d/.test(word) && words.length > 1
  const isAside = reading.isAside || isNumber
  if (ids.length > 0) parts.push({ dimension: 'word', ids, words: [word], places: [at], isAside })
  else if (!isNumber && !dropped.includes(word)) dropped.push(word)
  return 1
}

/** The last head before an aside is what is looked for; one before it only describes it: `bench ottoman`. */
function addPart(parts: Part[], part: Part, head: string, before: string | undefined): void {
  const earlier = parts.findLast(({ dimension, isAside }) => dimension === head && !isAside)
  if (part.dimension !== head || part.isAside || !earlier) return void parts.push(part)
  if (before && AND.has(before)) earlier.ids = [...earlier.ids, ...part.ids]
  else {
    earlier.isAside = true
    parts.push(part)
  }
}

const dimensionOf = (id: string) => id.slice(0, id.indexOf(':'))

/** The dimension of ids of which any is meant: the head's where one of them has it. */
function dimensionAmong(ids: readonly string[], head: string): string {
  const terms = ids.flatMap((id) => id.split(' '))
  const dimensions = terms.flatMap((term) => (term.includes(':') ? dimensionOf(term) : []))
  return dimensions.includes(head) ? head : (dimensions[0] ?? 'word')
}

function byDimension(ids: readonly string[]): string[][] {
  return Object.values(Object.groupBy(ids, dimensionOf)).flatMap((group) => (group ? [group] : []))
}

const isHeld = (word: string, { postings, alive }: Knowledge) => postings.isHeld(stemOf(word), alive)

/** The terms a word stands for: itself, or what it begins where nothing follows it. */
function termsOf(word: string, isLast: boolean, { postings, alive }: Knowledge): string[] {
  const stem = stemOf(word)
  if (postings.isHeld(stem, alive)) return [stem]
  if (!isLast || word.length < 2) return []
  const begun = postings.begunWith(word, MOST_BEGUN)
  return begun.filter((term) => !term.includes(':') && postings.isHeld(term, alive))
}

/** The words with their typos mended; a word that exists, or begins the last one, is left alone. */
function spelled(words: readonly string[], knowledge: Knowledge, corrected: Question['corrected']): string[] {
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
  if (isFiller(word) || ASIDE.has(word) || lexicon.hasWord(word) || lexicon.isIgnored(word)) return true
  if (lexicon.longest(stems, at) || (at > 0 && lexicon.longest(stems, at - 1)?.length === 2)) return true
  return termsOf(word, at === words.length - 1, knowledge).length > 0
}

function nearestTo(word: string, knowledge: Knowledge): string | undefined {
  const { lexicon, postings, alive, telling } = knowledge
  if (word.length < SHORTEST_WITH_TYPO || !/^\p{L}+$/u.test(word)) return undefined
  const most = word.length < SHORTEST_WITH_TWO ? 1 : 2
  // A first letter is rarely mistyped.
  const inLexicon = lexicon.words().flatMap((known) => {
    if (known[0] !== word[0] || known.length < SHORTEST_WITH_TYPO) return []
    const distance = distanceUpTo(most, word, known)
    return distance <= most ? { term: known, distance, weight: weightOf(known, knowledge) } : []
  })
  const inTexts = postings
    .near(stemOf(word), most)
    .filter(({ term }) => term.length >= SHORTEST_WITH_TYPO - 1)
    .map((near) => ({ ...near, weight: postings.frequencyOf(near.term, alive, telling) }))
  const rank = ({ distance, weight }: (typeof inTexts)[number]) =>
    distance * 1000 - Math.log2(1 + weight) * 10
  const candidates = [...inLexicon, ...inTexts].filter(
    ({ term, weight }) => weight > 0 && !isOtherWord(word, term, knowledge),
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
