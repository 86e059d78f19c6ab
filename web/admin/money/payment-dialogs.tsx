import { formatDollars } from '#kit/browser/ui/format-dollars.ts'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { BackForm, PaymentForm } from '#contract/payable-acts.ts'
import { Select } from '#kit/browser/ui/select.tsx'
import { TextArea } from '#kit/browser/ui/text-area.tsx'
import { ask, call } from '#web/api.ts'
import { FormMoney } from '../form-money.tsx'
import { KeepOver, ReceivedFields, useToday } from '../received-fields.tsx'
import { methodChoices, type MethodMeant, methodMeant, MoneyDialog, NO_AMOUNT } from './money-form.tsx'
import type { MoneyActs, ShownPayable, ShownPayment } from './use-money.ts'

type DialogProps = { payable: ShownPayable; acts: MoneyActs; onClose: () => void }

/** Records money that came, as it stands in the bank or lies in an envelope. */
export function RecordDialog({ payable, method, reference = '', acts, onClose }: DialogProps & MethodMeant) {
  const { number, open: seenOpen } = payable
  const today = useToday()
  const params = { ref: number }
  return (
    <MoneyDialog
      {...{ acts, onClose }}
      title="Record a payment"
      action="Record payment"
      draft={`payment of ${number}`}
      schema={PaymentForm.omit({ seenOpen: true })}
      defaults={{
        amount: seenOpen > 0 ? seenOpen : NO_AMOUNT,
        method: methodMeant(method),
        receivedOn: today,
        // What they stated is said of one payment: the next has a reference of its own.
        reference: payable.payments.some((payment) => payment.reference === reference) ? '' : reference,
        allowCredit: false,
      }}
      send={(typed, idempotencyKey) =>
        call('POST /api/payables/:ref/payments', { params, body: { ...typed, seenOpen }, idempotencyKey })
      }
      done="Payment recorded"
    >
      {(form) => (
        <>
          <FormMoney form={form} name="amount" label="Amount" hint={`${formatDollars(seenOpen)} is open.`} />
          <Select label="Came by" choices={methodChoices} {...form.field('method')} />
          <ReceivedFields receivedOn={form.field('receivedOn')} reference={form.field('reference')} />
          <Over form={form} open={seenOpen} />
        </>
      )}
    </MoneyDialog>
  )
}

type OverProps = {
  form: Parameters<Parameters<typeof MoneyDialog<PaymentTyped>>[0]['children']>[0]
  open: number
}
type PaymentTyped = Omit<(typeof PaymentForm)['_zod']['input'], 'seenOpen'>

/** What is more than is open may be kept. */
function Over({ form, open }: OverProps) {
  const amount = useWatch({ control: form.control, name: 'amount' })
  if (!(amount > open)) return null
  return <KeepOver {...form.field('allowCredit')} />
}

type BackDialogProps = DialogProps & { payment: ShownPayment; kind: 'reversed' | 'bounced' }

/** Takes back a payment that was no money after all. */
export function BackDialog({ payable, payment, kind, acts, onClose }: BackDialogProps) {
  const isBounced = kind === 'bounced'
  const settings = useQuery({ ...ask('GET /api/settings'), enabled: isBounced })
  const fee = settings.data?.settings.payment.chequeFee
  if (isBounced && settings.isPending) return null
  const params = { ref: payable.number, id: payment._id }
  return (
    <MoneyDialog
      {...{ acts, onClose }}
      title={isBounced ? 'Returned by the bank?' : 'Take this payment back?'}
      action={isBounced ? 'Mark as returned' : 'Take back'}
      tone="danger"
      draft={`why ${payment._id} is taken back`}
      schema={BackForm}
      defaults={{ kind, reason: '', ...(isBounced && { fee }) }}
      send={(body, idempotencyKey) =>
        call('POST /api/payables/:ref/payments/:id/back', { params, body, idempotencyKey })
      }
      done={isBounced ? 'Check marked as returned' : 'Payment taken back'}
    >
      {(form) => (
        <>
          <p>
            {formatDollars(payment.amount)} is open again.{' '}
            {isBounced
              ? 'We write to the customer that the bank returned the check, with its fee.'
              : 'For a payment that was recorded by mistake. The customer gets no letter.'}
          </p>
          {isBounced && (
            <FormMoney form={form} name="fee" label="Fee" hint="Added to what is open; 0.00 waives it." />
          )}
          <TextArea label="Reason" maxLength={500} {...form.field('reason')} />
        </>
      )}
    </MoneyDialog>
  )
}
