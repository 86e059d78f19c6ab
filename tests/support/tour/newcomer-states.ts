import { see } from '#tests/support/street/page-acts.ts'
import type { StateRow } from './tour-states.ts'

/** What somebody finds who has just opened an account. */
export const newcomerStates: readonly StateRow[] = [
  ['cart-empty', 'cart', (page) => see(page, 'Your cart is empty.')],
  ['wishlist-empty', 'wishlist', (page) => see(page, 'Your wishlist is empty.')],
  ['orders-empty', 'orders', (page) => see(page, "You haven't placed any orders yet")],
  ['design-requests-empty', 'design-requests', (page) => see(page, 'No Design Requests Yet')],
  ['order-of-another', 'order-accepted', (page) => see(page, 'Order not found.'), { complains: /404/ }],
]
