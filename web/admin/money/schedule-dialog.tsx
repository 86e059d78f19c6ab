import { useFieldArray, useWatch } from 'react-hook-form'
import { ScheduleForm } from '#contract/schedule-form.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { Field } from '#kit/browser/ui/field.tsx'
import { formatDollars } from '#kit/browser/ui/format-dollars.ts'
import { IconButton } from '#kit/browser/ui/icon-button.tsx'
import { Select } from '#kit/browser/ui/select.tsx'
import type { useSchemaForm } from '#kit/browser/ui/use-schema-form.ts'
import { MoneyLine } from '#web/payments/money-line.tsx'
import { call } from '#web/api.ts'
import { FormMoney } from '../form-money.tsx'
import { MoneyDialog, NO_AMOUNT } from './money-form.tsx'
import type { MoneyActs, ShownPayable } from './use-money.ts'

const Typed = ScheduleForm.omit({ seenOpen: true })
type Typed = (typeof Typed)['_zod']['input']

const rules = [
  { value: 'agreement', label: 'On a day' },
  { value: 'before_delivery', label: 'Before delivery' },
  { value: 'on_delivery', label: 'On delivery' },
]

type DialogProps = { payable: ShownPayable; acts: MoneyActs; onClose: () => void }

/** Sets anew when it is to be paid; what is paid stays as it is. */
export function ScheduleDialog({ payable, acts, onClose }: DialogProps) {
  const { number, open: seenOpen, dues } = payable
  const firstOpen = dues.findIndex(({ open }) => open > 0)
  const [paid, left] = [dues.slice(0, firstOpen), dues.slice(firstOpen)]
  return (
    <MoneyDialog<Typed>
      {...{ acts, onClose }}
      title="Change when it is due"
      action="Save schedule"
      draft={`schedule of ${number}`}
      schema={Typed}
      defaults={{ dues: left.map(partOf) }}
      send={(typed) =>
        call('PUT /api/payables/:ref/schedule', {
          params: { ref: number },
          body: { dues: [...paid.map(partOf), ...typed.dues], seenOpen },
        })
      }
      done="Schedule saved"
    >
      {(form) => (
        <>
          <MoneyLine dues={paid} className="text-muted" />
          <Parts form={form} toCome={sumOf(left)} />
        </>
      )}
    </MoneyDialog>
  )
}

type Part = Typed['dues'][number]

function partOf({ amount, rule, dueOn = '' }: ShownPayable['dues'][number]): Part {
  return { amount, rule, dueOn }
}

function sumOf(parts: readonly { amount: number }[]): number {
  return parts.reduce((cents, { amount }) => cents + Math.round(amount * 100), 0) / 100
}

type PartsProps = { form: ReturnType<typeof useSchemaForm<Typed>>; toCome: number }

function Parts({ form, toCome }: PartsProps) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'dues' })
  const typed = useWatch({ control: form.control, name: 'dues' })
  const left = Math.round((toCome - sumOf(typed)) * 100) / 100
  return (
    <>
      <ol className="grid gap-4">
        {fields.map(({ id }, at) => (
          <li
            key={id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3 border-b border-line pb-4"
          >
            <div className="grid gap-3 sm:grid-cols-2">
              <FormMoney form={form} name={`dues.${at}.amount`} label={`Part ${at + 1}`} />
              <Select label="Due" choices={rules} {...form.field(`dues.${at}.rule`)} />
              {typed[at]?.rule === 'agreement' && (
                <Field label="Day" type="date" optional {...form.field(`dues.${at}.dueOn`)} />
              )}
            </div>
            {fields.length > 1 && (
              <IconButton icon="close" label={`Leave out part ${at + 1}`} onClick={() => remove(at)} />
            )}
          </li>
        ))}
      </ol>
      <Button
        variant="secondary"
        size="compact"
        icon="plus"
        className="justify-self-start"
        onClick={() => append({ amount: left > 0 ? left : NO_AMOUNT, rule: 'before_delivery', dueOn: '' })}
      >
        Add a part
      </Button>
      <output className="text-sm text-muted">{leftWords(left)}</output>
    </>
  )
}

function leftWords(left: number): string {
  if (Number.isNaN(left)) return 'Enter an amount for each part.'
  if (left > 0) return `${formatDollars(left)} is in no part yet.`
  return left < 0
    ? `${formatDollars(-left)} too much.`
    : 'The parts come to all that is to be paid. Without a day, a part is due at once.'
}
