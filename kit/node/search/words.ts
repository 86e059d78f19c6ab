/** Words too common to tell one thing from another. */
const fillers = new Set(
  `a an and are at be by for from has have i in into is it its me my of on or our that the their these this those to
  we with you your`.split(/\s+/),
)

/** After these something else is named than what is looked for: `sofa with ottoman`, `table between recliners`. */
export const ASIDE: ReadonlySet<string> = new Set(
  'with for between under beside near in on to from w by'.split(' '),
)

const WORD = /[\p{L}\p{N}]+/gu
const MARKS = /\p{M}/gu
// The ʻokina is written with several signs and often left out, like the apostrophe of "lānai's".
const APOSTROPHES = /['‘’ʻʼ`]/gu
const BEYOND_ASCII = /[^\0-\x7f]/

/** The words of a text in lower case, without accents, ʻokinas and apostrophes: "Lānai’s Bouclé" → lanais, boucle. */
export function wordsOf(text: string): string[] {
  const plain = BEYOND_ASCII.test(text) ? text.normalize('NFKD').replace(MARKS, '') : text
  return plain.toLowerCase().replace(APOSTROPHES, '').match(WORD) ?? []
}

export const isFiller = (word: string) => fillers.has(word)

/** The stems of the words of a text that are worth finding it by, in their order. */
export function tellingStems(text: string): string[] {
  return wordsOf(text).flatMap((word) => (isFiller(word) ? [] : stemOf(word)))
}

/** What is spelled in two ways, and means one. */
const american = new Map([
  ['colour', 'color'],
  ['grey', 'gray'],
  ['centre', 'center'],
  ['fibre', 'fiber'],
  ['mould', 'mold'],
])

const VOWEL = /[aeiouy]/
const DOUBLED = /([^aeiouls])\1$/

/** A word without its ending, so that chair = chairs and carved = carving; for comparing only, it need not be a word. */
export function stemOf(word: string): string {
  const single = withoutPlural(word)
  const root = withoutEnding(withoutEnding(single, 'ing', 6), 'ed', 5)
  const short = root.length < single.length && DOUBLED.test(root) ? root.slice(0, -1) : root
  const plain = american.get(short) ?? short
  return plain.length > 3 && plain.endsWith('e') && plain.at(-2) !== 'e' ? plain.slice(0, -1) : plain
}

/** Without `ending`, where a word of at least `shortest` letters has a vowel before it. */
function withoutEnding(word: string, ending: string, shortest: number): string {
  if (word.length < shortest || !word.endsWith(ending)) return word
  const root = word.slice(0, -ending.length)
  return VOWEL.test(root) && !(ending === 'ed' && root.endsWith('e')) ? root : word
}

function withoutPlural(word: string): string {
  if (word.length < 4 || !word.endsWith('s')) return word
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`
  if (/(?:ch|sh|ss|x|z)es$/.test(word)) return word.slice(0, -2)
  return /[^su]s$/.test(word) ? word.slice(0, -1) : word
}

/**
 * How many letters missing, added, wrong or swapped with a neighbour make `a` into `b`.
 *
 * @returns `most` + 1 where it takes more than `most`
 */
export function distanceUpTo(most: number, a: string, b: string): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let [before, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const swap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row[j] = Math.min(
        last[j]! + 1,
        row[j - 1]! + 1,
        last[j - 1]! + Number(a[i - 1] !== b[j - 1]),
        swap ? before[j - 2]! + 1 : Infinity,
      )
    }
    if (Math.min(...row) > most) return most + 1
    ;[before, last] = [last, row]
  }
  return Math.min(last[b.length]!, most + 1)
}
