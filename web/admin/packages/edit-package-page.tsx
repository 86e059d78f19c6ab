import { useQuery } from '@tanstack/react-query'
import { useParams } from '#kit/browser/router/router.ts'
import { ask } from '#web/api.ts'
import { CallError } from '#kit/browser/api/call-error.ts'
import { PageHead } from '#web/shop/page-head.tsx'
import { paths } from '#web/paths.ts'
import { EmptyState } from '#kit/browser/ui/empty-state.tsx'
import { Notice } from '#kit/browser/ui/notice.tsx'
import { TextSkeleton } from '#kit/browser/ui/text-skeleton.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { asOpened } from '../form/as-opened.ts'
import { BackLink } from '../form/back-link.tsx'
import { EditHead } from '../form/edit-head.tsx'
import { HiddenTitle } from '../hidden-title.tsx'
import { useReload } from '../form/use-reload.ts'
import { PackageForm } from './form/package-form.tsx'
import type { ShownPackage } from './shown-package.ts'

export default function EditPackagePage() {
  const { id = '' } = useParams()
  const { data, isPending, isError, error, refetch } = useQuery({
    ...ask('GET /api/packages/managed/:id', { params: { id } }),
    ...asOpened,
    staleTime: 0,
  })
  if (isPending)
    return (
      <>
        <HiddenTitle title="Edit package" />
        <TextSkeleton />
      </>
    )
  if (isError && error instanceof CallError && error.code === 'package_not_found') return <NotThere />
  if (isError)
    return (
      <>
        <HiddenTitle title="Edit package" />
        <TryAgain message="Failed to fetch package data" onRetry={() => void refetch()} />
      </>
    )

  return <Editing found={data.package} onReload={async () => void (await refetch())} />
}

type EditingProps = { found: ShownPackage; onReload: () => Promise<void> }

function Editing({ found, onReload }: EditingProps) {
  const { round, reload } = useReload(onReload)
  return (
    <>
      <PageHead title={`Edit ${found.name}`} noindex />
      <BackLink to={paths.admin.packages()} list="Packages" />
      <EditHead name={found.name} page={found.isArchived ? undefined : paths.designerPackage(found._id)} />
      {found.isArchived && (
        <Notice tone="warn" className="mb-6">
          This package is not in the shop: shoppers do not see it.
        </Notice>
      )}
      <PackageForm key={round} found={found} onReload={reload} />
    </>
  )
}

function NotThere() {
  return <EmptyState icon="cube" title="Package not found" to={paths.admin.packages()} link="All packages" />
}
