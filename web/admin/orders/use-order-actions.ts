import { useMutation } from '@tanstack/react-query'
import type { ShippingAddress } from '#contract/orders/order.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import type { PaymentStatus } from '#domain/payments/payment-status.ts'
import { messageOf } from '#kit/browser/api/call-error.ts'
import { fieldsOf } from '#kit/browser/api/fields-of.ts'
import { call } from '#web/api.ts'
import { useAttempt, useOneAtATime } from '#kit/browser/api/attempt.ts'
import { wasDone } from '#kit/browser/api/was-done.ts'
import type { ShownOrder } from '#web/orders/order-state.ts'
import { toast } from '#kit/browser/ui/toast.ts'
import type { MoneyFound } from '../approve-dialog.tsx'
import { tellRefusal } from '../tell-refusal.ts'
import { useOrderCache } from './order-cache.ts'

const NO_REASON = 'Please try again.'

const words = {
  status: { done: 'Order status updated successfully', failed: 'Failed to update order status' },
  shipping: { done: 'Shipping details saved', failed: 'Failed to save shipping details' },
  address: { done: 'Delivery address changed', failed: 'Failed to change the delivery address' },
  approve: { done: 'Payment approved successfully', failed: 'Failed to approve payment' },
  reject: { done: 'Payment rejected successfully', failed: 'Failed to reject payment' },
  setAside: { done: 'Payment set aside', failed: 'Failed to set the payment aside' },
  refund: { done: 'Payment marked as refunded', failed: 'Failed to refund payment' },
} as const

type OrderAction = {
  /** What tells it from the page's other actions. */
  act: readonly unknown[]
  send: (idempotencyKey: string) => Promise<{ order: ShownOrder }>
  /** What is said when it is done, and when it was refused: there the reason follows. */
  words: (typeof words)[keyof typeof words]
  /** Where the order will stand, shown before the shop has answered. */
  foreseen?: OrderStatus
}

export type Shipping = { trackingNumber: string; shippingMethod: string }
export type OrderActions = ReturnType<typeof useOrderActions>

/** What the studio does with one order; each resolves with whether it was done, and a failure has been told by then. */
export function useOrderActions(id: string) {
  const { act, ...state } = useOrderAction(id)
  const { putStatus, putShipping, setAside, verify } = operationsOf(id)

  return {
    ...state,
    moveTo: (status: OrderStatus, seen: OrderStatus) =>
      act({
        act: ['move', status],
        send: () => putStatus({ status, seen }),
        words: words.status,
        foreseen: status,
      }),
    cancel: (reason: string, seen: OrderStatus) =>
      act({
        act: ['cancel', reason],
        send: () => putStatus({ status: 'cancelled', reason, seen }),
        words: words.status,
      }),
    // The tracking number first: the letter that says "shipped" carries it.
    ship: (shipping: Shipping, seen: OrderStatus) =>
      act({
        act: ['ship', shipping],
        send: () => putShipping(shipping).then(() => putStatus({ status: 'shipped', seen })),
        words: words.status,
      }),
    saveShipping: (shipping: Shipping) =>
      act({ act: ['shipping', shipping], send: () => putShipping(shipping), words: words.shipping }),
    redirect: (shippingAddress: ShippingAddress, seenAddress: ShownOrder['shippingAddress']) =>
      act({
        act: ['address', shippingAddress],
        send: () => putShipping({ shippingAddress, seenAddress }),
        words: words.address,
      }),
    approve: (seen: PaymentStatus, found: MoneyFound) =>
      act({ act: ['approve', found], send: verify('paid', { seen, ...found }), words: words.approve }),
    reject: (reason: string) =>
      act({ act: ['reject', reason], send: verify('rejected', { reason }), words: words.reject }),
    setAside: (reason: string) =>
      act({ act: ['set aside', reason], send: setAside(reason), words: words.setAside }),
    refund: (seen: PaymentStatus) =>
      act({ act: ['refund'], send: verify('refunded', { seen }), words: words.refund }),
  }
}

type Redirection = { shippingAddress: ShippingAddress; seenAddress: ShownOrder['shippingAddress'] }

function operationsOf(id: string) {
  const params = { id }
  return {
    putStatus: (body: { status: OrderStatus; reason?: string; seen: OrderStatus }) =>
      call('PUT /api/orders/:id/status', { params, body }),
    putShipping: (shipping: Shipping | Redirection) =>
      call('PUT /api/orders/:id', { params, body: shipping }),
    setAside: (reason: string) => async (idempotencyKey: string) => {
      const body = { reason }
      await call('POST /api/payables/:ref/set-aside', { params: { ref: id }, body, idempotencyKey })
      return call('GET /api/orders/:id', { params })
    },
    verify:
      (
        status: 'paid' | 'rejected' | 'refunded',
        said: { reason?: string; seen?: PaymentStatus } & Partial<MoneyFound>,
      ) =>
      (idempotencyKey: string) =>
        call('PUT /api/orders/:id/verify-payment', { params, body: { status, ...said }, idempotencyKey }),
  }
}

/** Sends one action at a time, says how it went, shows the new order and reloads the page's data a moment later. */
function useOrderAction(id: string) {
  const { show, foresee, reload } = useOrderCache(id)
  const once = useOneAtATime()
  const attempt = useAttempt()
  const { mutateAsync, isPending, error, variables, reset } = useMutation({
    mutationFn: ({ send }: OrderAction) => attempt(send),
    onMutate: ({ foreseen }) => foresee(foreseen),
    onSuccess: ({ order }, { words }) => {
      show(order)
      toast.success(words.done)
    },
    onError: (error, { words }, before) => {
      if (before) show(before)
      tellRefusal(failureOf(words, error))
    },
    onSettled: reload,
  })
  return {
    act: (action: OrderAction) => wasDone(once(action.act, () => mutateAsync(action))),
    isBusy: isPending,
    /** Why the last action was refused, for the window that asked for it. */
    failure: error && variables ? failureOf(variables.words, error) : undefined,
    /** What was wrong with what it sent, by its path. */
    faults: fieldsOf(error),
    /** Forgets the last action, before another window opens. */
    forget: reset,
  }
}

function failureOf({ failed }: OrderAction['words'], error: Error): string {
  return `${failed}: ${messageOf(error, NO_REASON)}`
}
