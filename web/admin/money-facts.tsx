import type { Fact } from '#kit/browser/ui/facts.tsx'
import { Money } from '#kit/browser/ui/money.tsx'

/** An amount; nothing where it is zero. */
export function amountFact(label: string, dollars: number): Fact {
  return [label, dollars > 0 && <Money key={label} dollars={dollars} />]
}
