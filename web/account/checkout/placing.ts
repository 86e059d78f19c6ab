import { paymentMethods } from '#domain/payments/payment-method.ts'
import { cartItemLine } from '#web/orders/item-line.ts'
import type { CartItem } from '#web/cart/cart-state.ts'
import type { Shipping } from './shipping-form.ts'
import type { Placing } from './use-place-order.ts'

type Agreed = {
  lines: readonly CartItem[]
  shipping: Shipping
  method: string
  /** What the page showed, in dollars. While prices are on request that is 0, so that no priced order can come of it. */
  total: number | null
}

/** What is sent for what was agreed to. */
export function placingOf({ lines, shipping, method, total }: Agreed): Placing {
  const { pickup, ...shippingAddress } = shipping
  return {
    form: {
      orderItems: lines.map(orderedItem),
      shippingAddress,
      pickup,
      paymentMethod: paymentMethods.find((known) => known === method),
      ...(total !== null && { totalPrice: total }),
    },
    lines: lines.map(cartItemLine),
  }
}

/** A line names a product in its finish, or a package. */
function orderedItem({ product, packageId, quantity, variants }: CartItem) {
  return packageId === null ? { product: product._id, quantity, variants } : { packageId, quantity }
}
