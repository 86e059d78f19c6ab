import { useQuery } from '@tanstack/react-query'
import { ask } from '#web/api.ts'
import { paths } from '#web/paths.ts'
import { type View, ViewLinks } from '../view-links.tsx'
import type { OrderListValues } from './use-order-list.ts'

const toAnswer = { status: 'pending', quoteStatus: 'requested' } as const
const toCheck = { hasEvidence: 'waiting' } as const

/** What waits for the studio. */
export function OrderViews({ values }: { values: OrderListValues }) {
  const { sort: _sort, page: _page, search: _search, ...narrowing } = values
  const views: View<OrderListValues>[] = [
    { label: 'All', filters: {} },
    { label: 'Quotes to answer', filters: toAnswer, count: useCount(toAnswer) },
    { label: 'Payments to check', filters: toCheck, count: useCount(toCheck) },
  ]
  const isShown = ({ filters }: View<OrderListValues>) =>
    Object.entries(narrowing).every(
      ([name, value]) => value === (filters[name as keyof OrderListValues] ?? ''),
    )
  return <ViewLinks pathname={paths.admin.orders()} views={views} isShown={isShown} />
}

function useCount(filters: typeof toAnswer | typeof toCheck): number | undefined {
  return useQuery(ask('GET /api/orders', { query: { ...filters, limit: 1 } })).data?.pagination.total
}
