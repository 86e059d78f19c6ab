import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isSettled, mayStillEnd, type ShownOrder } from '#web/orders/order-state.ts'
import { PhoneLink } from '#web/shop/phone-link.tsx'
import { Button } from '#kit/browser/ui/button.tsx'
import { useUnlessRunning } from '#web/account/use-unless-running.ts'
import { messageOf } from '#kit/browser/api/call-error.ts'
import { call } from '#web/api.ts'
import { Dialog } from '#kit/browser/ui/dialog.tsx'
import { FormError } from '#kit/browser/ui/form-error.tsx'
import { Notice } from '#kit/browser/ui/notice.tsx'
import { toast } from '#kit/browser/ui/toast.ts'
import { answeringKey, cacheOrder, showRefused, withOrder } from '#web/orders/order-query.ts'
import { ReasonField } from './reason-field.tsx'

/** The way out of an order until it is shipped: here while it is unpaid, else by a call. A quote that waits is declined. */
export function CancelOrder({ order }: { order: ShownOrder }) {
  if (!mayStillEnd(order) || order.quoteStatus === 'quoted') return null
  return (
    <section aria-labelledby="cancel" className="border-t border-line pt-6 print:hidden">
      <h2 id="cancel" className="title-section mb-2">
        Changed your mind?
      </h2>
      {isSettled(order) || (order.payment?.received ?? 0) > 0 ? (
        <p className="max-w-text">
          {isSettled(order) ? 'Your order is paid' : 'We have a payment of yours'}, so call us at{' '}
          <PhoneLink /> to cancel it.
        </p>
      ) : (
        <Cancel order={order} what={order.quoteStatus === 'requested' ? 'request' : 'order'} />
      )}
    </section>
  )
}

type CancelProps = { order: ShownOrder; what: 'order' | 'request' }

function Cancel({ order, what }: CancelProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
      <p className="max-w-text">
        {what === 'request'
          ? 'You can cancel your request. Nothing is owed.'
          : 'You can cancel your order here until it is paid or shipped.'}
      </p>
      <Button variant="secondary" onClick={() => setAsking(true)} className="max-sm:w-full">
        Cancel {what}
      </Button>
      <CancelDialog order={order} what={what} open={isAsking} onClose={() => setAsking(false)} />
    </div>
  )
}

type CancelDialogProps = {
  order: ShownOrder
  what: 'order' | 'request'
  open: boolean
  onClose: () => void
}

/** Asks once more before an order ends, with a reason if its customer likes. */
function CancelDialog({ order, what, open, onClose }: CancelDialogProps) {
  const { reason, setReason, cancel, isPending, error } = useCancel(order, what)
  const footer = (
    <>
      <Button variant="secondary" onClick={onClose} className="max-sm:grow">
        Keep {what}
      </Button>
      <Button
        variant="danger"
        busy={isPending}
        busyText="Canceling..."
        onClick={cancel}
        className="max-sm:grow"
      >
        Cancel {what}
      </Button>
    </>
  )
  return (
    <Dialog open={open} onClose={onClose} title={`Cancel this ${what}?`} footer={footer}>
      <div className="grid gap-4">
        <FormError
          message={
            error === null
              ? undefined
              : messageOf(error, `The ${what} could not be canceled. Please try again.`)
          }
        />
        <SentMoney order={order} />
        <p>
          {what === 'request'
            ? 'We stop pricing it. You can ask for another quote at any time.'
            : 'The pieces are no longer held for you. A canceled order cannot be opened again.'}
        </p>
        <ReasonField reason={reason} onReason={setReason} />
      </div>
    </Dialog>
  )
}

/** Money that is on its way does not turn around by itself. */
function SentMoney({ order: { hasEvidence, paymentClaim } }: Pick<CancelDialogProps, 'order'>) {
  if (!hasEvidence && !paymentClaim) return null
  return (
    <Notice tone="warn">
      If you have sent a payment already, call us at <PhoneLink className="underline" /> first.
    </Notice>
  )
}

function useCancel(order: ShownOrder, what: CancelDialogProps['what']) {
  const client = useQueryClient()
  const [reason, setReason] = useState('')
  const unlessRunning = useUnlessRunning(answeringKey)
  const { mutate, isPending, error } = useMutation({
    mutationKey: answeringKey,
    mutationFn: async () =>
      withOrder(await call('PUT /api/orders/:id/cancel', { params: { id: order._id }, body: { reason } })),
    onSuccess: (reply) => {
      cacheOrder(client, reply)
      toast.success(what === 'request' ? 'Request canceled' : 'Order canceled')
      // The button that was pressed is gone with the dialog: reading goes on at the page.
      document.getElementById('main')?.focus({ preventScroll: true })
    },
    onError: (refusal) => showRefused(client, order._id, refusal),
  })
  return { reason, setReason, cancel: () => unlessRunning(mutate), isPending, error }
}
