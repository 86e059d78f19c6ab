/** What a text may name: orders and design requests by their count, and either by characters of its id. */
export type References = {
  orders: number[]
  designs: number[]
  /** The last 8 characters of an order's id. */
  orderEnds: string[]
  /** The first 8 of a design request's, which stand behind DR-. */
  designBeginnings: string[]
}

const MAX_DIGITS = 9
/** A blank or a sign that people and banks put between the parts of a number. */
const GAP = String.raw`[\s.:#-]{0,2}`
/** The digits of a count each apart from the next, three at least, or together. */
const COUNT = `([1-9](?:(?: \\d){2,${MAX_DIGITS - 1}}|\\d{0,${MAX_DIGITS - 1}}))`
const END = String.raw`(?!\d)`
const BEGIN = String.raw`(?<![\p{L}\p{N}])`

const ORDER = new RegExp(`${BEGIN}l ?n${GAP}${COUNT}${END}`, 'giu')
const DESIGN = new RegExp(`${BEGIN}d${GAP}${COUNT}${END}`, 'giu')
const DESIGN_BEGINNING = new RegExp(`${BEGIN}d ?r${GAP}([\\da-f]{8})(?![\\p{L}\\p{N}])`, 'giu')
const ORDER_END = new RegExp(`${BEGIN}([\\da-f]{8})(?![\\p{L}\\p{N}])`, 'giu')

/** What the words of a movement seem to name; whether there is such an order, only the shop knows. */
export function findReferences(text: string): References {
  const words = text.normalize('NFKC').replaceAll(/\s+/g, ' ')
  const designBeginnings = foundBy(DESIGN_BEGINNING, words)
  return {
    orders: foundBy(ORDER, words).map(countOf),
    designs: foundBy(DESIGN, words).map(countOf),
    orderEnds: foundBy(ORDER_END, words.replaceAll(DESIGN_BEGINNING, ' ')),
    designBeginnings,
  }
}

function foundBy(form: RegExp, words: string): string[] {
  return [...new Set(Array.from(words.matchAll(form), ([, found = '']) => found.toLowerCase()))]
}

function countOf(digits: string): number {
  return Number(digits.replaceAll(' ', ''))
}
