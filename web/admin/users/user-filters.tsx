import { roles } from '#domain/users/roles.ts'
import { Select } from '#web/ui/select.tsx'
import { SearchField } from '../search-field.tsx'
import type { UserList } from './use-user-list.ts'
import { roleLabels } from './user-words.ts'

const choices = [
  { value: '', label: 'Any role' },
  ...roles.map((value) => ({ value, label: roleLabels[value] })),
]

/** Search and filter of the list of people; each change is in the URL at once. */
export function UserFilters({ list: { values, change } }: { list: UserList }) {
  return (
    <div className="mb-4 grid gap-3 sm:grid-cols-[minmax(0,1fr)_10.5rem]">
      <SearchField
        label="Search name, email or phone"
        value={values.search}
        onSearch={(search) => change({ search })}
      />
      <Select
        label="Role"
        hideLabel
        choices={choices}
        value={values.role}
        onChange={({ target }) => change({ role: target.value })}
      />
    </div>
  )
}
