import { dimensionOf, isHeld, type Knowledge, termsOf } from './knowledge.ts'
import { type Correction, spelled } from './spelling.ts'
import { ASIDE, isFiller, wordsOf } from './words.ts'

/** Words of a question beyond these are not read. */
const MOST_WORDS = 24

/** What is named after these is not wanted: `not leather`. */
const NOT = new Set('not no non without'.split(' '))
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
  corrected: Correction[]
}

type Reading = { question: Question; stems: readonly string[]; isAside: boolean; knowledge: Knowledge }

/** What a question asks for: its words after spelling, phrases of the lexicon first, the longest first. */
export function understand(text: string, knowledge: Knowledge): Question {
  const corrected: Correction[] = []
  const words = spelled(wordsOf(text).slice(0, MOST_WORDS), knowledge, corrected)
  const question: Question = { words, parts: [], dropped: [], ignored: 0, corrected }
  const reading: Reading = { question, stems: knowledge.lexicon.stemsOf(words), isAside: false, knowledge }
  for (let at = 0; at < words.length;)
    at += readUnwanted(reading, at) || readPhrase(reading, at) || readWord(reading, at)
  return question
}

/** Passes over what is not wanted, and says how many words that is; `no` alone is a word as others. */
function readUnwanted({ question, stems, knowledge }: Reading, at: number): number {
  if (!NOT.has(question.words[at]!) || at === stems.length - 1) return 0
  question.ignored++
  return 1 + (knowledge.lexicon.phraseAt(stems, at + 1)?.length ?? 1)
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
    addPart(parts, part, knowledge, words[at - 1])
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

/** The last head before an aside is what is looked for; one before it only describes it, `bench ottoman`, unless it is a kind of the last: `loveseat sofa`. */
function addPart(parts: Part[], part: Part, { lexicon, head }: Knowledge, before: string | undefined): void {
  const earlier = parts.findLast(({ dimension, isAside }) => dimension === head && !isAside)
  if (part.dimension !== head || part.isAside || !earlier) return void parts.push(part)
  if (before && AND.has(before)) earlier.ids = [...earlier.ids, ...part.ids]
  else {
    const isOfLast = earlier.ids.some((id) => lexicon.broaderThan(id).some((one) => part.ids.includes(one)))
    ;(isOfLast ? part : earlier).isAside = true
    parts.push(part)
  }
}

/** The dimension of ids of which any is meant: the head's where one of them has it. */
function dimensionAmong(ids: readonly string[], head: string): string {
  const terms = ids.flatMap((id) => id.split(' '))
  const dimensions = terms.flatMap((term) => (term.includes(':') ? dimensionOf(term) : []))
  return dimensions.includes(head) ? head : (dimensions[0] ?? 'word')
}

function byDimension(ids: readonly string[]): string[][] {
  return Object.values(Object.groupBy(ids, dimensionOf)).flatMap((group) => (group ? [group] : []))
}
