import { orderStatuses, orderStatusLabel } from '#domain/orders/order-status.ts'
import type { QuoteStatus } from '#domain/orders/quote-status.ts'
import { choicesOf } from '../choices-of.ts'
import { ListFilters } from '../list-filters.tsx'
import { paymentFilter } from '#web/payments/payment-filter.ts'
import type { OrderList } from './use-order-list.ts'

const quoteLabels: Record<QuoteStatus, string> = {
  requested: 'Quotes to answer',
  quoted: 'Quotes sent',
  accepted: 'Quotes accepted',
  declined: 'Quotes declined',
  expired: 'Quotes expired',
}

const evidenceLabels = { waiting: 'To be checked', true: 'With evidence', false: 'Without evidence' }

const sortLabels = {
  '-date': 'Newest first',
  date: 'Oldest first',
  '-total': 'Highest total',
  total: 'Lowest total',
  status: 'By status',
  paymentStatus: 'By payment',
}

const filters = [
  {
    name: 'status',
    label: 'Status',
    any: 'Any status',
    choices: orderStatuses.map((value) => ({ value, label: orderStatusLabel(value, 'admin') })),
  },
  paymentFilter,
  { name: 'quoteStatus', label: 'Quotes', any: 'Any quote', choices: choicesOf(quoteLabels) },
  { name: 'hasEvidence', label: 'Payment evidence', any: 'Any evidence', choices: choicesOf(evidenceLabels) },
  { name: 'sort', label: 'Sort by', choices: choicesOf(sortLabels), onPhones: true },
] as const

/** Search, filters and order of the list of orders. */
export function OrderFilters({ list }: { list: OrderList }) {
  return (
    <ListFilters
      list={list}
      search="Search reference, name or email"
      filters={filters}
      columns="md:grid-cols-4 md:max-xl:*:first:col-span-full xl:grid-cols-[minmax(14rem,1fr)_repeat(4,10rem)]"
    />
  )
}
