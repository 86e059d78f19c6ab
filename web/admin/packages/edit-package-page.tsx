import { useQuery } from '@tanstack/react-query'
import { useParams } from '#kit/browser/router/router.ts'
import { ask } from '#web/api.ts'
import { PageHead } from '#web/shop/page-head.tsx'
import { paths } from '#web/paths.ts'
import { Notice } from '#kit/browser/ui/notice.tsx'
import { asOpened } from '../form/as-opened.ts'
import { BackLink } from '../form/back-link.tsx'
import { EditHead } from '../form/edit-head.tsx'
import { RecordView } from '../record-view.tsx'
import { useReload } from '../form/use-reload.ts'
import { PackageForm } from './form/package-form.tsx'
import type { ShownPackage } from './shown-package.ts'

export default function EditPackagePage() {
  const { id = '' } = useParams()
  const found = useQuery({
    ...ask('GET /api/packages/managed/:id', { params: { id } }),
    ...asOpened,
    staleTime: 0,
  })
  return (
    <RecordView
      record={found}
      title="Edit package"
      failed="Failed to fetch package data"
      missing={{ icon: 'cube', title: 'Package not found', to: paths.admin.packages(), link: 'All packages' }}
    >
      {(data) => <Editing found={data.package} onReload={async () => void (await found.refetch())} />}
    </RecordView>
  )
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
