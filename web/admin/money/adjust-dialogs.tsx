import { useQuery } from '@tanstack/react-query'
import { AdjustForm, FeeCreditForm, KeepForm, MoveForm } from '#contract/payable-acts.ts'
import type { Adjustment } from '#domain/payments/adjustments.ts'
import { PlainField } from '#kit/browser/ui/field.tsx'
import { formatDollars } from '#kit/browser/ui/format-dollars.ts'
import { Select } from '#kit/browser/ui/select.tsx'
import { TextArea } from '#kit/browser/ui/text-area.tsx'
import { ask, call } from '#web/api.ts'
import { FormMoney } from '../form-money.tsx'
import { MoneyDialog, NO_AMOUNT } from './money-form.tsx'
import type { MoneyActs, ShownPayable } from './use-money.ts'

type DialogProps = { payable: ShownPayable; acts: MoneyActs; onClose: () => void }

type Words = { title: string; action: string; line: string; done: string }

export const adjustmentWords: Record<Adjustment, Words> = {
  reductions: {
    title: 'Reduce the price',
    action: 'Reduce price',
    line: 'It comes to less than was agreed. What was paid too much by that is owed to the customer.',
    done: 'Price reduced',
  },
  charges: {
    title: 'Add a charge',
    action: 'Add charge',
    line: 'It is due on top of what was agreed, such as storage or a second delivery.',
    done: 'Charge added',
  },
  'write-off': {
    title: 'Waive what is open',
    action: 'Waive amount',
    line: 'We no longer ask for it. The price stays as agreed.',
    done: 'Amount waived',
  },
  kept: {
    title: 'Keep a deposit',
    action: 'Keep deposit',
    line: 'So much of what came for this canceled order is ours; the rest goes back. 0.00 keeps nothing.',
    done: 'Deposit kept',
  },
}

/** Changes what a payable comes to, or what of it is asked for. */
export function AdjustDialog({ payable, what, acts, onClose }: DialogProps & { what: Adjustment }) {
  const { number, open: seenOpen, kept } = payable
  const { line, done, ...words } = adjustmentWords[what]
  const params = { ref: number }
  return (
    <MoneyDialog
      {...words}
      {...{ acts, onClose }}
      draft={`${what} of ${number}`}
      schema={(what === 'kept' ? KeepForm : AdjustForm).omit({ seenOpen: true })}
      defaults={{ amount: what === 'write-off' ? seenOpen : what === 'kept' ? kept : NO_AMOUNT, reason: '' }}
      send={(typed, idempotencyKey) =>
        call(`POST /api/payables/:ref/${what}`, { params, body: { ...typed, seenOpen }, idempotencyKey })
      }
      done={done}
    >
      {(form) => (
        <>
          <p>{line}</p>
          <FormMoney form={form} name="amount" label="Amount" />
          <TextArea
            label="Reason"
            maxLength={500}
            hint="It stands in the history, which the customer reads."
            {...form.field('reason')}
          />
        </>
      )}
    </MoneyDialog>
  )
}

/** Has an order come to less by what of a design fee is credited. */
export function FeeDialog({ payable, acts, onClose }: DialogProps) {
  const { number, open: seenOpen } = payable
  const params = { ref: number }
  const { data } = useQuery(ask('GET /api/payables/:ref/fee-credits', { params }))
  const choices = (data?.credits ?? []).map(({ design, amount }) => ({
    value: design,
    label: `${design}: ${formatDollars(amount)}`,
  }))
  const isNone = data?.credits.length === 0
  return (
    <MoneyDialog
      {...{ acts, onClose }}
      title="Credit a design fee"
      action="Credit fee"
      draft={`fee for ${number}`}
      disabled={isNone}
      schema={FeeCreditForm.omit({ seenOpen: true })}
      defaults={{ design: '' }}
      send={(typed, idempotencyKey) =>
        call('POST /api/payables/:ref/fee-credits', { params, body: { ...typed, seenOpen }, idempotencyKey })
      }
      done="Design fee credited"
    >
      {(form) => (
        <>
          <p>The order comes to less by it, once for each fee. Share and days stand in the settings.</p>
          {isNone ? (
            <p className="text-muted">Nothing of this customer’s design fees can be credited now.</p>
          ) : (
            <Select
              label="Design"
              placeholder="Choose a design"
              choices={choices}
              {...form.field('design')}
            />
          )}
        </>
      )}
    </MoneyDialog>
  )
}

/** Moves credit to another order of the same customer. */
export function MoveDialog({ payable, acts, onClose }: DialogProps) {
  const { number, open: seenOpen, credit } = payable
  const params = { ref: number }
  return (
    <MoneyDialog
      {...{ acts, onClose }}
      title="Move credit"
      action="Move credit"
      draft={`credit of ${number}`}
      schema={MoveForm.omit({ seenOpen: true })}
      defaults={{ amount: credit, to: '' }}
      send={(typed, idempotencyKey) =>
        call('POST /api/payables/:ref/move', { params, body: { ...typed, seenOpen }, idempotencyKey })
      }
      done="Credit moved"
    >
      {(form) => (
        <>
          <p>It pays what is open of another order or design of the same customer.</p>
          <FormMoney form={form} name="amount" label="Amount" />
          <PlainField label="To" placeholder="LN-1042" {...form.field('to')} />
        </>
      )}
    </MoneyDialog>
  )
}
