import { useController } from 'react-hook-form'
import { TextArea } from '#kit/browser/ui/text-area.tsx'
import type { SettingsDraft } from './use-settings-form.ts'

type LinesFieldProps = {
  draft: SettingsDraft
  name:
    | 'payment.tax.rates'
    | 'payment.books.outsideAccounts'
    | 'general.modelHosts'
    | 'search.synonyms'
    | 'search.ignoredWords'
    | 'search.wordPages'
  label: string
  rows: number
  placeholder: string
  hint: string
}

/** A setting of several values, one on each line. */
export function LinesField({ draft, name: path, ...others }: LinesFieldProps) {
  const { field } = useController({ control: draft.form.control, name: path })
  const { ref, name, value, onChange, onBlur } = field
  return (
    <TextArea
      optional
      spellCheck={false}
      error={draft.form.error(path)}
      {...others}
      {...{ ref, name, onBlur }}
      value={value.join('\n')}
      onChange={({ target }) => onChange(target.value === '' ? [] : target.value.split('\n'))}
    />
  )
}
