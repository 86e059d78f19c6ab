import { FilterFrame } from '#kit/browser/list/list-filters.tsx'
import type { List } from '#kit/browser/list/use-list.ts'
import { Field } from '#kit/browser/ui/field.tsx'
import { Select } from '#kit/browser/ui/select.tsx'
import { actChoices, kinds } from './act-words.ts'

const kindChoices = Object.entries(kinds).map(([value, { label }]) => ({ value, label }))

type AuditFiltersProps = {
  list: List
  /** Everyone who ever changed something. */
  actors: readonly { _id: string; name: string }[]
}

/** Whom, what and when to look at; each change is in the URL at once. */
export function AuditFilters({ list, actors }: AuditFiltersProps) {
  const { values, change, put } = list
  const people = actors.map(({ _id, name }) => ({ value: _id, label: name }))
  const acts = actChoices(values.object ?? '')
  return (
    <FilterFrame
      list={list}
      narrowing={['actor', 'object', 'action', 'from', 'to']}
      columns="items-end md:grid-cols-6 md:*:first:col-span-full xl:grid-cols-5"
    >
      <Select
        label="Who"
        className="md:col-span-2 xl:col-span-1"
        placeholder="Anybody"
        choices={people}
        value={values.actor}
        onChange={({ target }) => put('actor', target.value)}
      />
      <Select
        label="What"
        className="md:col-span-2 xl:col-span-1"
        placeholder="Everything"
        choices={kindChoices}
        value={values.object}
        onChange={({ target }) => change({ object: target.value, action: '' })}
      />
      <Select
        label="Change"
        className="max-md:col-span-full md:col-span-2 xl:col-span-1"
        placeholder="Any change"
        choices={acts}
        value={values.action}
        disabled={acts.length === 0}
        onChange={({ target }) => put('action', target.value)}
      />
      <Field
        label="From"
        type="date"
        className="min-w-0 md:col-span-3 xl:col-span-1"
        value={values.from}
        max={values.to || undefined}
        onChange={({ target }) => put('from', target.value)}
      />
      <Field
        label="To"
        type="date"
        className="min-w-0 md:col-span-3 xl:col-span-1"
        value={values.to}
        min={values.from || undefined}
        onChange={({ target }) => put('to', target.value)}
      />
    </FilterFrame>
  )
}
