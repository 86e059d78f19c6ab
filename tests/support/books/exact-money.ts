import type { Dice } from '#tests/sim/dice.ts'

/** Money as it should be: whole cents that never round by themselves. Takes nothing from the rules it is compared with. */
export type ExactRules = {
  fee: bigint
  freeAbove: bigint
  taxBasisPoints: bigint
  minimum: bigint
  isFreeOffered: boolean
  abroad: bigint
}

/** A line of a cart: base or sale price, what the options add or take, and how many. */
export type ExactLine = {
  price: bigint
  sale: bigint | null
  differences: bigint[]
  quantity: bigint
  isPackage: boolean
}

export const specifiedRules: ExactRules = {
  fee: 10_00n,
  freeAbove: 100_00n,
  taxBasisPoints: 1_000n,
  minimum: 500_00n,
  isFreeOffered: true,
  abroad: 0n,
}

export type ExactDelivery = { pickup: boolean; isAbroad: boolean }

/** What an order comes to, in cents. */
export function exactTotals(
  lines: readonly ExactLine[],
  rules: ExactRules,
  { pickup, isAbroad }: ExactDelivery,
) {
  let items = 0n
  for (const line of lines) items += unitPriceOf(line) * line.quantity
  const isInPrice = lines.length > 0 && lines.every(({ isPackage }) => isPackage)
  const isFree = isInPrice || (rules.isFreeOffered && items > rules.freeAbove)
  const shipping = pickup ? 0n : (isFree ? 0n : rules.fee) + (isAbroad ? rules.abroad : 0n)
  const exactTax = items * rules.taxBasisPoints
  const tax = exactTax / 10_000n + (exactTax % 10_000n >= 5_000n ? 1n : 0n)
  return { items, shipping, tax, total: items + shipping + tax }
}

/** What one costs, in cents. */
export function unitPriceOf({ price, sale, differences }: ExactLine): bigint {
  return differences.reduce((sum, difference) => sum + difference, sale ?? price)
}

/** A cart of 1 to 6 lines, now and then near a threshold, now and then of few cents. */
export function randomLines(dice: Dice, most = 6): ExactLine[] {
  return Array.from({ length: 1 + dice.below(most) }, () => {
    const price = BigInt(dice.one([2 + dice.below(30), 99_90 + dice.below(20), 2 + dice.below(3_000_00)]))
    const sale = dice.happens(0.3) ? 1n + BigInt(dice.below(Number(price) - 1)) : null
    const differences = Array.from({ length: dice.below(3) }, () => BigInt(dice.below(80_00)))
    return { price, sale, differences, quantity: BigInt(1 + dice.below(9)), isPackage: dice.happens(0.1) }
  })
}

/** Rules as an owner may set them. */
export function randomRules(dice: Dice): ExactRules {
  return {
    fee: BigInt(dice.below(60_00)),
    freeAbove: BigInt(dice.below(900_00)),
    taxBasisPoints: BigInt(dice.below(10_001)),
    minimum: BigInt(dice.below(1_000_00)),
    isFreeOffered: dice.happens(0.9),
    abroad: BigInt(dice.below(200_00)),
  }
}

/** Amounts of a reply's text with more than two decimals, as 0.1 + 0.2 leaves them. */
export function artefactsIn(text: string): string[] {
  return text.match(/(?<=[:[,])-?\d+\.\d{3,}(?:e[+-]?\d+)?(?=[,}\]])/g) ?? []
}

/** The cents of an amount as it is written in a reply, read without arithmetic. */
export function centsIn(text: string, field: string): bigint {
  const [, dollars = '', decimals = ''] =
    new RegExp(`"${field}":(\\d+)(?:\\.(\\d{1,2}))?[,}]`).exec(text) ?? []
  if (dollars === '') throw new Error(`There is no ${field} in the reply`)
  return BigInt(dollars) * 100n + BigInt(decimals.padEnd(2, '0'))
}
