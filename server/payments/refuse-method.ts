import { invalid } from '#server/invalid.ts'
import { Problem } from '#contract/problems.ts'
import type { Settings } from '#contract/settings.ts'
import { creditCardMessage, offeredMethods, type PaymentMethod } from '#domain/payments/payment-method.ts'

/** Refuses what cannot be paid by now: a card anywhere, and every method that the shop has switched off. */
export function refuseMethod(method: PaymentMethod, payment: Settings['payment']): void {
  if (method === 'credit_card') throw new Problem('card_coming_soon', { message: creditCardMessage })
  if (offeredMethods(payment).includes(method)) return
  throw invalid('paymentMethod', 'This payment method is not offered')
}
