import { type Account, accounts, type Posting } from './accounts.ts'
import { positionOf, type Sums } from './sums.ts'

/** What a payable's total is made of, in cents: it comes to the sum of all, less the discount. */
export type Parts = {
  pieces: number
  packages: number
  designFee: number
  delivery: number
  tax: number
  discount: number
}

/**
 * What is entered when a payable moves from `before` to `after`, with the lines of money that moved beside it. Customers
 * owe first and are held for after: no payable ever stands on both accounts. No lines where nothing moved.
 */
export function entryOf(before: Sums, after: Sums, parts: Parts, money: readonly Posting[] = []): Posting[] {
  const lines = [
    ...standing(after, parts),
    ...standing(before, parts).map(({ account, cents }) => ({ account, cents: -cents })),
    ...money,
  ]
  const byAccount = Map.groupBy(lines, ({ account }) => account)
  return [...byAccount]
    .map(([account, of]) => ({ account, cents: of.reduce((sum, { cents }) => sum + cents, 0) }))
    .filter(({ cents }) => cents !== 0)
    .toSorted((a, b) => (a.account < b.account ? -1 : 1))
}

/** The lines that money came by `account`, less what the bank kept of it; below zero it is taken back. */
export function moneyIn(account: Account, cents: number, bankFee = 0): Posting[] {
  return [
    { account, cents: cents - bankFee },
    { account: accounts.bankCharges, cents: bankFee },
  ]
}
/** The lines that money went by `account`, as was approved before. */
export function moneyBack(account: Account, cents: number): Posting[] {
  return [
    { account: accounts.toRefund, cents },
    { account, cents: -cents },
  ]
}

/** Everything that the books hold of a payable but the money itself; what was received is missing from it. */
function standing(sums: Sums, parts: Parts): Posting[] {
  const position = positionOf(sums)
  return [
    { account: accounts.owed, cents: Math.max(position, 0) },
    { account: accounts.held, cents: Math.min(position, 0) },
    { account: accounts.toRefund, cents: -sums.refunded },
    { account: accounts.fees, cents: -sums.charges },
    { account: accounts.depositsKept, cents: -sums.kept },
    { account: accounts.writtenOff, cents: sums.writtenOff },
    ...(sums.isEarned ? income(sums.reduced, parts) : []),
  ]
}

/** The total as income; what it was reduced by is shared over goods, delivery and tax. */
function income(reduced: number, parts: Parts): Posting[] {
  const { pieces, packages, designFee, delivery, tax, discount } = parts
  const goods = Math.max(pieces + packages + designFee - discount, 0)
  const [ofGoods = 0, ofDelivery = 0, ofTax = 0] = shares(reduced, [goods, delivery, tax])
  return [
    { account: accounts.pieces, cents: -pieces },
    { account: accounts.packages, cents: -packages },
    { account: accounts.designFees, cents: -designFee },
    { account: accounts.delivery, cents: ofDelivery - delivery },
    { account: accounts.tax, cents: ofTax - tax },
    { account: accounts.discounts, cents: discount },
    { account: accounts.reductions, cents: ofGoods },
  ]
}

/**
 * `cents` divided by the weights, to the cent: what rounding leaves over goes to the largest remainders, the first of
 * equal ones. All of it goes to the first where nothing weighs.
 */
export function shares(cents: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  if (all <= 0) return weights.map((_, at) => (at === 0 ? cents : 0))
  const exact = weights.map((weight) => {
    const product = BigInt(cents) * BigInt(weight)
    return { whole: Number(product / BigInt(all)), rest: Number(product % BigInt(all)) }
  })
  let left = cents - exact.reduce((sum, { whole }) => sum + whole, 0)
  const byRest = exact.map((_, at) => at).toSorted((a, b) => (exact[b]?.rest ?? 0) - (exact[a]?.rest ?? 0))
  const more = new Set(byRest.filter(() => left-- > 0))
  return exact.map(({ whole }, at) => whole + (more.has(at) ? 1 : 0))
}
