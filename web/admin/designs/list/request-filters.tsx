import { designStatuses, designStatusLabel } from '#domain/designs/design-status.ts'
import { ListFilters } from '../../list-filters.tsx'
import { paymentFilter } from '#web/payments/payment-filter.ts'
import type { RequestList } from './use-request-list.ts'

const filters = [
  {
    name: 'status',
    label: 'Status',
    any: 'Any status',
    choices: designStatuses.map((value) => ({ value, label: designStatusLabel(value) })),
  },
  paymentFilter,
] as const

/** Search and filters of the list of design requests. */
export function RequestFilters({ list }: { list: RequestList }) {
  return (
    <ListFilters
      list={list}
      search="Search reference, name or email"
      filters={filters}
      columns="md:grid-cols-[minmax(0,1fr)_11rem_11rem]"
    />
  )
}
