import { isRouteErrorResponse, useRouteError } from '#kit/browser/router/router.ts'
import { PageHead } from '#web/shop/page-head.tsx'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#kit/browser/ui/button-link.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'

/** Stands in for a piece that could not be loaded, or that there is not. */
export function ProductProblem() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <NoSuchProduct />
  return (
    <div className="wrap">
      <PageHead title="Failed to load product" noindex />
      <TryAgain message="Failed to load product" />
    </div>
  )
}

function NoSuchProduct() {
  return (
    <div className="wrap grid justify-items-center gap-4 py-20 text-center lg:py-32">
      <PageHead title="Product not found" noindex />
      <h1 className="title-page">Product not found</h1>
      <p className="text-lg text-muted">It may have been renamed or sold out for good.</p>
      <ButtonLink to={paths.browse()} className="mt-2">
        Browse Collection
      </ButtonLink>
    </div>
  )
}
