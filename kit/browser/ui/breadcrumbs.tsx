import { Link } from '#kit/browser/router/router.ts'
import { Icon } from './icon.tsx'

export type Crumb = { label: string; to?: string }

/** The way to this page; the last crumb is the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumbs" className="text-sm text-muted">
      <ol className="flex flex-wrap items-center gap-1">
        {crumbs.map(({ label, to }, place) => (
          <li key={label} className="flex items-center gap-1">
            {place > 0 && <Icon name="chevron-right" className="size-3.5" />}
            {to === undefined ? (
              <span aria-current="page">{label}</span>
            ) : (
              <Link to={to} className="target-44 hover:text-ink hover:underline">
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
