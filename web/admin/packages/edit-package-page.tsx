import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from '#web/router/router.ts'
import { ask } from '#web/api/ask.ts'
import { CallError } from '#web/api/call-error.ts'
import { PageHead } from '#web/parts/page-head.tsx'
import { paths } from '#web/paths.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextSkeleton } from '#web/ui/text-skeleton.tsx'
import { TryAgain } from '#web/ui/try-again.tsx'
import { BackToPackages } from './back-to-packages.tsx'
import { PackageForm } from './form/package-form.tsx'
import type { ShownPackage } from './shown-package.ts'

export default function EditPackagePage() {
  const { id = '' } = useParams()
  // What is being edited stays as it was opened, however often the window is looked at again.
  const { data, isPending, isError, error, refetch } = useQuery({
    ...ask('GET /api/packages/managed/:id', { params: { id } }),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    staleTime: 0,
    gcTime: 0,
  })
  if (isPending) return <TextSkeleton />
  if (isError && error instanceof CallError && error.code === 'package_not_found') return <NotThere />
  if (isError) return <TryAgain message="Failed to fetch package data" onRetry={() => void refetch()} />

  return <Editing found={data.package} onReload={async () => void (await refetch())} />
}

type EditingProps = { found: ShownPackage; onReload: () => Promise<void> }

function Editing({ found, onReload }: EditingProps) {
  const [round, setRound] = useState(0)

  async function reload() {
    await onReload()
    setRound((before) => before + 1)
  }
  return (
    <>
      <PageHead title={`Edit ${found.name}`} noindex />
      <BackToPackages />
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h1 className="title-page">{found.name}</h1>
        {!found.isArchived && <ViewInShop id={found._id} />}
      </div>
      {found.isArchived && (
        <Notice tone="warn" className="mb-6">
          This package is not in the shop: shoppers do not see it.
        </Notice>
      )}
      <PackageForm key={round} found={found} onReload={reload} />
    </>
  )
}

function ViewInShop({ id }: { id: string }) {
  return (
    <a
      href={paths.designerPackage(id)}
      target="_blank"
      rel="noopener"
      className="text-link target-44 text-sm"
    >
      View in shop
    </a>
  )
}

function NotThere() {
  return (
    <EmptyState icon="cube" title="Package not found" to={paths.admin.packages()} link="Back to Packages" />
  )
}
