import type { Reply } from '#contract/call.ts'
import { duesLine, nextDueWords } from '#domain/payments/due-words.ts'
import { formatShortMoney } from '#kit/core/money.ts'
import { centsOf } from '#kit/browser/ui/cents-of.ts'

/** How far something is paid, as a page holds it: in dollars. */
export type ShownPayment = NonNullable<Reply<'GET /api/orders/:id'>['order']['payment']>

const shown = (dollars: number) => formatShortMoney(centsOf(dollars))

type MoneyLineProps = { dues?: ShownPayment['dues'] | undefined; credit?: number; className?: string }

/** What is to be paid and when, or what we owe: one line, the same wherever money is shown. */
export function MoneyLine({ dues, credit = 0, className }: MoneyLineProps) {
  if (credit > 0) return <p className={className}>We owe you {shown(credit)}.</p>
  if (!dues || dues.length === 0) return null
  return <p className={className}>{duesLine(dues, shown)}</p>
}

/** The amount that is due next: "$2,000 deposit". */
export function NextDue({ payment, className }: { payment: ShownPayment | null; className?: string }) {
  const words = payment && nextDueWords(payment.dues, shown)
  return words ? <span className={className}>{words}</span> : null
}
