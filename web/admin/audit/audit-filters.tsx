import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { SearchField } from '../search-field.tsx'
import { actChoices, kinds } from './act-words.ts'
import type { AuditList } from './use-audit-list.ts'

const kindChoices = [
  { value: '', label: 'Everything' },
  ...Object.entries(kinds).map(([value, { label }]) => ({ value, label })),
]

type AuditFiltersProps = {
  list: AuditList
  /** Everyone who ever changed something. */
  actors: readonly { _id: string; name: string }[]
}

/** Whom, what and when to look at; each change is in the URL at once. */
export function AuditFilters({ list: { values, change }, actors }: AuditFiltersProps) {
  const people = [
    { value: '', label: 'Anybody' },
    ...actors.map(({ _id, name }) => ({ value: _id, label: name })),
  ]
  const acts = [{ value: '', label: 'Any change' }, ...actChoices(values.object)]
  return (
    <div className="mb-6 grid grid-cols-2 items-end gap-3 md:grid-cols-6 xl:grid-cols-5">
      <div className="col-span-full">
        <SearchField
          label="Search reference, product or person"
          value={values.search}
          onSearch={(search) => change({ search })}
        />
      </div>
      <Select
        label="Who"
        className="md:col-span-2 xl:col-span-1"
        choices={people}
        value={values.actor}
        onChange={({ target }) => change({ actor: target.value })}
      />
      <Select
        label="What"
        className="md:col-span-2 xl:col-span-1"
        choices={kindChoices}
        value={values.object}
        onChange={({ target }) => change({ object: target.value, action: '' })}
      />
      <Select
        label="Change"
        className="max-md:col-span-full md:col-span-2 xl:col-span-1"
        choices={acts}
        value={values.action}
        disabled={acts.length === 1}
        onChange={({ target }) => change({ action: target.value })}
      />
      <Field
        label="From"
        type="date"
        className="min-w-0 md:col-span-3 xl:col-span-1"
        value={values.from}
        max={values.to || undefined}
        onChange={({ target }) => change({ from: target.value })}
      />
      <Field
        label="To"
        type="date"
        className="min-w-0 md:col-span-3 xl:col-span-1"
        value={values.to}
        min={values.from || undefined}
        onChange={({ target }) => change({ to: target.value })}
      />
    </div>
  )
}
