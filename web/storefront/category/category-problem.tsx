import { isRouteErrorResponse, useRouteError } from '#kit/browser/router/router.ts'
import { PageHead } from '#web/shop/page-head.tsx'
import NotFoundPage from '#web/storefront/not-found-page.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'

/** Stands in for a list that could not be loaded, or that there is not. */
export function CategoryProblem() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  return (
    <div className="wrap">
      <PageHead title="Error Loading Products" noindex />
      <TryAgain title="Error Loading Products" message="Failed to fetch products" />
    </div>
  )
}
