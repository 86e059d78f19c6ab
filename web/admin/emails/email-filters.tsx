import { choicesOf } from '../choices-of.ts'
import { ListFilters } from '../list-filters.tsx'
import { emailStateLabels, type EmailList } from './use-email-list.ts'

const filters = [
  { name: 'state', label: 'State', any: 'Any state', choices: choicesOf(emailStateLabels) },
] as const

/** Search and filter of the list of mails. */
export function EmailFilters({ list }: { list: EmailList }) {
  return (
    <ListFilters
      list={list}
      search="Search recipient or subject"
      filters={filters}
      columns="md:grid-cols-[minmax(0,1fr)_10.5rem]"
    />
  )
}
