import type { ReactNode } from 'react'
import { Link } from '#kit/browser/router/router.ts'

type RecentListProps = {
  id: string
  title: string
  to: string
  /** Its words; without them there is no way to more. */
  link?: string | undefined
  empty: string
  children: ReactNode[]
}

/** The last of something, and the way to all of them. */
export function RecentList({ id, title, to, link, empty, children }: RecentListProps) {
  return (
    <section aria-labelledby={id} className="min-w-0">
      <header className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="title-section">
          {title}
        </h2>
        {link !== undefined && (
          <Link to={to} className="text-link target-44 text-sm">
            {link}
          </Link>
        )}
      </header>
      {children.length === 0 ? (
        <p className="border-t border-line py-5 text-muted">{empty}</p>
      ) : (
        <ul className="border-t border-line">{children}</ul>
      )}
    </section>
  )
}
