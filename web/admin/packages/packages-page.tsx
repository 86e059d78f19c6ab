import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '#web/api.ts'
import { PageHead } from '#web/shop/page-head.tsx'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#kit/browser/ui/button-link.tsx'
import { Button } from '#kit/browser/ui/button.tsx'
import { EmptyState } from '#kit/browser/ui/empty-state.tsx'
import { TableSkeleton } from '#kit/browser/ui/table-skeleton.tsx'
import { Table } from '#kit/browser/ui/table.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { useUrlState } from '#kit/browser/ui/use-url-state.ts'
import { SearchField } from '#web/admin/search-field.tsx'
import { packageColumns } from './package-columns.tsx'
import type { ShownPackage } from './shown-package.ts'
import { usePackageOrder, useDeletePackage } from './use-package-actions.ts'
import { DeleteOne } from '#web/admin/delete-one.tsx'

export default function PackagesPage() {
  return (
    <>
      <PageHead title="Packages" noindex />
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h1 className="title-page">Packages</h1>
        <ButtonLink to={paths.admin.newPackage()} icon="plus">
          Add package
        </ButtonLink>
      </div>
      <Packages />
    </>
  )
}

function Packages() {
  const { values, change, clear } = useUrlState({ search: '' })
  const { data, isPending, isLoadingError, refetch } = useQuery(ask('GET /api/packages/managed'))
  if (isPending) return <TableSkeleton rows={7} columns={5} />
  if (isLoadingError) return <TryAgain message="Failed to fetch packages" onRetry={() => void refetch()} />
  if (data.packages.length === 0) return <NoPackages />

  const words = values.search.trim().toLowerCase()
  const found = data.packages.filter(({ name }) => name.toLowerCase().includes(words))
  return (
    <>
      <div className="mb-4 max-w-md">
        <SearchField label="Search by name" value={values.search} onSearch={(search) => change({ search })} />
      </div>
      {found.length === 0 ? (
        <NothingFound onClear={clear} />
      ) : (
        <PackageTable packages={found} canMove={words === ''} />
      )}
    </>
  )
}

type PackageTableProps = {
  packages: readonly ShownPackage[]
  /** While the list is narrowed, none has a place among all. */
  canMove: boolean
}

function PackageTable({ packages, canMove }: PackageTableProps) {
  const { inOrder, order } = usePackageOrder(packages)
  const [deleting, setDeleting] = useState<ShownPackage>()
  return (
    <>
      <output className="sr-only">{order.news}</output>
      <Table
        caption="Packages"
        columns={packageColumns({
          packages: inOrder,
          order: canMove ? order : undefined,
          onDelete: setDeleting,
        })}
        rows={inOrder}
        keyOf={({ _id }) => _id}
      />
      <DeleteDialog found={deleting} onClose={() => setDeleting(undefined)} />
    </>
  )
}

function NoPackages() {
  return (
    <EmptyState
      icon="cube"
      title="No packages yet"
      hint="Rooms and homes that are sold as one appear here."
      to={paths.admin.newPackage()}
      link="Add package"
    />
  )
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState icon="search" title="No packages found matching your criteria.">
      <Button variant="secondary" onClick={onClear} className="mt-3">
        Clear filters
      </Button>
    </EmptyState>
  )
}

type DeleteDialogProps = { found: ShownPackage | undefined; onClose: () => void }

/** Asks before a package is deleted, and says what becomes of it. */
function DeleteDialog({ found, onClose }: DeleteDialogProps) {
  return (
    <DeleteOne what="package" id={found?._id} deletion={useDeletePackage()} onClose={onClose}>
      <p>
        <strong>{found?.name}</strong> leaves the shop at once, and every cart it is in. If it was ever
        ordered, it is kept in the archive instead. Its pieces stay in the shop.
      </p>
    </DeleteOne>
  )
}
