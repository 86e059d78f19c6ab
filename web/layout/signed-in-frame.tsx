import { Navigate, Outlet, useLocation } from '#web/router/router.ts'
import { useSession } from '#web/api/session.ts'
import { paths } from '#web/paths.ts'
import { NeedsScript } from '#web/ui/needs-script.tsx'
import { TextSkeleton } from '#web/ui/text-skeleton.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { PrivateData } from './private-data.tsx'

/** Pages of a signed-in person; anyone else is sent to the login and comes back after it. */
export default function SignedInFrame() {
  const session = useSession()
  const { pathname, search } = useLocation()
  // The token lives in the browser, so the server can only draw the frame.
  if (!useHydrated()) return <FrameSkeleton />
  if (session === null) return <Navigate to={paths.login({ redirect: pathname + search })} replace />
  return (
    <PrivateData key={session.token}>
      <Outlet />
    </PrivateData>
  )
}

function FrameSkeleton() {
  return (
    <div className="wrap py-12">
      <NeedsScript />
      <TextSkeleton />
    </div>
  )
}
