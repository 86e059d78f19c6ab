import { Select } from '#web/ui/select.tsx'
import { SearchField } from '../search-field.tsx'
import { emailStateLabels, type EmailList } from './use-email-list.ts'

const choices = [
  { value: '', label: 'Any state' },
  ...Object.entries(emailStateLabels).map(([value, label]) => ({ value, label })),
]

/** Search and filter of the list of mails; each change is in the URL at once. */
export function EmailFilters({ list: { values, change } }: { list: EmailList }) {
  return (
    <div className="mb-4 grid gap-3 sm:grid-cols-[minmax(0,1fr)_10.5rem]">
      <SearchField
        label="Search recipient or subject"
        value={values.search}
        onSearch={(search) => change({ search })}
      />
      <Select
        label="State"
        hideLabel
        choices={choices}
        value={values.state}
        onChange={({ target }) => change({ state: target.value })}
      />
    </div>
  )
}
