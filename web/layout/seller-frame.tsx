import { mayAccess } from '#domain/users/roles.ts'
import { Outlet } from '#kit/browser/router/router.ts'
import { paths } from '#web/paths.ts'
import { NotFound } from '#web/shop/not-found.tsx'
import { Guard, PageSkeleton } from './guard.tsx'

/** Pages of those who sell here. */
export default function SellerFrame() {
  return (
    <Guard
      admits={({ role }) => mayAccess('seller', role)}
      loginPath={paths.login}
      refused={
        <NotFound
          title="Page not found"
          hint="This page is for those who sell here. Your account does not."
          to={paths.home()}
          list="Browse Collection"
        />
      }
      skeleton={<PageSkeleton className="py-8" />}
    >
      {() => (
        <div className="wrap py-8">
          <Outlet />
        </div>
      )}
    </Guard>
  )
}
