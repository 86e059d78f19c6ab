/**
 * What the shop should be like, kept as plainly as can be: maps and lists, whole cents, days counted from the first.
 * It takes nothing from the floors it is compared with.
 */

/** What lies in a cart or order: `P4/oak` (a product in one choice) or the package `set`. */
export type Line = string
export type Quantities = Record<Line, number>

export type ModelOrder = {
  of: string
  kind: 'purchase' | 'quote'
  status: string
  payment: string
  quote: string | null
  items: number
  shipping: number
  tax: number
  discount: number
  total: number
  lines: Quantities
  holds: boolean
  evidence: boolean
  paid: boolean
  /** What the customer said of the payment. */
  claim: string | null
  /** The last day of its quote, and the day it was sent. */
  lastDay: number | null
  sentDay: number | null
  isWarned: boolean
  isArchived: boolean
  events: string[]
}

export type ModelDesign = {
  of: string
  status: string
  payment: string
  note: string
  revisions: number
  concepts: number
  evidence: boolean
  paid: boolean
  answer: string | null
  feedback: string
  requestDay: number
  reminders: number
  events: string[]
  /** What stands where, by finish of `P4`, and where the last save was. */
  board: { revision: number; stands: Record<string, string>; last: string } | null
  /** The newest concept that was published from it, and what stands there after swaps. */
  version: { number: number; published: Record<string, string>; stands: Record<string, string> } | null
  /** Finish and count, in their order. */
  suggested: [finish: string, count: number][]
  swapDay: number | null
}

export type Rules = { fee: number; freeAbove: number; taxBasisPoints: number; minimum: number }

export type Model = {
  day: number
  mode: 'purchase' | 'quote'
  rules: Rules
  /** Cents for a product in its first choice. */
  prices: Record<string, number>
  /** Units at hand by line. */
  stock: Quantities
  people: string[]
  carts: Record<string, Quantities>
  wishlists: Record<string, string[]>
  orders: ModelOrder[]
  designs: ModelDesign[]
  letters: Record<string, number>
  files: number
}

/** The package, and what one set of it holds. */
export const SET = 'set'
export const setPieces: Quantities = { 'P1/default': 1, 'P4/oak': 2 }
export const SET_CENTS = 1_999_00

/** What each choice of the product with choices costs more. */
export const choices: Record<string, number> = { ash: 0, oak: 25_50 }
export const codeOf = (line: Line) => line.split('/')[0] ?? ''
const choiceOf = (line: Line) => line.split('/')[1] ?? ''

export function newModel(people: string[], rules: Rules): Model {
  return {
    day: 0,
    mode: 'purchase',
    rules,
    prices: { P1: 600_00, P2: 99_99, P3: 200_25, P4: 320_00, P5: 480_05 },
    stock: {
      'P1/default': 9,
      'P2/default': 40,
      'P3/default': 12,
      'P4/ash': 5,
      'P4/oak': 16,
      'P5/default': 3,
    },
    people: people.toSorted(),
    carts: {},
    wishlists: {},
    orders: [],
    designs: [],
    letters: {},
    files: 0,
  }
}

export function priceOf(model: Model, line: Line): number {
  return line === SET ? SET_CENTS : (model.prices[codeOf(line)] ?? 0) + (choices[choiceOf(line)] ?? 0)
}

/** The units of stock that `lines` take. */
export function unitsOf(lines: Quantities): Quantities {
  const units: Quantities = {}
  for (const [line, quantity] of Object.entries(lines)) {
    const pieces = line === SET ? setPieces : { [line]: 1 }
    for (const [piece, each] of Object.entries(pieces)) units[piece] = (units[piece] ?? 0) + each * quantity
  }
  return units
}

/** How many of `line` could be had. */
export function atHand(model: Model, line: Line): number {
  const each = unitsOf({ [line]: 1 })
  return Math.min(
    ...Object.entries(each).map(([piece, count]) => Math.floor((model.stock[piece] ?? 0) / count)),
  )
}

export function isShort(model: Model, lines: Quantities): boolean {
  return Object.entries(unitsOf(lines)).some(([piece, count]) => (model.stock[piece] ?? 0) < count)
}

/** Takes units out of stock, or gives them back. */
export function moveStock(model: Model, lines: Quantities, sign: 1 | -1): void {
  for (const [piece, count] of Object.entries(unitsOf(lines)))
    model.stock[piece] = (model.stock[piece] ?? 0) + sign * count
}

/** What `lines` cost, in cents; shipping is free above the threshold, and in the price of a package. */
export function figuresOf(model: Model, lines: Quantities) {
  const { fee, freeAbove, taxBasisPoints } = model.rules
  const entries = Object.entries(lines)
  const items = entries.reduce((sum, [line, quantity]) => sum + priceOf(model, line) * quantity, 0)
  const isFree = entries.every(([line]) => line === SET) || items > freeAbove
  const shipping = isFree ? 0 : fee
  const tax = Number((BigInt(items) * BigInt(taxBasisPoints) + 5_000n) / 10_000n)
  return { items, shipping, tax, total: items + shipping + tax }
}

export function write(model: Model, ...letters: string[]): void {
  for (const letter of letters) model.letters[letter] = (model.letters[letter] ?? 0) + 1
}

/** The day as the shop writes it. */
export function dayText(day: number): string {
  return new Date(Date.UTC(2026, 10, 20 + day)).toISOString().slice(0, 10)
}
