import type { ReactNode } from 'react'
import { Link, useLocation } from '#kit/browser/router/router.ts'
import type { Crumb } from '#kit/browser/ui/breadcrumbs.tsx'

/** Leads from a row of a list to its page, which leads back to the list as it was narrowed. */
export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  const { search } = useLocation()
  return (
    <Link to={to} state={{ list: search }} className="target-44 font-medium text-lagoon hover:underline">
      {children}
    </Link>
  )
}

/** The crumb of the list that this page was opened from, as it was narrowed. */
export function useListCrumb(label: string, pathname: string): Crumb {
  const { list = '' } = (useLocation().state ?? {}) as { list?: string }
  return { label, to: pathname + list }
}
