import { Field } from '#kit/browser/ui/field.tsx'
import { SettingsGroup } from '../settings-group.tsx'
import type { SettingsDraft } from '../use-settings-form.ts'

const promises = [
  { name: 'general.quoteHoursFrom', label: 'A quote takes at least', hint: 'Hours.' },
  {
    name: 'general.quoteHoursTo',
    label: 'A quote takes at most',
    hint: 'Hours. A request that waits longer is late.',
  },
  { name: 'general.designDaysFrom', label: 'A floor plan is reviewed in at least', hint: 'Business days.' },
  {
    name: 'general.designDaysTo',
    label: 'A floor plan is reviewed in at most',
    hint: 'Business days. A concept that takes longer is late.',
  },
  {
    name: 'general.designRevisions',
    label: 'Revision rounds of a design',
    hint: 'Included in the design fee.',
  },
  { name: 'general.returnDays', label: 'Returns within', hint: 'Days of delivery, for any reason.' },
  { name: 'general.damageHours', label: 'Damage reported within', hint: 'Hours of delivery.' },
  {
    name: 'general.defectDays',
    label: 'Defects of package pieces within',
    hint: 'Days of delivery: the return policy of designer packages.',
  },
] as const

/** The figures that customers are promised. */
export function Promises({ draft: { form } }: { draft: SettingsDraft }) {
  return (
    <SettingsGroup
      title="What you promise"
      line="Pages, letters and papers say these figures, and Today counts by them. What was asked for before keeps what it was promised."
    >
      <div className="grid gap-5 sm:grid-cols-2">
        {promises.map(({ name, label, hint }) => (
          <Field key={name} label={label} hint={hint} {...form.number(name)} />
        ))}
      </div>
    </SettingsGroup>
  )
}
