import type { ReactNode } from 'react'
import { classes } from './classes.ts'

/** A bordered part of a page with its own heading: a summary, a panel of the back office. */
export function Card({
  title,
  actions,
  className,
  children,
}: {
  title?: string
  actions?: ReactNode
  className?: string
  children: ReactNode
}) {
  return (
    <section className={classes('min-w-0 rounded-control border border-line bg-card p-5 sm:p-6', className)}>
      {(title !== undefined || actions != null) && (
        <header className="mb-4 flex flex-wrap items-center justify-between gap-3">
          {title !== undefined && <h2 className="title-section">{title}</h2>}
          {actions}
        </header>
      )}
      {children}
    </section>
  )
}
