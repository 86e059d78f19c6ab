import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { moneyMethodLabels } from '#domain/payments/payment-method.ts'
import { refundReasonLabel } from '#domain/payments/refund-rules.ts'
import { Badge } from '#kit/browser/ui/badge.tsx'
import { Button } from '#kit/browser/ui/button.tsx'
import { CalendarDay } from '#kit/browser/ui/calendar-day.tsx'
import { Dialog } from '#kit/browser/ui/dialog.tsx'
import { Money } from '#kit/browser/ui/money.tsx'
import { ask } from '#web/api.ts'
import { EvidenceView } from '#web/payments/evidence-view.tsx'
import { When } from '#web/shop/when.tsx'
import type { MoneyQuestion, RefundQuestion } from './money-dialogs.tsx'
import type { ShownPayable, ShownPayment, ShownRefund } from './use-money.ts'

type Ask = { onAsk: (question: MoneyQuestion) => void }

/** Every payment and refund, the latest first, with what may be done with it. */
export function Moves({ payable: { payments, refunds }, onAsk }: { payable: ShownPayable } & Ask) {
  if (payments.length + refunds.length === 0) return <p className="mt-4 text-muted">No money has come yet.</p>
  return (
    <ul className="mt-4 grid gap-4">
      {refunds.map((refund) => (
        <Refund key={refund._id} refund={refund} onAsk={onAsk} />
      ))}
      {payments.map((payment) => (
        <Payment key={payment._id} payment={payment} onAsk={onAsk} />
      ))}
    </ul>
  )
}

const look = { variant: 'quiet', size: 'compact', className: '-ml-3' } as const

function Payment({ payment, onAsk }: { payment: ShownPayment } & Ask) {
  const { amount, method, receivedOn, reference, state, reason, evidence } = payment
  return (
    <li className="border-l border-line pl-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Money dollars={amount} />
        {state !== 'counted' && <Badge tone="bad">{state === 'bounced' ? 'Returned' : 'Taken back'}</Badge>}
      </p>
      <p className="text-sm text-muted">
        {method === 'credit_card' ? 'Card' : moneyMethodLabels[method]}, <CalendarDay day={receivedOn} />
        {reference && `, ${reference}`}
      </p>
      {reason && <p className="text-sm text-muted">{reason}</p>}
      {evidence && <Evidence evidence={evidence} />}
      {state === 'counted' && (
        <p className="flex flex-wrap">
          {method === 'cheque' && (
            <Button {...look} onClick={() => onAsk({ about: 'back', payment, kind: 'bounced' })}>
              Returned by the bank
            </Button>
          )}
          <Button {...look} onClick={() => onAsk({ about: 'back', payment, kind: 'reversed' })}>
            Take back
          </Button>
        </p>
      )}
    </li>
  )
}

/** What was uploaded with a payment, also once the order waits for other evidence. */
function Evidence({ evidence }: { evidence: NonNullable<ShownPayment['evidence']> }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button {...look} onClick={() => setIsOpen(true)}>
        View evidence
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="Payment evidence">
        {isOpen && <EvidenceView evidence={evidence} uploadedAt={null} />}
      </Dialog>
    </>
  )
}

function Refund({ refund, onAsk }: { refund: ShownRefund } & Ask) {
  const { amount, reasonCode, reason, sentOn, dueOn, reference, createdAt, state } = refund
  return (
    <li className="border-l border-line pl-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span>
          Refund of <Money dollars={amount} />
        </span>
        <RefundState refund={refund} />
      </p>
      <p className="text-sm text-muted">
        {refundReasonLabel(reasonCode)}, {sentOn ? <CalendarDay day={sentOn} /> : <When at={createdAt} />}
        {state === 'approved' && dueOn !== null && (
          <>
            , due <CalendarDay day={dueOn} />
          </>
        )}
        {reference && `, ${reference}`}
      </p>
      {reason && <p className="text-sm text-muted">{reason}</p>}
      <RefundButtons refund={refund} onAsk={onAsk} />
    </li>
  )
}

/** Where a refund stands. */
export function RefundState({ refund: { state, sends } }: { refund: Pick<ShownRefund, 'state' | 'sends'> }) {
  if (state === 'sent') return <Badge tone="good">Sent</Badge>
  if (state === 'withdrawn') return <Badge>Withdrawn</Badge>
  return <Badge tone="warn">{sends > 0 ? 'Came back' : 'To send'}</Badge>
}

/** What may be done with a refund as it stands. */
export function RefundButtons({
  refund,
  onAsk,
}: {
  refund: Pick<ShownRefund, '_id' | 'amount' | 'state' | 'reasonCode' | 'needsSecond'>
  onAsk: (question: RefundQuestion) => void
}) {
  const settings = useQuery({ ...ask('GET /api/settings'), enabled: refund.needsSecond }).data?.settings
  if (refund.state === 'withdrawn' || refund.reasonCode === 'moved') return null
  if (refund.state === 'sent')
    return (
      <Button {...look} onClick={() => onAsk({ about: 'end', refund, state: 'failed' })}>
        It came back
      </Button>
    )
  if (refund.needsSecond && !settings) return null
  const over = settings?.payment.secondPersonOver ?? Infinity
  const isOthers = refund.needsSecond && refund.amount > over
  return (
    <p className="flex flex-wrap items-center gap-x-4">
      {isOthers ? (
        <span className="text-sm text-muted">You approved it: another admin sends it.</span>
      ) : (
        <Button {...look} onClick={() => onAsk({ about: 'sent', refund })}>
          Mark as sent
        </Button>
      )}
      <Button {...look} onClick={() => onAsk({ about: 'end', refund, state: 'withdrawn' })}>
        Withdraw
      </Button>
    </p>
  )
}
