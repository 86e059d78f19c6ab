import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ask, call } from '#web/api.ts'
import { messageOf } from '#kit/browser/api/call-error.ts'
import { setCartCount } from '#web/cart/cart-count.ts'
import { toast } from '#kit/browser/ui/toast.ts'
import { isAtHand, type Cart, type CartItem, type CartReply } from '#web/cart/cart-state.ts'

const cartKey = ask('GET /api/cart').queryKey

type Change = {
  /** The lines as they will be when the shop agrees. */
  foresee: (items: CartItem[]) => CartItem[]
  send: () => Promise<CartReply>
  failure: string
}

/** One after the other, in the order in which they were asked for. */
const inTurn = { mutationKey: ['cart change'], scope: { id: 'cart change' } }

/** Changes of the cart: shown at once, taken back when the shop refuses, and the header's count follows. */
export function useCartChange() {
  const client = useQueryClient()

  function show(cart: Cart) {
    client.setQueryData(cartKey, (before) => before && { ...before, cart, data: cart })
    setCartCount(cart.totalItems)
    // What the checkout knew of the cart was asked for with a place of delivery, and is over.
    client.removeQueries({ queryKey: ['GET /api/cart'], type: 'inactive' })
  }

  // An answer that came while further changes wait would show a cart of before them.
  const isLast = () => client.isMutating({ mutationKey: inTurn.mutationKey }) <= 1

  const { mutate } = useMutation({
    ...inTurn,
    mutationFn: ({ send }: Change) => send(),
    onMutate: async ({ foresee }) => {
      await client.cancelQueries({ queryKey: cartKey })
      const before = client.getQueryData(cartKey)
      if (before) show(withItems(before.cart, foresee(before.cart.items)))
      return before
    },
    onSuccess: ({ cart }) => isLast() && show(cart),
    onError: (error, { failure }, before) => {
      if (before && isLast()) show(before.cart)
      toast.error(messageOf(error, failure))
      void client.invalidateQueries({ queryKey: cartKey })
    },
  })

  return {
    change: ({ _id: itemId }: CartItem, quantity: number) =>
      mutate({
        foresee: (items) => items.map((item) => (item._id === itemId ? { ...item, quantity } : item)),
        send: () => call('PUT /api/cart/update/:itemId', { params: { itemId }, body: { quantity } }),
        failure: 'Failed to update item quantity',
      }),
    remove: ({ _id: itemId }: CartItem) =>
      mutate({
        foresee: (items) => items.filter((item) => item._id !== itemId),
        send: () => call('DELETE /api/cart/remove/:itemId', { params: { itemId } }),
        failure: 'Failed to remove item from cart',
      }),
    clear: () =>
      mutate({
        foresee: () => [],
        send: () => call('DELETE /api/cart/clear'),
        failure: 'Failed to clear cart',
      }),
  }
}

/** The count is foreseen; prices are the server's and stay until it has answered. */
function withItems(cart: Cart, items: CartItem[]): Cart {
  const totalItems = items.filter(isAtHand).reduce((sum, { quantity }) => sum + quantity, 0)
  return { ...cart, items, totalItems }
}
