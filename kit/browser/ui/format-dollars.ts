import { formatMoney, formatShortMoney } from '#kit/core/money.ts'
import { centsOf } from './cents-of.ts'

/** An amount in dollars, as it came over the wire, in words: "$1,250.00". */
export function formatDollars(dollars: number): string {
  return formatMoney(centsOf(dollars))
}

/** Dollars in a sentence: "$35", or "$35.50" where there are cents. */
export function formatShortDollars(dollars: number): string {
  return formatShortMoney(centsOf(dollars))
}
