import { Link } from '#kit/browser/router/router.ts'
import { classes } from '../ui/classes.ts'
import type { List } from './use-list.ts'

export type View = { label: string; filters: Readonly<Record<string, string>>; count?: number }

type ViewLinksProps = {
  list: List
  /** The address of the list. */
  pathname: string
  views: readonly View[]
  /** The values of the list that make the views; a view stays while it is narrowed by others. */
  by: readonly string[]
  /** What the views are of, where a page has several. */
  label?: string
}

/** Ready-made views of a list, such as what waits for the studio: one press away and counted. */
export function ViewLinks({ list: { values }, pathname, views, by, label: name = 'Views' }: ViewLinksProps) {
  const isShown = ({ filters }: View) => by.every((name) => values[name] === (filters[name] ?? ''))
  return (
    <nav aria-label={name} className="mb-5 flex gap-6 overflow-x-auto overflow-y-hidden border-b border-line">
      {views.map((view) => {
        const { label, filters, count = 0 } = view
        const search = new URLSearchParams(filters).toString()
        return (
          <Link
            key={label}
            to={{ pathname, search }}
            aria-current={isShown(view) ? 'true' : undefined}
            className={classes(
              '-mb-px inline-flex min-h-11 items-center gap-2 border-b-2 whitespace-nowrap transition focus-visible:-outline-offset-2',
              isShown(view)
                ? 'border-lagoon font-medium text-ink'
                : 'border-transparent text-muted hover:text-ink',
            )}
          >
            {label}
            {count > 0 && <Count>{count}</Count>}
          </Link>
        )
      })}
    </nav>
  )
}

function Count({ children }: { children: number }) {
  return (
    <span className="min-w-6 rounded-full bg-amber-soft px-2 text-center text-sm font-medium text-amber tabular-nums">
      {children.toLocaleString('en-US')}
    </span>
  )
}
