import { openDues } from '#domain/payments/dues.ts'
import { DEFAULT_PAYMENT_METHOD as method } from '#domain/payments/payment-method.ts'
import { duesOf } from '#domain/payments/schedule.ts'
import { centsOf } from '#kit/browser/ui/cents-of.ts'
import { MoneyLine } from '#web/payments/money-line.tsx'
import { useSalesMode, useShop } from '#web/shop/shop.ts'

/** When a cart of `total` dollars is to be paid, once it is ordered. */
export function CartDues({ total, className }: { total: number | null; className?: string }) {
  const { schedule } = useShop().settings
  const isQuote = useSalesMode() === 'quote'
  if (isQuote || total === null) return null
  const dues = openDues(duesOf(centsOf(total), schedule, { method }), 0)
  const inDollars = dues.map((due) => ({ ...due, amount: due.amount / 100, open: due.open / 100 }))
  return <MoneyLine dues={inDollars} className={className} />
}
