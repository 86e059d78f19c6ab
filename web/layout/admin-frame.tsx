import { Navigate, Outlet, useLocation } from '#web/router/router.ts'
import { useSession } from '#web/api/session.ts'
import { paths } from '#web/paths.ts'
import { NeedsScript } from '#web/ui/needs-script.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { AdminLayout } from './admin-layout.tsx'
import { PrivateData } from './private-data.tsx'

/** The back office, for admins only; anyone else is sent to its sign-in page and comes back after it. */
export default function AdminFrame() {
  const session = useSession()
  const { pathname, search } = useLocation()
  if (!useHydrated())
    return (
      <main className="admin">
        <NeedsScript />
        <Spinner />
      </main>
    )
  if (session?.user.role !== 'admin')
    return <Navigate to={paths.admin.login({ redirect: pathname + search })} replace />
  return (
    <PrivateData key={session.token}>
      <AdminLayout user={session.user}>
        <Outlet />
      </AdminLayout>
    </PrivateData>
  )
}
