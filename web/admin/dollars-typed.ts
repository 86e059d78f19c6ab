const amount = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** The amount that people mean by `text`; `NaN` for nothing and for what is no amount. */
export function dollarsTyped(text: string): number {
  const plain = text.replace(/[$,\s]/g, '')
  return plain === '' ? Number.NaN : Number(plain)
}

/** An amount as it stands in a field: "1,250.00"; nothing for `NaN`. */
export function shownDollars(dollars: number): string {
  return Number.isNaN(dollars) ? '' : amount.format(dollars)
}

/** What is an amount, as a number; anything else as it was typed, for the shop to refuse. */
export function amountTyped(text: string): string | number {
  const dollars = dollarsTyped(text)
  return Number.isNaN(dollars) ? text.trim() : dollars
}
