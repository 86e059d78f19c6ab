import { useQuery } from '@tanstack/react-query'
import { ask } from '#web/api.ts'
import { PageHead } from '#web/shop/page-head.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { SettingsEditor } from './settings-editor.tsx'
import { SettingsSkeleton } from './settings-skeleton.tsx'

export default function SettingsPage() {
  return (
    <>
      <PageHead title="Store Settings" noindex />
      <h1 className="title-page mb-5">Store Settings</h1>
      <StoreSettings />
    </>
  )
}

function StoreSettings() {
  const { data, isPending, isLoadingError, refetch } = useQuery(ask('GET /api/settings'))
  if (isPending) return <SettingsSkeleton />
  if (isLoadingError) return <TryAgain message="Failed to fetch settings" onRetry={() => void refetch()} />
  return <SettingsEditor store={data} />
}
