import { formatMoney } from '#kit/core/money.ts'

/** What one line of a quote comes to less: so many percent of it, or an amount in cents. */
export type LineDiscount = { percent: number } | { amount: number }

export type DiscountedLine = { price: number; quantity: number; discount?: LineDiscount | null | undefined }

/** The discount of a line in cents, rounded half up. */
export function lineDiscount({ price, quantity, discount }: DiscountedLine): number {
  if (!discount) return 0
  return 'percent' in discount ? Math.round((price * quantity * discount.percent) / 100) : discount.amount
}

/** The same as papers and pages say it beside the line; nothing of a line without one. */
export function lineDiscountText(line: DiscountedLine): string {
  const cents = lineDiscount(line)
  if (cents === 0 || !line.discount) return ''
  const share = 'percent' in line.discount ? `${line.discount.percent}% off` : 'discount'
  return `${share}: ${formatMoney(-cents)}`
}
