import { Outlet } from '#kit/browser/router/router.ts'
import { paths } from '#web/paths.ts'
import { NeedsScript } from '#kit/browser/ui/needs-script.tsx'
import { Spinner } from '#kit/browser/ui/spinner.tsx'
import { AdminLayout } from './admin-layout.tsx'
import { Guard } from './guard.tsx'

/** The back office, for admins only. */
export default function AdminFrame() {
  return (
    <Guard admits={({ role }) => role === 'admin'} loginPath={paths.admin.login} skeleton={<Skeleton />}>
      {(user) => (
        <AdminLayout user={user}>
          <Outlet />
        </AdminLayout>
      )}
    </Guard>
  )
}

function Skeleton() {
  return (
    <main className="admin">
      <NeedsScript />
      <Spinner />
    </main>
  )
}
