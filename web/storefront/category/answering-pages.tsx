import { Link } from '#kit/browser/router/router.ts'
import { Icon } from '#kit/browser/ui/icon.tsx'
import type { PageLink } from '#web/layout/search/page-links.ts'

/** The pages of the shop that answer a search, above the pieces. */
export function AnsweringPages({ pages }: { pages: readonly PageLink[] }) {
  if (pages.length === 0) return null
  return (
    <nav aria-labelledby="answering" className="mt-6 max-w-text rounded-control border border-line p-4">
      <h2 id="answering" className="font-medium">
        {pages.length === 1 ? 'This page may answer it' : 'These pages may answer it'}
      </h2>
      <ul className="mt-1">
        {pages.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className="text-link inline-flex min-h-11 items-center gap-2">
              <Icon name="file" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
