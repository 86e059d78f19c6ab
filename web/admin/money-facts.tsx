import type { Fact } from '#kit/browser/ui/facts.tsx'
import { Money } from '#kit/browser/ui/money.tsx'
import { MoneyLine, type ShownPayment } from '#web/payments/money-line.tsx'

/** How far something is paid; nothing of what is zero. */
export function moneyFacts(payment: ShownPayment | null): Fact[] {
  if (!payment) return []
  const { received, refunded, open, credit, dues } = payment
  const amount = (label: string, dollars: number): Fact => [
    label,
    dollars > 0 && <Money key={label} dollars={dollars} />,
  ]
  return [
    ['Due', open > 0 && <MoneyLine key="due" dues={dues} />],
    amount('Received', received),
    amount('Sent back', refunded),
    amount('Open', received > 0 ? open : 0),
    amount('We owe the customer', credit),
  ]
}
