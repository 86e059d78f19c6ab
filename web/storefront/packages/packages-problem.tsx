import { isRouteErrorResponse, useRouteError } from '#kit/browser/router/router.ts'
import { PageHead } from '#web/shop/page-head.tsx'
import { paths } from '#web/paths.ts'
import { NotFound } from '#web/shop/not-found.tsx'
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
    <div className="wrap">
      <NotFound
        title="Package not found"
        hint="It may have been renamed, or is no longer offered."
        to={paths.designerPackages()}
        list="See all packages"
      />
    </div>
  )
}
