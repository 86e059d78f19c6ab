import { DEFAULT_PAYMENT_METHOD } from '#domain/payments/payment-method.ts'
import { readStored, removeStored, writeStored } from '#kit/browser/store/browser-storage.ts'
import type { ShopSettings } from '#web/shop/shop.ts'

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

/** Keeps what is typed about the payment of an order: this one text and nothing else, never anything of a card. */
export function rememberReference(orderId: string, reference: string): void {
  writeStored('paymentDetails', JSON.stringify({ orderId, reference }))
}

/** What was typed about the payment of the order, or nothing. */
export function rememberedReference(orderId: string): string {
  try {
    const kept = JSON.parse(readStored('paymentDetails') ?? 'null') as {
      orderId?: unknown
      reference?: unknown
    } | null
    return kept?.orderId === orderId && typeof kept.reference === 'string' ? kept.reference : ''
  } catch {
    // Written by another program or cut short: as good as nothing.
    return ''
  }
}

/** Forgets what was typed about a payment, once it has been said. */
export function forgetReference(): void {
  removeStored('paymentDetails')
}

/** Forgets what belongs to a checkout that is done. */
export function forgetCheckout(): void {
  removeStored('shippingAddress', 'paymentMethod', 'paymentDetails')
}
