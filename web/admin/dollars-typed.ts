const amount = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Commas and spaces stand between thousands alone: who types "12,34" means no 1,234 dollars. */
const AMOUNT = /^-?\$?\s*(\d{1,3}([,\s]\d{3})+|\d*)(\.\d*)?$/

/** The amount that people mean by `text`; `NaN` for nothing and for what is no amount. */
export function dollarsTyped(text: string): number {
  const typed = text.trim()
  const plain = typed.replace(/[$,\s]/g, '')
  return AMOUNT.test(typed) && /\d/.test(plain) ? Number(plain) : Number.NaN
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
