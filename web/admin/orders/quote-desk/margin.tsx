import { type CostedLine, marginOf } from '#domain/orders/margin.ts'
import { formatMoney } from '#kit/core/money.ts'
import { centsOf } from '#kit/browser/ui/cents-of.ts'
import { classes } from '#kit/browser/ui/classes.ts'
import type { ShownOrder } from '#web/orders/order-state.ts'
import { inCents } from './quote-prefill.ts'

/** A line at the price that is typed, with what it costs the shop. */
export function costedLine(
  { quantity, discount, costPrice }: ShownOrder['orderItems'][number],
  typed: number,
): CostedLine {
  return {
    quantity,
    discount: inCents(discount),
    price: centsOf(typed),
    cost: costPrice == null ? null : centsOf(costPrice),
  }
}

/** What is left over the cost of lines, where it is known; what is less than nothing is red. */
export function Margin({ lines, discount }: { lines: readonly CostedLine[]; discount?: number }) {
  const margin = marginOf(lines, discount)
  if (!margin) return <span className="text-sm text-muted">Cost not entered</span>
  const { cents, percent } = margin
  const without = lines.filter(({ cost }) => cost === null).length
  return (
    <span className={classes('text-sm tabular-nums', cents < 0 ? 'text-red' : 'text-muted')}>
      Margin {formatMoney(cents)}
      {percent !== null && ` (${percent}%)`}
      {without > 0 && `, without ${without} of unknown cost`}
    </span>
  )
}
