import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FoundByName } from '#kit/browser/list/found-by-name.tsx'
import { ButtonLink } from '#kit/browser/ui/button-link.tsx'
import { EmptyState } from '#kit/browser/ui/empty-state.tsx'
import { TableSkeleton } from '#kit/browser/ui/table-skeleton.tsx'
import { Table } from '#kit/browser/ui/table.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { ask, call } from '#web/api.ts'
import { paths } from '#web/paths.ts'
import { AdminHead } from '../admin-head.tsx'
import { DeleteOne } from '../delete-one.tsx'
import { useOrderInShop } from '../use-order-in-shop.ts'
import { packageColumns } from './package-columns.tsx'
import { type ShownPackage, usePackagesAgain } from './shown-package.ts'

export default function PackagesPage() {
  return (
    <>
      <AdminHead title="Packages">
        <ButtonLink to={paths.admin.newPackage()} icon="plus">
          Add package
        </ButtonLink>
      </AdminHead>
      <Packages />
    </>
  )
}

function Packages() {
  const { data, isPending, isLoadingError, refetch } = useQuery(ask('GET /api/packages/managed'))
  if (isPending) return <TableSkeleton rows={7} columns={5} />
  if (isLoadingError) return <TryAgain message="Failed to fetch packages" onRetry={() => void refetch()} />
  if (data.packages.length === 0) return <NoPackages />
  return (
    <FoundByName things={data.packages} none="No packages found matching your criteria.">
      {(packages, areAll) => <PackageTable packages={packages} canMove={areAll} />}
    </FoundByName>
  )
}

type PackageTableProps = {
  packages: readonly ShownPackage[]
  /** While the list is narrowed, none has a place among all. */
  canMove: boolean
}

function PackageTable({ packages, canMove }: PackageTableProps) {
  const { inOrder, order } = useOrderInShop(packages, {
    key: 'PUT /api/packages/:id/place',
    again: usePackagesAgain(),
    failed: 'Failed to move package',
  })
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
      <DeletePackage found={deleting} onClose={() => setDeleting(undefined)} />
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

type DeletePackageProps = { found: ShownPackage | undefined; onClose: () => void }

/** Asks before a package is deleted, and says what becomes of it. */
function DeletePackage({ found, onClose }: DeletePackageProps) {
  return (
    <DeleteOne
      what="package"
      id={found?._id}
      send={(id) => call('DELETE /api/packages/:id', { params: { id } })}
      again={usePackagesAgain()}
      onClose={onClose}
    >
      <p>
        <strong>{found?.name}</strong> leaves the shop at once, and every cart it is in. If it was ever
        ordered, it is kept in the archive instead. Its pieces stay in the shop.
      </p>
    </DeleteOne>
  )
}
