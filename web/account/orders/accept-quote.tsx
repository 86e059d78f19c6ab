import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNavigate } from '#kit/browser/router/router.ts'
import { shortagesIn } from '#web/cart/order-refusal.ts'
import { ShortageList } from '#web/cart/shortage-list.tsx'
import { useUnlessRunning } from '#web/account/use-unless-running.ts'
import { CallError, messageOf } from '#kit/browser/api/call-error.ts'
import { call } from '#web/api.ts'
import type { ShownOrder } from '#web/orders/order-state.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { Notice } from '#kit/browser/ui/notice.tsx'
import { answeringKey, orderQuery, showOrder, withOrder } from '#web/orders/order-query.ts'

const NOT_ACCEPTED = 'The quote could not be accepted. Please try again.'

type AcceptQuoteProps = {
  order: ShownOrder
  /** The other answer, beside it. */
  children: ReactNode
}

/** The customer's yes: holds the pieces and opens the payment page. */
export function AcceptQuote({ order, children }: AcceptQuoteProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const unlessRunning = useUnlessRunning(answeringKey)
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationKey: answeringKey,
    // The total that was read: a quote revised meanwhile is not accepted unread.
    mutationFn: async () =>
      withOrder(
        await call('PUT /api/orders/:id/quote/accept', {
          params: { id: order._id },
          body: { totalPrice: order.totalPrice },
        }),
      ),
    onSuccess: async (reply) => {
      await navigate(paths.payment(order._id))
      showOrder(client, reply)
    },
    // It may have been answered elsewhere, or its last day may be over: the page then says so.
    onError: () => void client.invalidateQueries({ queryKey: orderQuery(order._id).queryKey }),
  })
  return (
    <div className="grid gap-3">
      {error && <Refused error={error} order={order} />}
      <div className="flex flex-wrap items-center gap-3">
        <Button busy={isPending || isSuccess} onClick={() => unlessRunning(mutate)}>
          Accept
        </Button>
        {children}
        <p className="max-w-text text-sm text-muted">
          Accepting holds these pieces for you and opens the payment page.
        </p>
      </div>
    </div>
  )
}

function Refused({ error, order }: { error: Error; order: ShownOrder }) {
  const short = error instanceof CallError ? shortagesIn(error, order.orderItems) : []
  return (
    <Notice tone="bad">
      {short.length === 0 ? messageOf(error, NOT_ACCEPTED) : <ShortageList short={short} />}
    </Notice>
  )
}
