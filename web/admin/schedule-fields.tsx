import { PaymentSchedule } from '#contract/payment-schedule.ts'
import { openDues } from '#domain/payments/dues.ts'
import { duesLine } from '#domain/payments/due-words.ts'
import type { PaymentMethod } from '#domain/payments/payment-method.ts'
import { duesOf } from '#domain/payments/schedule.ts'
import { formatMoney } from '#kit/core/money.ts'
import { ChoiceGroup } from '#kit/browser/ui/choice-group.tsx'
import { Field } from '#kit/browser/ui/field.tsx'
import type { useSchemaForm } from '#kit/browser/ui/use-schema-form.ts'

const kinds = [
  { value: 'deposit', label: 'A deposit first, the balance before delivery' },
  { value: 'full', label: 'All at once' },
]

type NumberField = ReturnType<ReturnType<typeof useSchemaForm>['number']>

type ScheduleFieldsProps = {
  legend: string
  /** From when the days to pay count: "the order". */
  from: string
  kind: { name: string; value: string | undefined; onChange: (kind: string) => void }
  percent: NumberField
  firstDays: NumberField
  balanceDays: NumberField
}

/** How something is to be paid: of the shop, or of one quote. */
export function ScheduleFields({ legend, from, kind, percent, firstDays, balanceDays }: ScheduleFieldsProps) {
  return (
    <>
      <ChoiceGroup
        legend={legend}
        pick="one"
        choices={kinds}
        chosen={kind.value === undefined ? [] : [kind.value]}
        name={kind.name}
        onChange={({ target }) => kind.onChange(target.value)}
      />
      <div className="grid items-end gap-5 sm:grid-cols-2">
        {kind.value === 'deposit' && (
          <>
            <Field label="Deposit in percent" {...percent} />
            <Field label="Days the balance comes before delivery" {...balanceDays} />
          </>
        )}
        <Field label={`Days to pay from ${from}`} {...firstDays} />
      </div>
    </>
  )
}

type OutcomeProps = { total: number; method: PaymentMethod; schedule: unknown }

/** The dues that a schedule makes of `total` cents: "Deposit $500.00 within 5 days · …"; empty while it is none. */
export function scheduleOutcome({ total, method, schedule }: OutcomeProps): string {
  const { data } = PaymentSchedule.safeParse(schedule)
  return data ? duesLine(openDues(duesOf(total, data, { method }), 0), formatMoney) : ''
}
