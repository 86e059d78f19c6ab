import { Select } from '#kit/browser/ui/select.tsx'
import { useNow } from '../../use-now.ts'
import type { SettingsDraft } from '../use-settings-form.ts'

const zones = [...Intl.supportedValuesOf('timeZone'), 'UTC'].map((zone) => ({
  value: zone,
  label: zone.replaceAll('_', ' '),
}))

/** Where the shop's clock hangs, and what it shows. */
export function TimeZone({ draft: { form, typed } }: { draft: SettingsDraft }) {
  const now = useNow()
  const format = { weekday: 'long', hour: 'numeric', minute: '2-digit' } as const
  const time = new Intl.DateTimeFormat('en-US', { ...format, timeZone: typed.general.timeZone }).format(now)
  return (
    <Select
      label="Time zone"
      hint={`There it is ${time}. Days of reports and last days of quotes begin and end by it.`}
      choices={zones}
      className="max-w-96"
      {...form.field('general.timeZone')}
    />
  )
}
