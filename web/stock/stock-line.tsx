import type { Standing } from '#domain/stock/availability.ts'
import { availabilityText } from '#domain/stock/lead-time.ts'
import { stockLevel } from '#domain/stock/stock-level.ts'

const looks = { none: 'text-red', few: 'text-amber', plenty: 'text-leaf' }

/** How many are left, or how it can be had otherwise, as shoppers read it. */
export function StockLine({ stock, standing }: { stock: number; standing?: Standing | undefined }) {
  const look = standing?.leadWeeks ? '' : looks[stockLevel(stock)]
  return <span className={`text-sm font-medium ${look}`}>{availabilityText(stock, standing)}</span>
}
