/** What an owner adds to the words of search, a rule on each line of the settings. */
export type OwnerWords = {
  synonyms: readonly string[]
  ignoredWords: readonly string[]
  wordPages: readonly string[]
}

export const [MOST_RULES, LONGEST_RULE, LONGEST_PHRASE] = [200, 300, 60]

const ARROW = /→|=>|->|>/
const PHRASE = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} '’ʻ&/".-]*$/u
/** A page of this shop that shoppers may see; a search would lead to others in turn. */
const PATH = /^\/(?!\/|admin(?:\/|$)|api\/)[\w~%/.?=&+-]*$/

const isPhrase = (phrase: string) => phrase.length <= LONGEST_PHRASE && PHRASE.test(phrase)
/** The phrases of a list. */
export const phrasesIn = (text: string) =>
  text
    .split(',')
    .map((phrase) => phrase.trim())
    .filter(Boolean)

export const MOST_SYNONYMS = 20

/** Whether a text lists phrases, with commas between them. */
export function arePhrases(text: string): boolean {
  const phrases = phrasesIn(text)
  return phrases.length <= MOST_SYNONYMS && phrases.every(isPhrase)
}

/** `couch, davenport`: each finds what all of them find; `snuggler > loveseat`: the first finds the others, too. */
export function synonymIn(line: string): { phrases: string[]; also: string[] } | undefined {
  const [first = '', second, ...more] = line.split(ARROW)
  const [phrases, also] = [phrasesIn(first), phrasesIn(second ?? '')]
  const isWhole = second === undefined ? phrases.length > 1 : phrases.length > 0 && also.length > 0
  if (!isWhole || more.length > 0 || ![...phrases, ...also].every(isPhrase)) return undefined
  return { phrases, also }
}

/** `returns > /returns`: who searches for exactly that is led there. */
export function wordPageIn(line: string): { phrases: string[]; path: string } | undefined {
  const [first = '', path = '', ...more] = line.split(ARROW).map((part) => part.trim())
  const phrases = phrasesIn(first)
  const isWhole =
    phrases.length > 0 &&
    phrases.every(isPhrase) &&
    PATH.test(path) &&
    !/[?&]search=/.test(path) &&
    more.length === 0
  return isWhole ? { phrases, path } : undefined
}

export const isIgnorable = (word: string) => isPhrase(word) && !/\s/.test(word)
