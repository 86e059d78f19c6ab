import { evidenceFilters, type OrderListQuery } from '#contract/orders/admin-operations.ts'
import { orderStatuses } from '#domain/orders/order-status.ts'
import { paymentStatuses } from '#domain/payments/payment-status.ts'
import { quoteStatuses } from '#domain/orders/quote-status.ts'
import { useUrlState } from '#kit/browser/ui/use-url-state.ts'
import { oneOf, pageOf, sortOf } from '../url-values.ts'

const defaults = {
  search: '',
  status: '',
  paymentStatus: '',
  quoteStatus: '',
  hasEvidence: '',
  sort: '-date',
  page: '1',
}

const sorts = [
  'date',
  'total',
  'status',
  'paymentStatus',
] as const satisfies readonly OrderListQuery['sort'][]

export type OrderListValues = typeof defaults
export type OrderList = ReturnType<typeof useOrderList>

/** What the URL says about the list of orders, and the question to the shop that it comes to. */
export function useOrderList() {
  const list = useUrlState(defaults)
  return { ...list, query: queryOf(list.values) }
}

function queryOf(values: OrderListValues) {
  return {
    page: pageOf(values.page),
    search: values.search.trim() || undefined,
    status: oneOf(orderStatuses, values.status),
    paymentStatus: oneOf(paymentStatuses, values.paymentStatus),
    quoteStatus: oneOf(quoteStatuses, values.quoteStatus),
    hasEvidence: oneOf(evidenceFilters, values.hasEvidence),
    ...sortOf(sorts, values.sort, 'date'),
  }
}
