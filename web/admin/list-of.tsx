import type { ReactNode } from 'react'
import { Link, useLocation } from '#kit/browser/router/router.ts'
import type { Crumb } from '#kit/browser/ui/breadcrumbs.tsx'

/** What the link to a row's page says of the list: how it is narrowed. */
export function useListState() {
  return { list: useLocation().search }
}

/** Leads from a row of a list to its page, which leads back to the list as it was narrowed. */
export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} state={useListState()} className="target-44 font-medium text-lagoon hover:underline">
      {children}
    </Link>
  )
}

/** The crumb of the list that this page was opened from, as it was narrowed. */
export function useListCrumb(label: string, pathname: string): Crumb {
  return { label, to: useListAddress(pathname) }
}

/** The list that this page was opened from, as it was narrowed. */
export function useListAddress(pathname: string): string {
  const { list = '' } = (useLocation().state ?? {}) as { list?: string }
  return pathname + list
}
