import { formatMoney, formatWholeDollars } from '#kit/core/money.ts'
import { centsOf } from './cents-of.ts'

/** An amount as people read it: "$1,999.00", or "$1,999" for a from-price. Takes dollars, as replies hold them. */
export function Money({ dollars, whole = false }: { dollars: number; whole?: boolean }) {
  const cents = centsOf(dollars)
  return (
    <span className="whitespace-nowrap tabular-nums">
      {whole ? formatWholeDollars(cents) : formatMoney(cents)}
    </span>
  )
}
