import type { NewOrder } from '#server/orders/placing/write-placed.ts'
import { leilani } from '#tests/support/people.ts'
import { shippingAddress } from '#tests/support/seed/order.ts'

/** An order for leilani that was found to be right, before it is written. */
export function newOrder(change: Pick<NewOrder, 'kind' | 'createdAt'> & Partial<NewOrder>): NewOrder {
  return {
    userId: leilani.id,
    quoteStatus: null,
    paymentMethod: 'wire_transfer',
    itemsCents: 0,
    shippingCents: 0,
    taxCents: 0,
    totalCents: 0,
    taxPpm: null,
    taxCounty: null,
    taxBaseCents: null,
    shippingAddress: { ...shippingAddress, country: 'US' },
    isPickup: false,
    deliveryWishes: null,
    shippingMethod: '',
    device: null,
    quoteHoursFrom: 24,
    quoteHoursTo: 48,
    ...change,
  }
}
