import type { ReactNode } from 'react'
import { mayAccess } from '#domain/users/roles.ts'
import type { LoadProblem } from '#kit/browser/api/load-problem.ts'
import { isRouteErrorResponse, Navigate, useLocation, useRouteError } from '#kit/browser/router/router.ts'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { useSession } from '#web/session.ts'
import { paths } from '#web/paths.ts'
import { NotFound } from '#web/shop/not-found.tsx'
import { PageHead } from '#web/shop/page-head.tsx'
import NotFoundPage from './not-found-page.tsx'

type ProblemProps = {
  title: string
  /** Where it is the title, it stands once. */
  message?: string
  /** What stands there when there is no such thing. */
  missing?: ReactNode
}

/** Stands in for a page inside the layout: what it would show is not there, or could not be shown and is to be tried again. */
function Problem({ title, message, missing }: ProblemProps) {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return missing ?? <NotFoundPage />
  const problem = isRouteErrorResponse(error) ? (error.data as LoadProblem | undefined) : undefined
  const words = message ?? problem?.message ?? NOT_SHOWN
  return (
    <div className="wrap">
      <PageHead title={title} noindex />
      <TryAgain title={words === title ? undefined : title} message={words} />
    </div>
  )
}

const NOT_SHOWN = 'This page could not be shown. Please try again.'

export function PageProblem() {
  return <Problem title="Something went wrong" />
}

export function CategoryProblem() {
  return <Problem title="Error Loading Products" message="Failed to fetch products" />
}

export function ProductProblem() {
  const role = useSession()?.user.role
  const { pathname, search } = useLocation()
  const missing = (
    <div className="wrap">
      <NotFound
        title="Product not found"
        hint="It may have been renamed or sold out for good."
        to={paths.browse()}
        list="Browse Collection"
      />
    </div>
  )
  const words = 'Failed to load product'
  return (
    <>
      {/* The server draws a page for everybody: what only those who look after it see, they load once more. */}
      {mayAccess('seller', role) && <Navigate to={pathname + search} replace />}
      <Problem title={words} message={words} missing={missing} />
    </>
  )
}
