import type { Role } from '#domain/users/roles.ts'

/** How the shop sells now: `purchase` with prices and payment, `quote` by request without either. */
export type SalesMode = 'purchase' | 'quote'

/** Stands where a price would, in quote mode. */
export const PRICE_ON_REQUEST = 'Price on request'

export type CheckoutStep = { id: 'shipping' | 'placeorder' | 'confirmation' | 'payment'; label: string }

const steps: Record<SalesMode, readonly CheckoutStep[]> = {
  quote: [
    { id: 'shipping', label: 'Shipping' },
    { id: 'placeorder', label: 'Request Quote' },
    { id: 'confirmation', label: 'Quote Submitted' },
  ],
  purchase: [
    { id: 'shipping', label: 'Shipping' },
    { id: 'placeorder', label: 'Place Order' },
    { id: 'confirmation', label: 'Confirmation' },
    { id: 'payment', label: 'Payment' },
  ],
}

/** Whether a person in `role` is shown the price of a product: in quote mode only admins are, and a seller who owns it. */
export function seesPrices(mode: SalesMode, role: Role | undefined, ownsIt = false): boolean {
  if (mode === 'purchase') return true
  return role === 'admin' || (role === 'seller' && ownsIt)
}

/** The steps above the checkout pages, in order. */
export function checkoutSteps(mode: SalesMode): readonly CheckoutStep[] {
  return steps[mode]
}
