import { useController } from 'react-hook-form'
import { PaymentSchedule } from '#contract/payment-schedule.ts'
import { openDues } from '#domain/payments/dues.ts'
import { duesLine } from '#domain/payments/due-words.ts'
import { duesOf } from '#domain/payments/schedule.ts'
import { formatMoney } from '#kit/core/money.ts'
import { ChoiceGroup } from '#kit/browser/ui/choice-group.tsx'
import { Field } from '#kit/browser/ui/field.tsx'
import { SettingsGroup } from '../settings-group.tsx'
import type { SettingsDraft } from '../use-settings-form.ts'

const kinds = [
  { value: 'deposit', label: 'A deposit first, the balance before delivery' },
  { value: 'full', label: 'All at once' },
]

const EXAMPLE = 1_000_00

/** When orders are to be paid. */
export function ScheduleGroup({ draft: { form, typed } }: { draft: SettingsDraft }) {
  const { field } = useController({ control: form.control, name: 'payment.schedule.kind' })
  const { data: schedule } = PaymentSchedule.safeParse(typed.payment.schedule)
  const dues = schedule ? duesOf(EXAMPLE, schedule, { method: 'wire_transfer' }) : []
  return (
    <SettingsGroup
      title="When to be paid"
      line="Orders already placed and quotes already sent keep theirs. Design fees are paid in full, cash on delivery."
    >
      <ChoiceGroup
        legend="Orders are paid"
        pick="one"
        choices={kinds}
        chosen={[field.value]}
        name={field.name}
        onChange={({ target }) => field.onChange(target.value)}
      />
      {field.value === 'deposit' && (
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Deposit in percent" {...form.number('payment.schedule.depositPercent')} />
          <Field
            label="Days the balance comes before delivery"
            {...form.number('payment.schedule.balanceDays')}
          />
        </div>
      )}
      <Field
        label="Days to pay from the order"
        className="max-w-64"
        {...form.number('payment.schedule.depositDays')}
      />
      {dues.length > 0 && (
        <output className="text-sm text-muted">
          An order of {formatMoney(EXAMPLE)}: {duesLine(openDues(dues, 0), formatMoney)}
        </output>
      )}
    </SettingsGroup>
  )
}
