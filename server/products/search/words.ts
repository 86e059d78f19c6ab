/** Words too common to tell one product from another. */
const fillers = new Set([
  'a',
  'an',
  'and',
  'at',
  'by',
  'for',
  'from',
  'in',
  'is',
  'it',
  'of',
  'on',
  'or',
  'that',
  'the',
  'to',
  'with',
])

const WORD = /[\p{L}\p{N}]+/gu
const MARKS = /\p{M}/gu
// The ʻokina is written with several signs and often left out, like the apostrophe of "lānai's".
const APOSTROPHES = /['‘’ʻʼ`]/gu
const BEYOND_ASCII = /[^\0-\x7f]/

/** The words of a text in lower case, without accents, ʻokinas and apostrophes: "Lānai’s Bouclé" → lanais, boucle. */
export function wordsOf(text: string): string[] {
  const plain = BEYOND_ASCII.test(text) ? text.normalize('NFD').replace(MARKS, '') : text
  return plain.toLowerCase().replace(APOSTROPHES, '').match(WORD) ?? []
}

/** The words of a text that are worth finding it by. */
export function tellingWords(text: string): string[] {
  return wordsOf(text).filter((word) => !fillers.has(word))
}

/** The different words of a search, without fillers unless there is nothing else. */
export function searchWords(text: string): string[] {
  const words = wordsOf(text)
  const telling = words.filter((word) => !fillers.has(word))
  return [...new Set(telling.length > 0 ? telling : words)]
}

/** A word without its ending, so that chair = chairs and carved = carving; for comparing only, it need not be a word. */
export function stemOf(word: string): string {
  const single = withoutPlural(word)
  const verb = single.length >= 6 ? single.replace(/(?<=[aeiouy].*)ing$/, '') : single
  const root = verb.length >= 5 ? verb.replace(/(?<=[aeiouy].*[^e])ed$/, '') : verb
  const short = root.length < single.length ? root.replace(/([^aeiouls])\1$/, '$1') : root
  return short.length >= 4 ? short.replace(/e$/, '') : short
}

function withoutPlural(word: string): string {
  if (word.length < 4) return word
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`
  if (/(?:ch|sh|ss|x|z)es$/.test(word)) return word.slice(0, -2)
  return /[^su]s$/.test(word) ? word.slice(0, -1) : word
}

/** Whether one letter missing, added, wrong or swapped with its neighbour makes `a` into `b`. */
export function isOneTypoApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start++
  let endA = a.length
  let endB = b.length
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA--
    endB--
  }
  const leftA = endA - start
  const leftB = endB - start
  if (leftA <= 1 && leftB <= 1) return leftA + leftB > 0
  return leftA === 2 && leftB === 2 && a[start] === b[start + 1] && a[start + 1] === b[start]
}
