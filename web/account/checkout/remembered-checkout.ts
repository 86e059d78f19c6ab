import { DEFAULT_PAYMENT_METHOD } from '#domain/orders/payment-method.ts'
import { readStored, removeStored, writeStored } from '#web/api/browser-storage.ts'
import type { ShopSettings } from '#web/parts/shop.ts'

/** The payment method that this checkout starts with: the one chosen last if it is still offered, else the first. */
export function firstMethod({ paymentMethods }: ShopSettings): string {
  const offered = paymentMethods.filter(({ comingSoon }) => !comingSoon).map(({ method }) => method)
  const remembered = readStored('paymentMethod')
  return offered.find((method) => method === remembered) ?? offered[0] ?? DEFAULT_PAYMENT_METHOD
}

/** Keeps the chosen payment method in this browser, as text. */
export function rememberMethod(method: string): void {
  writeStored('paymentMethod', method)
}

/** Forgets what belongs to a checkout that is done. */
export function forgetCheckout(): void {
  removeStored('shippingAddress', 'paymentMethod', 'paymentDetails')
}
