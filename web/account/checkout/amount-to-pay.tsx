import { useState } from 'react'
import { nextDue } from '#domain/payments/dues.ts'
import { ChoiceGroup } from '#kit/browser/ui/choice-group.tsx'
import type { ShownOrder } from '#web/orders/order-state.ts'
import { MoneyLine } from '#web/payments/money-line.tsx'

/** How much is paid now: what is due next, or all that is open at once. */
export function useAmount({ payment, totalPrice }: ShownOrder) {
  const [pays, setPays] = useState('due')
  if (!payment) return { amount: totalPrice, choice: null }
  const { dues, dueNow, open } = payment
  const name = nextDue(dues)?.kind === 'balance' ? 'balance' : 'deposit'
  const choices = [
    { value: 'due', label: `Pay the ${name}` },
    { value: 'all', label: 'Pay all now' },
  ]
  const choice = (
    <div className="grid max-w-xl gap-3">
      <MoneyLine dues={dues} className="font-medium" />
      {dueNow < open && (
        <ChoiceGroup
          legend="How much you pay now"
          pick="one"
          look="boxes"
          name="pays"
          choices={choices}
          chosen={[pays]}
          onChange={({ target }) => setPays(target.value)}
        />
      )}
    </div>
  )
  return { amount: pays === 'all' ? open : dueNow, choice }
}
