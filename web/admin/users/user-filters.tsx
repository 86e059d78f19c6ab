import { choicesOf } from '../choices-of.ts'
import { ListFilters } from '../list-filters.tsx'
import type { UserList } from './use-user-list.ts'
import { roleLabels } from './user-words.ts'

const filters = [
  { name: 'role', label: 'Role', any: 'Any role', choices: choicesOf(roleLabels) },
  {
    name: 'sort',
    label: 'Sort by',
    choices: choicesOf({
      name: 'Name, A to Z',
      '-name': 'Name, Z to A',
      email: 'Email, A to Z',
      '-email': 'Email, Z to A',
      role: 'Role, A to Z',
      '-role': 'Role, Z to A',
    }),
    onPhones: true,
  },
] as const

/** Search, filter and order of the list of people. */
export function UserFilters({ list }: { list: UserList }) {
  return (
    <ListFilters
      list={list}
      search="Search name, email or phone"
      filters={filters}
      columns="md:grid-cols-[minmax(0,1fr)_10.5rem]"
    />
  )
}
