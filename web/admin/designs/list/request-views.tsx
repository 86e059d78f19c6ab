import { useQuery } from '@tanstack/react-query'
import { ask } from '#web/api.ts'
import { paths } from '#web/paths.ts'
import { type View, ViewLinks } from '../../view-links.tsx'
import type { RequestListValues } from './use-request-list.ts'

const toCheck = { evidence: 'waiting' } as const
const due = { due: 'true' } as const

/** What waits for the studio. A view stays the one that is shown while it is searched or narrowed by status. */
export function RequestViews({ values }: { values: RequestListValues }) {
  const views: View<RequestListValues>[] = [
    { label: 'All', filters: {} },
    { label: 'Payments to check', filters: toCheck, count: useCount(toCheck) },
    { label: 'Concepts due', filters: due, count: useCount(due) },
  ]
  const isShown = ({ filters }: View<RequestListValues>) =>
    values.evidence === (filters.evidence ?? '') && values.due === (filters.due ?? '')
  return <ViewLinks pathname={paths.admin.designRequests()} views={views} isShown={isShown} />
}

function useCount(filters: typeof toCheck | typeof due): number | undefined {
  return useQuery(ask('GET /api/design-requests/admin/all', { query: { ...filters, limit: 1 } })).data
    ?.pagination.total
}
