import { isRouteErrorResponse, useRouteError } from '#kit/browser/router/router.ts'
import { PageHead } from '#web/shop/page-head.tsx'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#kit/browser/ui/button-link.tsx'
import { PackagesFailure } from './packages-failure.tsx'
import { PACKAGES_NOT_LOADED } from './packages-loader.ts'

/** Stands in for packages that could not be loaded, or for one that there is not. */
export function PackagesProblem() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <NoSuchPackage />
  return (
    <div className="wrap">
      <PageHead title="Designer packages" noindex />
      <PackagesFailure message={PACKAGES_NOT_LOADED} onRetry={() => window.location.reload()} />
    </div>
  )
}

function NoSuchPackage() {
  return (
    <div className="wrap grid justify-items-center gap-4 py-20 text-center lg:py-32">
      <PageHead title="Package not found" noindex />
      <h1 className="title-page">Package not found</h1>
      <p className="text-lg text-muted">It may have been renamed, or is no longer offered.</p>
      <ButtonLink to={paths.designerPackages()} className="mt-2">
        See all seven packages
      </ButtonLink>
    </div>
  )
}
