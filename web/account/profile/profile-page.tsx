import { useQuery } from '@tanstack/react-query'
import { PageHead } from '#web/shop/page-head.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { ProfileParts } from './profile-parts.tsx'
import { ProfileSkeleton } from './profile-skeleton.tsx'
import { ResetNews } from './reset-news.tsx'
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
        <ProfileParts user={data.user} />
      ) : (
        <ProfileSkeleton />
      )}
    </div>
  )
}
