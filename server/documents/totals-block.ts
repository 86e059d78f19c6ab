import { formatMoney } from '#kit/core/money.ts'
import type { LetterOrder } from '#server/emails/letters/letter.ts'
import type { Paper } from './paper.ts'
import { styles } from './paper-styles.ts'

const LEFT = 340
const ROW = styles.body.leading + 4
const ABOVE = 16
const TOTAL_ROW = 18 + styles.total.leading + styles.small.leading

/** How high the sums will be, in points. */
export function totalsHeight(order: LetterOrder): number {
  return isPriced(order) ? ABOVE + sums(order).length * ROW + TOTAL_ROW : 0
}

/** The sums of an order, on the right; nothing for one that has no prices yet. */
export function drawTotals(paper: Paper, order: LetterOrder): void {
  if (!isPriced(order)) return
  paper.skip(ABOVE)
  for (const [label, value] of sums(order)) drawSum(paper, label, value)
  paper.skip(8)
  paper.rule(LEFT)
  paper.skip(10)
  paper.beside(
    () => paper.write('Total', styles.total, { x: LEFT }),
    () => paper.write(formatMoney(order.totalPrice), styles.total, { x: LEFT, align: 'right' }),
  )
  paper.write('Prices are in USD.', styles.small, { x: LEFT, align: 'right' })
}

function isPriced(order: LetterOrder): boolean {
  return order.items.every((item) => item.unitPrice !== null)
}

function sums({
  itemsPrice,
  discount,
  shippingPrice,
  taxPrice,
}: LetterOrder): [label: string, value: string][] {
  return [
    ['Items', formatMoney(itemsPrice)],
    ...(discount > 0 ? [['Discount', `−${formatMoney(discount)}`] satisfies [string, string]] : []),
    ['Shipping', shippingPrice === 0 ? 'Free' : formatMoney(shippingPrice)],
    ['Tax', formatMoney(taxPrice)],
  ]
}

function drawSum(paper: Paper, label: string, value: string): void {
  paper.beside(
    () => paper.write(label, styles.body, { x: LEFT }),
    () => paper.write(value, styles.body, { x: LEFT, align: 'right' }),
  )
  paper.skip(ROW - styles.body.leading)
}
