import { formatDollars } from '#kit/browser/ui/format-dollars.ts'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { RefundForm, RefundMove } from '#contract/payable-acts.ts'
import { refundReasonLabel, refundReasons } from '#domain/payments/refund-rules.ts'
import { Field, PlainField } from '#kit/browser/ui/field.tsx'
import { PasswordField } from '#kit/browser/ui/password-field.tsx'
import { Select } from '#kit/browser/ui/select.tsx'
import { TextArea } from '#kit/browser/ui/text-area.tsx'
import { ask, call } from '#web/api.ts'
import { ReasonDialog } from '../reason-dialog.tsx'
import { FormMoney } from '../form-money.tsx'
import { methodChoices, type MethodMeant, methodMeant, MoneyDialog, NO_AMOUNT } from './money-form.tsx'
import { useToday } from '../received-fields.tsx'
import type { MoneyActs, ShownPayable, ShownRefund } from './use-money.ts'

type DialogProps = { acts: MoneyActs; onClose: () => void }

const reasonChoices = refundReasons.map((value) => ({ value, label: refundReasonLabel(value) }))

/** Approves that money goes back; it is sent in a second step. */
export function RefundDialog({
  payable,
  method,
  acts,
  onClose,
}: DialogProps & MethodMeant & { payable: ShownPayable }) {
  const { number, open: seenOpen, refunded: seenRefunded, credit, isCancelled } = payable
  const params = { ref: number }
  const most = isCancelled ? credit : payable.received - seenRefunded
  const over = useQuery(ask('GET /api/settings')).data?.settings.payment.secondPersonOver
  return (
    <MoneyDialog
      {...{ acts, onClose }}
      title="Refund money"
      action="Approve refund"
      draft={`refund of ${number}`}
      schema={RefundForm.omit({ seenOpen: true, seenRefunded: true })}
      defaults={{
        amount: credit > 0 ? credit : NO_AMOUNT,
        method: methodMeant(payable.payments.find(({ state }) => state === 'counted')?.method ?? method),
        reasonCode: isCancelled ? 'cancelled' : credit > 0 ? 'overpaid' : 'return',
        reason: '',
      }}
      send={(typed, idempotencyKey) =>
        call('POST /api/payables/:ref/refunds', {
          params,
          body: { ...typed, seenOpen, seenRefunded },
          idempotencyKey,
        })
      }
      done="Refund approved"
    >
      {(form) => (
        <>
          <p>
            Up to {formatDollars(most)} may go back.
            {!isCancelled && ' What we do not owe yet makes the order come to less.'} We write to the
            customer.
            {over !== undefined &&
              ` What is over ${formatDollars(over)} is sent by another admin than the one who approves it.`}
          </p>
          <FormMoney form={form} name="amount" label="Amount" />
          <Select label="Goes back by" choices={methodChoices} {...form.field('method')} />
          <Select label="Reason" choices={reasonChoices} {...form.field('reasonCode')} />
          <TextArea
            label="Details"
            optional
            maxLength={500}
            hint="The customer reads them."
            {...form.field('reason')}
          />
        </>
      )}
    </MoneyDialog>
  )
}

type OfRefund = DialogProps & { refund: Pick<ShownRefund, '_id' | 'amount'> }

const Sent = z.object({
  sentOn: z.string(),
  reference: RefundMove.shape.reference.unwrap(),
  password: z.string(),
})

/** Notes that a refund was sent, once the bank or the post has it. */
export function SentDialog({ refund, acts, onClose }: OfRefund) {
  const today = useToday()
  const params = { id: refund._id }
  return (
    <MoneyDialog
      {...{ acts, onClose }}
      title="Mark as sent?"
      action="Mark as sent"
      draft={`sending of ${refund._id}`}
      schema={Sent}
      defaults={{ sentOn: today, reference: '', password: '' }}
      send={({ password, ...typed }) => {
        const body = { ...typed, state: 'sent' as const, ...(password && { password }) }
        return call('PUT /api/refunds/:id', { params, body })
      }}
      done="Refund marked as sent"
    >
      {(form) => (
        <>
          <p>
            Send {formatDollars(refund.amount)} first. We then write to the customer that it is on its way.
          </p>
          <Field label="Sent on" type="date" max={today} {...form.field('sentOn')} />
          <PlainField
            label="Reference"
            optional
            maxLength={200}
            hint="The number of the check or the transfer."
            {...form.field('reference')}
          />
          {acts.wantsPassword && (
            <PasswordField
              label="Your password"
              autoComplete="current-password"
              {...form.field('password')}
            />
          )}
        </>
      )}
    </MoneyDialog>
  )
}

const ends = {
  failed: {
    title: 'Did it come back?',
    action: 'Mark as come back',
    line: 'It then waits to be sent again, or to be withdrawn.',
    done: 'Refund waits to be sent again',
  },
  withdrawn: {
    title: 'Withdraw this refund?',
    action: 'Withdraw refund',
    line: 'What the order came to less by it, it comes to again.',
    done: 'Refund withdrawn',
  },
} as const

/** Notes that a refund came back, or is not to be sent after all. */
export function EndDialog({ refund, state, acts, onClose }: OfRefund & { state: keyof typeof ends }) {
  const { done, ...words } = ends[state]
  const params = { id: refund._id }
  return (
    <ReasonDialog
      {...words}
      open
      acts={acts}
      hint="For the studio and the history of the order."
      draft={`why ${refund._id} ends`}
      onReason={(reason) =>
        acts.act(() => call('PUT /api/refunds/:id', { params, body: { state, reason } }), done)
      }
      onClose={onClose}
    />
  )
}
