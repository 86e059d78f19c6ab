/**
 * Money is whole cents (US dollars) everywhere inside the shop.
 */
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const wholeDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})

/** Cents as people read them in totals: "$1,999.00", "−$200.00". */
export function formatMoney(cents: number): string {
  return dollars.format(cents / 100).replace('-', '−')
}

/** Cents as a from-price, without decimals: "$1,999". */
export function formatWholeDollars(cents: number): string {
  return wholeDollars.format(cents / 100)
}

/** Cents in a sentence: "$10", or "$10.50" where there are cents. */
export function formatShortMoney(cents: number): string {
  return cents % 100 === 0 ? formatWholeDollars(cents) : formatMoney(cents)
}

/** The sum of amounts in cents. */
export function sumCents(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
