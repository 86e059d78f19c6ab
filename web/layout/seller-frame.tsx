import { Navigate, Outlet, useLocation } from '#web/router/router.ts'
import { mayAccess } from '#domain/users/roles.ts'
import { useSession } from '#web/api/session.ts'
import { paths } from '#web/paths.ts'
import { NeedsScript } from '#web/ui/needs-script.tsx'
import { TextSkeleton } from '#web/ui/text-skeleton.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { PrivateData } from './private-data.tsx'

/** Pages of those who sell here; anyone else is sent to the login and comes back after it. */
export default function SellerFrame() {
  const session = useSession()
  const { pathname, search } = useLocation()
  if (!useHydrated())
    return (
      <div className="wrap py-8">
        <NeedsScript />
        <TextSkeleton />
      </div>
    )
  if (!mayAccess('seller', session?.user.role))
    return <Navigate to={paths.login({ redirect: pathname + search })} replace />
  return (
    <div className="wrap py-8">
      <PrivateData key={session?.token}>
        <Outlet />
      </PrivateData>
    </div>
  )
}
