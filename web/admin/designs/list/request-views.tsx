import { useQuery } from '@tanstack/react-query'
import { Link } from '#web/router/router.ts'
import { ask } from '#web/api/ask.ts'
import { paths } from '#web/paths.ts'
import { classes } from '#web/ui/classes.ts'
import type { RequestListValues } from './use-request-list.ts'

type View = { label: string; filters: Partial<RequestListValues>; count?: number }

const waiting = { evidence: 'waiting' } as const
const due = { due: 'true' } as const

/** What waits for the studio, one press away and counted. */
export function RequestViews({ values }: { values: RequestListValues }) {
  const views: View[] = [
    { label: 'All', filters: {} },
    { label: 'Payments to check', filters: waiting, count: useCount(waiting) },
    { label: 'Concepts due', filters: due, count: useCount(due) },
  ]
  return (
    <nav aria-label="Views" className="mb-5 flex gap-6 overflow-x-auto border-b border-line">
      {views.map((view) => (
        <ViewLink key={view.label} view={view} isShown={isShown(view, values)} />
      ))}
    </nav>
  )
}

function useCount(filter: typeof waiting | typeof due): number | undefined {
  return useQuery(ask('GET /api/design-requests/admin/all', { query: { ...filter, limit: 1 } })).data
    ?.pagination.total
}

function ViewLink({ view: { label, filters, count }, isShown }: { view: View; isShown: boolean }) {
  return (
    <Link
      to={{ pathname: paths.admin.designRequests(), search: new URLSearchParams(filters).toString() }}
      aria-current={isShown ? 'true' : undefined}
      className={classes(
        '-mb-px inline-flex min-h-11 items-center gap-2 border-b-2 whitespace-nowrap transition focus-visible:-outline-offset-2',
        isShown ? 'border-lagoon font-medium text-ink' : 'border-transparent text-muted hover:text-ink',
      )}
    >
      {label}
      {count !== undefined && count > 0 && (
        <span className="min-w-6 rounded-full bg-amber-soft px-2 text-center text-sm font-medium text-amber tabular-nums">
          {count}
        </span>
      )}
    </Link>
  )
}

/** A view stays the one that is shown while it is searched or narrowed by status. */
function isShown({ filters }: View, { evidence, due }: RequestListValues): boolean {
  return evidence === (filters.evidence ?? '') && due === (filters.due ?? '')
}
