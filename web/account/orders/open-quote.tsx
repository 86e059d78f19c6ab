import { type ReactNode, useEffect, useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CalendarDay } from '#kit/browser/ui/calendar-day.tsx'
import { MoneyLine } from '#web/payments/money-line.tsx'
import { mayStillEnd, type ShownOrder } from '#web/orders/order-state.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { When } from '#web/shop/when.tsx'
import { Money } from '#kit/browser/ui/money.tsx'
import { useNavigate } from '#kit/browser/router/router.ts'
import { shortagesIn } from '#web/cart/order-refusal.ts'
import { ShortageList } from '#web/cart/shortage-list.tsx'
import { useUnlessRunning } from '#web/account/use-unless-running.ts'
import { CallError, messageOf } from '#kit/browser/api/call-error.ts'
import { call } from '#web/api.ts'
import { paths } from '#web/paths.ts'
import { Notice } from '#kit/browser/ui/notice.tsx'
import { answeringKey, cacheOrder, showRefused, withOrder } from '#web/orders/order-query.ts'
import { QuoteChanges } from '#web/orders/quote-changes.tsx'
import { ConfirmDialog } from '#kit/browser/ui/confirm-dialog.tsx'
import { AskChange } from './ask-change.tsx'
import { ReasonField } from './reason-field.tsx'
import { Written } from '#kit/browser/ui/written.tsx'

export type Quote = NonNullable<ShownOrder['quote']>
type OpenQuoteProps = { order: ShownOrder; quote: Quote }

/** A quote that waits for its answer: what it comes to, until when, the studio's note, yes, no, and what could be changed. */
export function OpenQuote({ order, quote: { validUntil, note, dues, changes } }: OpenQuoteProps) {
  const [asking, setAsking] = useState<'change' | 'no'>()
  const close = () => setAsking(undefined)
  // A no cancels the order, so it comes too late once the studio has shipped.
  const mayDecline = mayStillEnd(order)
  return (
    <div className="grid gap-5">
      <div>
        <h2 className="title-section">
          Your quote: <Money dollars={order.totalPrice} />
        </h2>
        <MoneyLine dues={dues} className="mt-2" />
        {validUntil !== null && (
          <p className="mt-2">
            This quote is valid until <CalendarDay day={validUntil} />.
          </p>
        )}
        <Written text={note} className="mt-3 max-w-text" />
        {changes && <QuoteChanges changes={changes} />}
        {order.changeRequestedAt !== null && (
          <Notice className="mt-4">
            You asked for a change on <When at={order.changeRequestedAt} look="moment" />. We answer under{' '}
            <a href="#messages" className="text-link">
              Messages
            </a>{' '}
            or with a revised quote.
          </Notice>
        )}
      </div>
      <AcceptQuote order={order} isAnsweringElse={asking !== undefined}>
        <Button variant="secondary" onClick={() => setAsking('change')}>
          Ask for a change
        </Button>
        {mayDecline && (
          <Button variant="secondary" onClick={() => setAsking('no')}>
            Decline
          </Button>
        )}
      </AcceptQuote>
      <AskChange orderId={order._id} open={asking === 'change'} onClose={close} />
      <DeclineDialog order={order} open={asking === 'no'} onClose={close} />
    </div>
  )
}

/** What was read: a quote revised meanwhile is not answered unread. */
const seenIn = ({ quote }: ShownOrder) => ({ seenSentAt: quote?.sentAt ?? undefined })

const NOT_ACCEPTED = 'The quote could not be accepted. Please try again.'

type AcceptQuoteProps = {
  order: ShownOrder
  isAnsweringElse: boolean
  /** The other answers, beside it. */
  children: ReactNode
}

/** The customer's yes: holds the pieces and opens the payment page. */
function AcceptQuote({ order, isAnsweringElse, children }: AcceptQuoteProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const unlessRunning = useUnlessRunning(answeringKey)
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationKey: answeringKey,
    mutationFn: async () =>
      withOrder(
        await call('PUT /api/orders/:id/quote/accept', {
          params: { id: order._id },
          body: { totalPrice: order.totalPrice, ...seenIn(order) },
        }),
      ),
    onSuccess: async (reply) => {
      await navigate(paths.payment(order._id))
      cacheOrder(client, reply)
    },
    onError: (refusal) => showRefused(client, order._id, refusal),
  })
  // A refusal is over once another answer is begun.
  useEffect(reset, [reset, isAnsweringElse])
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

const NOT_DECLINED = 'The quote could not be declined. Please try again.'

type DeclineDialogProps = { order: ShownOrder; open: boolean; onClose: () => void }

/** The customer's no, with a reason if they like. */
function DeclineDialog({ order, open, onClose }: DeclineDialogProps) {
  const client = useQueryClient()
  const [reason, setReason] = useState('')
  const unlessRunning = useUnlessRunning(answeringKey)
  const { mutate, isPending, error } = useMutation({
    mutationKey: answeringKey,
    mutationFn: async () =>
      withOrder(
        await call('PUT /api/orders/:id/quote/decline', {
          params: { id: order._id },
          body: { reason, ...seenIn(order) },
        }),
      ),
    onSuccess: (reply) => {
      onClose()
      cacheOrder(client, reply)
    },
    onError: (refusal) => showRefused(client, order._id, refusal),
  })
  return (
    <ConfirmDialog
      open={open}
      title="Decline this quote?"
      action="Decline quote"
      busy={isPending}
      error={error === null ? undefined : messageOf(error, NOT_DECLINED)}
      onConfirm={() => unlessRunning(mutate)}
      onClose={onClose}
    >
      <p className="mb-4">That ends the quote. Tell us why, and we can do better next time.</p>
      <ReasonField reason={reason} onReason={setReason} />
    </ConfirmDialog>
  )
}
