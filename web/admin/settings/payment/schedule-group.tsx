import { useController } from 'react-hook-form'
import { formatMoney } from '#kit/core/money.ts'
import { ScheduleFields, scheduleOutcome } from '../../schedule-fields.tsx'
import { SettingsGroup } from '../settings-group.tsx'
import type { SettingsDraft } from '../use-settings-form.ts'

const EXAMPLE = 1_000_00

/** When orders are to be paid. */
export function ScheduleGroup({ draft: { form, typed } }: { draft: SettingsDraft }) {
  const { field } = useController({ control: form.control, name: 'payment.schedule.kind' })
  const { schedule } = typed.payment
  const outcome = scheduleOutcome({ total: EXAMPLE, method: 'wire_transfer', schedule })
  return (
    <SettingsGroup
      title="When to be paid"
      line="Orders already placed and quotes already sent keep theirs. Design fees are paid in full, cash on delivery."
    >
      <ScheduleFields
        legend="Orders are paid"
        from="the order"
        kind={field}
        percent={form.number('payment.schedule.depositPercent')}
        firstDays={form.number('payment.schedule.depositDays')}
        balanceDays={form.number('payment.schedule.balanceDays')}
      />
      {outcome && (
        <output className="text-sm text-muted">
          An order of {formatMoney(EXAMPLE)}: {outcome}
        </output>
      )}
    </SettingsGroup>
  )
}
