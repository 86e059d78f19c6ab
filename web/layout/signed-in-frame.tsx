import { Outlet } from '#kit/browser/router/router.ts'
import { paths } from '#web/paths.ts'
import { Guard, PageSkeleton } from './guard.tsx'

/** Pages of a signed-in person. */
export default function SignedInFrame() {
  return (
    <Guard admits={() => true} loginPath={paths.login} skeleton={<PageSkeleton className="py-12" />}>
      {() => <Outlet />}
    </Guard>
  )
}
