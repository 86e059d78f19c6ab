import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '#kit/browser/router/router.ts'
import type { Ask } from '#contract/call.ts'
import { useUnlessRunning } from '#web/account/use-unless-running.ts'
import { CallError } from '#kit/browser/api/call-error.ts'
import { call } from '#web/api.ts'
import { setCartCount } from '#web/cart/cart-count.ts'
import { cartItemLine, type ItemLine } from '#web/orders/item-line.ts'
import { thisDevice } from '#web/shop/this-device.ts'
import { paths } from '#web/paths.ts'
import type { CartItem, CartReply } from '#web/cart/cart-state.ts'
import { cacheOrder } from '#web/orders/order-query.ts'
import { INVALID_REPLY, orderRefusal, type Totals } from '#web/cart/order-refusal.ts'
import { paymentMethods } from '#domain/payments/payment-method.ts'
import type { Shipping } from './checkout-state.ts'

export type OrderForm = Ask<'POST /api/orders'>['body']

/** One submit: what is sent, under which key, and how its lines read in the page. */
export type Placing = { form: OrderForm; key: string; lines: readonly ItemLine[] }

const placingKey = ['place order']

/**
 * Places an order, once however often it is pressed, and in however many tabs: the key is that of the lines.
 * After success the confirmation is shown, and the way back does not lead here.
 */
export function usePlaceOrder() {
  const client = useQueryClient()
  const navigate = useNavigate()

  const unlessRunning = useUnlessRunning(placingKey)

  const { mutate, isPending, isSuccess, error, variables } = useMutation({
    mutationKey: placingKey,
    mutationFn: async ({ form, key: idempotencyKey }: Placing) =>
      whole(await call('POST /api/orders', { body: { ...form, device: thisDevice() }, idempotencyKey })),
    onSuccess: async (reply) => {
      const { _id: id } = reply.order
      cacheOrder(client, reply)
      setCartCount(0)
      await navigate(paths.orderConfirmation(id), { replace: true })
      client.removeQueries({ queryKey: ['GET /api/cart'] })
    },
    // Prices, stock or mode have moved on: what the page shows is asked for again.
    onError: (error) => {
      const refusal = orderRefusal(error)
      if (refusal.is === 'price_changed') showTotals(client, refusal.totals)
      void client.invalidateQueries({ queryKey: ['GET /api/settings/public'] })
      void client.invalidateQueries({ queryKey: ['GET /api/cart'] })
    },
  })

  return {
    place: (placing: Placing) => unlessRunning(() => mutate(placing)),
    isBusy: isPending || isSuccess,
    refusal: error === null ? undefined : orderRefusal(error, variables?.lines),
  }
}

type OrderReply = Awaited<ReturnType<typeof call<'POST /api/orders'>>>

/** The reply, when it names the order. Otherwise nothing is certain, so that pressing again makes no second one. */
function whole(reply: OrderReply): OrderReply {
  const order: Partial<OrderReply['order']> | undefined = reply.order
  if (order?._id) return reply
  throw new CallError({ status: 0, code: 'invalid_reply', message: INVALID_REPLY })
}

/** The new figures came with the refusal: they stand at once, even when the cart cannot be asked for. */
function showTotals(client: QueryClient, totals: Totals): void {
  client.setQueriesData<CartReply>({ queryKey: ['GET /api/cart'] }, (before) => {
    const cart = before && { ...before.cart, ...totals }
    return cart && { ...before, cart, data: cart }
  })
}

type Agreed = {
  lines: readonly CartItem[]
  shipping: Shipping
  method: string
  /** What the page showed, in dollars. While prices are on request that is 0, so that no priced order can come of it. */
  total: number | null
}

/** What is sent for what was agreed to. */
export function placingOf({ lines, shipping, method, total }: Agreed): Placing {
  const { pickup, deliveryWishes, ...shippingAddress } = shipping
  return {
    form: {
      orderItems: lines.map(orderedItem),
      shippingAddress,
      pickup,
      deliveryWishes,
      paymentMethod: paymentMethods.find((existing) => existing === method),
      ...(total !== null && { totalPrice: total }),
    },
    key: keyOf(lines),
    lines: lines.map(cartItemLine),
  }
}

/** Lines that are ordered leave the cart and come back under other ids, so no later order has this key. */
function keyOf(lines: readonly CartItem[]): string {
  const newest = lines.reduce((last, { _id }) => (_id > last ? _id : last), '')
  return `${newest}-${lines.length}-${lines.reduce((sum, { quantity }) => sum + quantity, 0)}`
}

/** A line names a product in its finish, or a package. */
function orderedItem({ product, packageId, quantity, variants }: CartItem) {
  return packageId === null ? { product: product._id, quantity, variants } : { packageId, quantity }
}
