import type { ReactNode } from 'react'
import { PageHead } from '#web/shop/page-head.tsx'

/** The title of a page of the back office, in the tab and on the page, and what can be done beside it. */
export function AdminHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <>
      <PageHead title={title} noindex />
      <div className="mb-5 flex flex-wrap items-center gap-3">
        <h1 className="mr-auto title-page">{title}</h1>
        {children}
      </div>
    </>
  )
}
