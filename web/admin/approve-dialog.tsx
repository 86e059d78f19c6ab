import { formatDollars } from '#kit/browser/ui/format-dollars.ts'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import type { MoneyMethod, PaymentMethod } from '#domain/payments/payment-method.ts'
import { nextDue } from '#domain/payments/dues.ts'
import { receivedMoney } from '#contract/received-money.ts'
import { ChoiceGroup } from '#kit/browser/ui/choice-group.tsx'
import { Select } from '#kit/browser/ui/select.tsx'
import { type useSchemaForm } from '#kit/browser/ui/use-schema-form.ts'
import type { ShownPayment } from '#web/payments/money-line.tsx'
import { amountTyped } from './dollars-typed.ts'
import { ActDialog, type ActDialogWords } from './form-dialog.tsx'
import { AmountField } from './money-field.tsx'
import { methodChoices, methodMeant } from './money/money-form.tsx'
import { KeepOver, ReceivedFields, useToday } from './received-fields.tsx'

/** What the studio found in the bank or in an envelope. */
export type MoneyFound = {
  amount: number
  method: MoneyMethod
  receivedOn: string
  reference: string
  seenOpen: number
  allowCredit: boolean
}

const { method, receivedOn, reference, allowCredit } = receivedMoney
const Typed = z
  .object({
    which: z.enum(['due', 'all', 'other'], 'Choose how much came'),
    other: z.unknown(),
    method: method.unwrap(),
    receivedOn: receivedOn.unwrap(),
    reference: reference.unwrap(),
    allowCredit: allowCredit.unwrap(),
  })
  .superRefine(({ which, other }, context) => {
    const { success, error } = receivedMoney.amount.unwrap().safeParse(other)
    if (which !== 'other' || success) return
    context.addIssue({ code: 'custom', path: ['other'], message: error?.issues[0]?.message ?? '' })
  })
type Typed = z.input<typeof Typed>

type ApproveDialogProps = Omit<ActDialogWords, 'busyText' | 'tone' | 'keep'> & {
  payment: ShownPayment
  /** How the customer meant to pay. */
  method: PaymentMethod
  /** What the customer said that the bank or the check says of it. */
  stated?: string | undefined
  /** What it is about, under the fields: it may grow while it is loaded. */
  children?: ReactNode
  onFound: (found: MoneyFound) => Promise<boolean>
}

/** Asks how much came before a payment counts: the deposit, all of it, or what the bank says. */
export function ApproveDialog({
  payment,
  method: expected,
  stated = '',
  onFound,
  children,
  ...words
}: ApproveDialogProps) {
  const today = useToday()
  const choices = choicesOf(payment)
  const defaults = {
    which: choices[0]?.value ?? 'other',
    other: '',
    method: methodMeant(expected),
    receivedOn: today,
    reference: stated,
    allowCredit: false,
  }
  const act = ({ which, other, ...rest }: Typed) =>
    onFound({ ...rest, amount: amountOf(payment, which, other), seenOpen: payment.open })
  return (
    <ActDialog {...words} schema={Typed} defaults={defaults} act={act}>
      {(form): ReactNode => (
        <>
          {choices.length > 1 && (
            <ChoiceGroup legend="How much came" pick="one" choices={choices} {...form.field('which')} />
          )}
          <OtherAmount form={form} open={payment.open} />
          <Select label="Came by" choices={methodChoices} {...form.field('method')} />
          <ReceivedFields receivedOn={form.field('receivedOn')} reference={form.field('reference')} />
          {children}
        </>
      )}
    </ActDialog>
  )
}

type OtherAmountProps = { form: ReturnType<typeof useSchemaForm<Typed>>; open: number }

/** What the bank says, where it is neither of the two; what is over may be kept. */
function OtherAmount({ form, open }: OtherAmountProps) {
  const [which, other] = useWatch({ control: form.control, name: ['which', 'other'] })
  if (which !== 'other') return null
  return (
    <>
      <AmountField
        label="Amount"
        hint={open > 0 ? `${formatDollars(open)} is open.` : 'All of it is owed back to the customer.'}
        {...form.field('other', { setValueAs: amountTyped })}
      />
      {open > 0 && Number(other) > open && <KeepOver {...form.field('allowCredit')} />}
    </>
  )
}

type Choice = { value: NonNullable<Typed['which']>; label: string }

/** The first is what is due next. Of what is over nothing is due, and whatever came is owed back. */
function choicesOf({ open, dueNow, dues }: ShownPayment): Choice[] {
  const part = nextDue(dues)?.kind === 'balance' ? 'Balance' : 'Deposit'
  const due: Choice = { value: 'due', label: `${part} ${formatDollars(dueNow)}` }
  const all: Choice = { value: 'all', label: `All ${formatDollars(open)}` }
  const other: Choice = { value: 'other', label: 'Other' }
  return [...(dueNow > 0 && dueNow < open ? [due] : []), ...(open > 0 ? [all] : []), other]
}

function amountOf({ open, dueNow }: ShownPayment, which: string, other: unknown): number {
  if (which === 'other') return typeof other === 'number' ? other : Number.NaN
  return which === 'due' ? dueNow : open
}
