import { designStatuses, designStatusLabel } from '#domain/designs/design-status.ts'
import { paymentStatuses, paymentStatusLabel } from '#domain/orders/payment-status.ts'
import { Select } from '#web/ui/select.tsx'
import { SearchField } from '../../search-field.tsx'
import type { RequestList } from './use-request-list.ts'

const statuses = [
  { value: '', label: 'Any status' },
  ...designStatuses.map((value) => ({ value, label: designStatusLabel(value) })),
]
const payments = [
  { value: '', label: 'Any payment' },
  ...paymentStatuses.map((value) => ({ value, label: paymentStatusLabel(value, false) })),
]

/** Search and filters of the list of design requests; each change is in the URL at once. */
export function RequestFilters({ list: { values, change } }: { list: RequestList }) {
  return (
    <div className="mb-4 grid grid-cols-2 gap-3 md:grid-cols-[minmax(0,1fr)_11rem_11rem]">
      <div className="max-md:col-span-full">
        <SearchField
          label="Search reference, name or email"
          value={values.search}
          onSearch={(search) => change({ search })}
        />
      </div>
      <Select
        label="Status"
        hideLabel
        choices={statuses}
        value={values.status}
        onChange={({ target }) => change({ status: target.value })}
      />
      <Select
        label="Payment status"
        hideLabel
        choices={payments}
        value={values.paymentStatus}
        onChange={({ target }) => change({ paymentStatus: target.value })}
      />
    </div>
  )
}
