import { useController, type FieldPathByValue } from 'react-hook-form'
import type { SettingsTyped } from '#contract/settings-form.ts'
import type { FieldWords } from '#kit/browser/ui/field-frame.tsx'
import { MoneyField } from '#web/admin/money-field.tsx'
import type { SettingsDraft } from './use-settings-form.ts'

type SettingMoneyProps = Pick<FieldWords, 'label' | 'hint'> & {
  draft: SettingsDraft
  name: FieldPathByValue<SettingsTyped, number>
}

/** An amount among the settings. */
export function SettingMoney({ draft, name, ...words }: SettingMoneyProps) {
  const { field, fieldState } = useController({ control: draft.form.control, name })
  const { ref, value, onChange } = field
  return (
    <MoneyField
      {...words}
      {...{ ref, name }}
      dollars={value}
      onDollars={onChange}
      error={fieldState.error?.message}
      className="max-w-64"
    />
  )
}
