import type { FieldPathByValue } from 'react-hook-form'
import type { SettingsTyped } from '#contract/settings-form.ts'
import type { FieldWords } from '#kit/browser/ui/field-frame.tsx'
import { FormMoney } from '../form-money.tsx'
import type { SettingsDraft } from './use-settings-form.ts'

type SettingMoneyProps = Pick<FieldWords, 'label' | 'hint'> & {
  draft: SettingsDraft
  name: FieldPathByValue<SettingsTyped, number>
}

/** An amount among the settings. */
export function SettingMoney({ draft, ...field }: SettingMoneyProps) {
  return <FormMoney form={draft.form} {...field} className="max-w-64" />
}
