import type { ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from '#kit/browser/ui/breadcrumbs.tsx'
import { PageHead } from '#web/shop/page-head.tsx'

/** A page of the studio's that is a board: the way to it, above all of the window's width. */
export function BoardFrame(props: { title: string; crumbs: Crumb[]; children: ReactNode }) {
  const { title, crumbs, children } = props
  return (
    <>
      <PageHead title={title} noindex />
      <div className="pb-3">
        <Breadcrumbs crumbs={crumbs} />
      </div>
      <h1 className="sr-only">{title}</h1>
      {children}
    </>
  )
}
