import { Checkbox } from '#kit/browser/ui/checkbox.tsx'
import { Field } from '#kit/browser/ui/field.tsx'
import { SettingsGroup } from '../settings-group.tsx'
import type { SettingsDraft } from '../use-settings-form.ts'

/** What the calendar does about what is due. */
export function LateGroup({ draft: { form, typed } }: { draft: SettingsDraft }) {
  return (
    <SettingsGroup
      title="When nothing comes"
      line="Never while payment evidence or a customer’s word waits for your answer, nor once any money came."
    >
      <Checkbox
        label="Remind customers"
        hint="By letter, two business days before an order’s first payment is due, and 3 and 10 days after."
        {...form.field('payment.reminders')}
      />
      <Checkbox
        label="Release what is held"
        hint="The order is canceled and its pieces go back into stock, after a last letter. Orders from before this was possible stay."
        {...form.field('payment.lateDeposit.on')}
      />
      {typed.payment.lateDeposit.on && (
        <Field
          label="Days after it was due"
          className="max-w-64"
          {...form.number('payment.lateDeposit.graceDays')}
        />
      )}
    </SettingsGroup>
  )
}
