import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { PageHead } from '#web/shop/page-head.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { Skeleton } from '#kit/browser/ui/skeleton.tsx'
import { Waiting } from '#kit/browser/ui/waiting.tsx'
import { useNavigate, useSearchParams } from '#kit/browser/router/router.ts'
import { paths } from '#web/paths.ts'
import { Banner } from '#kit/browser/ui/banner.tsx'
import { ProfileParts } from './profile-parts.tsx'
import { ownProfile } from './use-editor.ts'

const TITLE = 'My Profile'
const NOT_LOADED = 'Failed to load your profile. Please try again.'

export default function ProfilePage() {
  const { data, error, refetch } = useQuery(ownProfile)
  return (
    <div className="wrap py-8 sm:py-12">
      <PageHead title={TITLE} noindex />
      <h1 className="title-page mb-6">{TITLE}</h1>
      <ResetNews />
      {!data && error ? (
        <TryAgain message={NOT_LOADED} onRetry={() => void refetch()} />
      ) : data ? (
        <ProfileParts {...data} />
      ) : (
        <ProfileSkeleton />
      )}
    </div>
  )
}

const parts = ['h-24', 'h-18', 'h-11']

/** Stands where the parts of the profile will come. */
function ProfileSkeleton() {
  return (
    <Waiting>
      {parts.map((height) => (
        <div
          key={height}
          className="grid gap-x-12 gap-y-5 border-t border-line py-8 lg:grid-cols-[18rem_minmax(0,1fr)] lg:py-12"
        >
          <Skeleton className="h-8 w-48" />
          <Skeleton className={`max-w-2xl ${height}`} />
        </div>
      ))}
    </Waiting>
  )
}

const PASSWORD_RESET = 'Your password has been reset successfully.'

/** Says after a reset that it was done; when the news goes, the address forgets it too. */
function ResetNews() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const forget = useCallback(
    () => void navigate(paths.profile(), { replace: true, preventScrollReset: true }),
    [navigate],
  )
  const message = search.get('password-reset') === 'success' ? PASSWORD_RESET : undefined
  return (
    <div className="mb-6">
      <Banner message={message} onGone={forget} />
    </div>
  )
}
