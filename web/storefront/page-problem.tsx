import { isRouteErrorResponse, useRouteError } from '#kit/browser/router/router.ts'
import type { LoadProblem } from '#kit/browser/api/load-problem.ts'
import { PageHead } from '#web/shop/page-head.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import NotFoundPage from './not-found-page.tsx'

/** Stands in for a page that could not be shown, inside the layout: not found, or something to try again. */
export function PageProblem() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  const problem = isRouteErrorResponse(error) ? (error.data as LoadProblem | undefined) : undefined
  return (
    <div className="wrap">
      <PageHead title="Something went wrong" noindex />
      <TryAgain
        title="Something went wrong"
        message={problem?.message ?? 'This page could not be shown. Please try again.'}
      />
    </div>
  )
}
