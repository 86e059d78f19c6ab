import { useQuery } from '@tanstack/react-query'
import { ask } from '#web/api.ts'
import { PageHead } from '#web/shop/page-head.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { SettingsEditor } from './settings-editor.tsx'
import { Skeleton } from '#kit/browser/ui/skeleton.tsx'
import { Waiting } from '#kit/browser/ui/waiting.tsx'

const fields = ['Store name', 'Store email', 'Phone', 'Address']

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

/** Stands where the tabs and the first fields will be. */
function SettingsSkeleton() {
  return (
    <Waiting label="Loading settings">
      <div className="flex min-h-11 items-center gap-6 border-b border-line">
        {fields.map((field) => (
          <Skeleton key={field} className="h-4 w-16" />
        ))}
      </div>
      <div className="grid gap-x-12 gap-y-5 py-8 lg:grid-cols-[18rem_minmax(0,1fr)]">
        <Skeleton className="h-8 w-40" />
        <div className="grid max-w-2xl gap-6">
          {fields.map((field) => (
            <Skeleton key={field} className="h-11 w-full" />
          ))}
        </div>
      </div>
    </Waiting>
  )
}
