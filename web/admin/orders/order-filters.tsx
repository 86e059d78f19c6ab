import { orderStatuses, orderStatusLabel } from '#domain/orders/order-status.ts'
import { paymentStatuses, paymentStatusLabel } from '#domain/orders/payment-status.ts'
import type { QuoteStatus } from '#domain/orders/quote-status.ts'
import { Select, type Choice } from '#web/ui/select.tsx'
import { SearchField } from '../search-field.tsx'
import type { OrderList, OrderListValues } from './use-order-list.ts'

const quoteLabels: Record<QuoteStatus, string> = {
  requested: 'Quotes to answer',
  quoted: 'Quotes sent',
  accepted: 'Quotes accepted',
  declined: 'Quotes declined',
  expired: 'Quotes expired',
}

const filters: { name: keyof OrderListValues; label: string; choices: Choice[] }[] = [
  {
    name: 'status',
    label: 'Status',
    choices: [
      { value: '', label: 'Any status' },
      ...orderStatuses.map((value) => ({ value, label: orderStatusLabel(value, 'admin') })),
    ],
  },
  {
    name: 'paymentStatus',
    label: 'Payment status',
    choices: [
      { value: '', label: 'Any payment' },
      ...paymentStatuses.map((value) => ({ value, label: paymentStatusLabel(value, false) })),
    ],
  },
  {
    name: 'quoteStatus',
    label: 'Quotes',
    choices: [
      { value: '', label: 'Any quote' },
      ...Object.entries(quoteLabels).map(([value, label]) => ({ value, label })),
    ],
  },
  {
    name: 'hasEvidence',
    label: 'Payment evidence',
    choices: [
      { value: '', label: 'Any evidence' },
      { value: 'true', label: 'With evidence' },
      { value: 'false', label: 'Without evidence' },
    ],
  },
]

/** Search and filters of the list of orders; each change is in the URL at once. */
export function OrderFilters({ list: { values, change } }: { list: OrderList }) {
  return (
    <div className="mb-4 grid grid-cols-2 gap-3 md:grid-cols-4 xl:grid-cols-[minmax(14rem,1fr)_repeat(4,10rem)]">
      <div className="col-span-full xl:col-span-1">
        <SearchField
          label="Search reference, name or email"
          value={values.search}
          onSearch={(search) => change({ search })}
        />
      </div>
      {filters.map(({ name, label, choices }) => (
        <Select
          key={name}
          label={label}
          hideLabel
          choices={choices}
          value={values[name]}
          onChange={({ target }) => change({ [name]: target.value })}
        />
      ))}
    </div>
  )
}
