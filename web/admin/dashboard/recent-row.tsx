import type { ReactNode } from 'react'
import { Link } from '#kit/browser/router/router.ts'
import { classes } from '#kit/browser/ui/classes.ts'

type RecentRowProps = {
  to: string
  /** Its columns. */
  className: string
  children: ReactNode
}

/** One of a list of recent things, and the way to its page. */
export function RecentRow({ to, className, children }: RecentRowProps) {
  return (
    <li className="border-b border-line">
      <Link
        to={to}
        className={classes('grid min-h-18 items-center gap-x-4 py-3 transition hover:bg-sand', className)}
      >
        {children}
      </Link>
    </li>
  )
}
