import type { Fact } from '#kit/browser/ui/facts.tsx'
import { Money } from '#kit/browser/ui/money.tsx'
import { MoneyLine, type ShownPayment } from '#web/payments/money-line.tsx'

/** An amount; nothing where it is zero. */
export function amountFact(label: string, dollars: number): Fact {
  return [label, dollars > 0 && <Money key={label} dollars={dollars} />]
}

/** How far something is paid; nothing of what is zero. */
export function moneyFacts(payment: ShownPayment | null): Fact[] {
  if (!payment) return []
  const { received, refunded, open, credit, dues } = payment
  return [
    ['Due', open > 0 && <MoneyLine key="due" dues={dues} />],
    amountFact('Received', received),
    amountFact('Goes back', refunded),
    amountFact('Open', received > 0 ? open : 0),
    amountFact('We owe the customer', credit),
  ]
}
