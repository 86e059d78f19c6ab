import { useQuery } from '@tanstack/react-query'
import { useParams } from '#kit/browser/router/router.ts'
import { ask } from '#web/api.ts'
import { paths } from '#web/paths.ts'
import { asOpened } from '../form/as-opened.ts'
import { DraftView } from '../form/draft-view.tsx'
import { useListAddress } from '../list-of.tsx'
import { RecordView } from '../record-view.tsx'
import { PackageHome } from './home/package-home.tsx'
import { PackageForm } from './form/package-form.tsx'

export default function EditPackagePage() {
  const { id = '' } = useParams()
  const list = { to: useListAddress(paths.admin.packages()), name: 'Packages' }
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
      missing={{ icon: 'cube', title: 'Package not found', to: list.to, link: 'All packages' }}
    >
      {({ package: { _id, name, isArchived }, package: shown }) => (
        <DraftView
          name={name}
          list={list}
          existing={{
            page: paths.designerPackage(_id),
            hidden: isArchived && 'This package is not in the shop: shoppers do not see it.',
            refetch: found.refetch,
          }}
        >
          {(reload) => (
            <>
              <PackageForm found={shown} onReload={reload} />
              <PackageHome found={shown} />
            </>
          )}
        </DraftView>
      )}
    </RecordView>
  )
}
