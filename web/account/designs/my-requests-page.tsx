import { useQuery } from '@tanstack/react-query'
import { ask } from '#web/api.ts'
import { PageHead } from '#web/shop/page-head.tsx'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#kit/browser/ui/button-link.tsx'
import { EmptyState } from '#kit/browser/ui/empty-state.tsx'
import { TableSkeleton } from '#kit/browser/ui/table-skeleton.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { RequestsTable } from './list/requests-table.tsx'

const TITLE = 'My Custom Design Orders'
const NOT_LOADED = 'Failed to load design requests'
const NEW_REQUEST = 'New Design Request'

/** The design requests of whoever is signed in. */
export default function MyRequestsPage() {
  const { data, error, refetch } = useQuery(ask('GET /api/design-requests/my-requests'))
  const isEmpty = data?.requests.length === 0
  return (
    <div className="wrap py-8 sm:py-12">
      <PageHead title={TITLE} noindex />
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h1 className="title-page">{TITLE}</h1>
        {!isEmpty && (
          <ButtonLink to={paths.customDesign()} icon="plus" className="max-sm:w-full">
            {NEW_REQUEST}
          </ButtonLink>
        )}
      </div>
      {!data && error ? (
        <TryAgain message={NOT_LOADED} onRetry={() => void refetch()} />
      ) : !data ? (
        <TableSkeleton rows={4} columns={6} />
      ) : isEmpty ? (
        <EmptyState
          icon="edit"
          title="No Design Requests Yet"
          hint="Send us a floor plan and your first concept will live here."
          to={paths.customDesign()}
          link={NEW_REQUEST}
        />
      ) : (
        <RequestsTable requests={data.requests} />
      )}
    </div>
  )
}
