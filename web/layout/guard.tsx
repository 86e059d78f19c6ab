import type { ReactNode } from 'react'
import { Navigate, useLocation } from '#kit/browser/router/router.ts'
import { type SignedInUser, useSession } from '#web/session.ts'
import { useHydrated } from '#kit/browser/ui/use-hydrated.ts'
import { classes } from '#kit/browser/ui/classes.ts'
import { NeedsScript } from '#kit/browser/ui/needs-script.tsx'
import { TextSkeleton } from '#kit/browser/ui/text-skeleton.tsx'
import { PrivateData } from './private-data.tsx'

type GuardProps = {
  admits: (user: SignedInUser) => boolean
  /** The sign-in page. */
  loginPath: (search: { redirect: string }) => string
  /** For someone signed in who is not admitted; without it they are asked to sign in as another. */
  refused?: ReactNode
  skeleton: ReactNode
  children: (user: SignedInUser) => ReactNode
}

/** Shows private pages to whom they admit; anyone else is sent to the sign-in page and comes back after it. */
export function Guard({ admits, loginPath, refused, skeleton, children }: GuardProps) {
  const session = useSession()
  const { pathname, search } = useLocation()
  // The token lives in the browser, so the server can only draw the frame.
  if (!useHydrated()) return skeleton
  if (session && !admits(session.user) && refused) return refused
  if (session === null || !admits(session.user))
    return <Navigate to={loginPath({ redirect: pathname + search })} replace />
  return <PrivateData key={session.token}>{children(session.user)}</PrivateData>
}

/** A private page before it is known who asks. */
export function PageSkeleton({ className }: { className: string }) {
  return (
    <div className={classes('wrap', className)}>
      <NeedsScript />
      <TextSkeleton />
    </div>
  )
}
