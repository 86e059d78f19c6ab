import { useController } from 'react-hook-form'
import { TextArea } from '#kit/browser/ui/text-area.tsx'
import type { SettingsDraft } from '../use-settings-form.ts'

/** The hosts that 3D pages may come from, one on each line. */
export function ModelHosts({ draft }: { draft: SettingsDraft }) {
  const { field } = useController({ control: draft.form.control, name: 'general.modelHosts' })
  const { ref, name, value, onChange, onBlur } = field
  return (
    <TextArea
      label="Hosts of 3D pages"
      optional
      rows={2}
      placeholder="models.example.com"
      spellCheck={false}
      hint="Host names, one on each line. Pages of the shop may show 3D pages from these hosts and no others."
      error={draft.form.error('general.modelHosts')}
      {...{ ref, name, onBlur }}
      value={value.join('\n')}
      onChange={({ target }) => onChange(target.value === '' ? [] : target.value.split('\n'))}
    />
  )
}
