import { useQuery } from '@tanstack/react-query'
import { Link } from '#web/router/router.ts'
import { ask } from '#web/api/ask.ts'
import { paths } from '#web/paths.ts'
import { classes } from '#web/ui/classes.ts'
import type { OrderListValues } from './use-order-list.ts'

type View = { label: string; filters: Partial<OrderListValues>; count?: number }

/** What waits for the studio, one press away and counted. */
export function OrderViews({ values }: { values: OrderListValues }) {
  const toAnswer = { status: 'pending', quoteStatus: 'requested' } as const
  const quotes = useQuery(ask('GET /api/orders', { query: { ...toAnswer, limit: 1 } }))
  const payments = useQuery(ask('GET /api/payment/pending'))
  const views: View[] = [
    { label: 'All', filters: {} },
    { label: 'Quotes to answer', filters: toAnswer, count: quotes.data?.pagination.total },
    {
      label: 'Payments to check',
      filters: { paymentStatus: 'pending', hasEvidence: 'true' },
      count: payments.data?.payments.length,
    },
  ]
  return (
    <nav aria-label="Views" className="mb-5 flex gap-6 overflow-x-auto border-b border-line">
      {views.map((view) => (
        <ViewLink key={view.label} view={view} isShown={isShown(view, values)} />
      ))}
    </nav>
  )
}

function ViewLink({ view: { label, filters, count }, isShown }: { view: View; isShown: boolean }) {
  return (
    <Link
      to={{ pathname: paths.admin.orders(), search: new URLSearchParams(filters).toString() }}
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

function isShown({ filters }: View, values: OrderListValues): boolean {
  const { sort: _sort, page: _page, search: _search, ...narrowing } = values
  return Object.entries(narrowing).every(
    ([name, value]) => value === (filters[name as keyof OrderListValues] ?? ''),
  )
}
