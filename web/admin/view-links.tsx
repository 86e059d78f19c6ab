import { Link } from '#kit/browser/router/router.ts'
import { classes } from '#kit/browser/ui/classes.ts'

export type View<Filters> = { label: string; filters: Partial<Filters>; count?: number }

type ViewLinksProps<Filters> = {
  /** The list that they are views of. */
  pathname: string
  views: readonly View<Filters>[]
  isShown: (view: View<Filters>) => boolean
}

/** Ready-made views of a list, such as what waits for the studio: one press away and counted. */
export function ViewLinks<Filters extends Record<string, string>>({
  pathname,
  views,
  isShown,
}: ViewLinksProps<Filters>) {
  return (
    <nav
      aria-label="Views"
      className="mb-5 flex gap-6 overflow-x-auto overflow-y-hidden border-b border-line"
    >
      {views.map((view) => {
        const { label, filters, count = 0 } = view
        const search = new URLSearchParams(filters as Record<string, string>).toString()
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
      {children}
    </span>
  )
}
