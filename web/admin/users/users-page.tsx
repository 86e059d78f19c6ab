import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '#web/api.ts'
import { useSession } from '#web/session.ts'
import { PageHead } from '#web/shop/page-head.tsx'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#kit/browser/ui/button-link.tsx'
import { classes } from '#kit/browser/ui/classes.ts'
import { TableSkeleton } from '#kit/browser/ui/table-skeleton.tsx'
import { Table } from '#kit/browser/ui/table.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { EmptyList } from '../empty-list.tsx'
import { ListFoot } from '../list-foot.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { useUserList, type UserList } from './use-user-list.ts'
import { userColumns } from './user-columns.tsx'
import { UserFilters } from './user-filters.tsx'
import type { ListedUser } from './user-words.ts'

export default function UsersPage() {
  const list = useUserList()
  return (
    <>
      <PageHead title="Users" noindex />
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h1 className="title-page">Users</h1>
        <ButtonLink to={paths.admin.newUser()} icon="plus">
          Add user
        </ButtonLink>
      </div>
      <UserFilters list={list} />
      <Users list={list} />
    </>
  )
}

function Users({ list }: { list: UserList }) {
  const [leaving, setLeaving] = useState<ListedUser>()
  const ownId = useSession()?.user._id
  const { data, isPending, isLoadingError, isPlaceholderData, refetch } = useQuery({
    ...ask('GET /api/users/admin/list', { query: list.query }),
    placeholderData: keepPreviousData,
  })
  if (isPending) return <TableSkeleton rows={10} columns={5} />
  if (isLoadingError) return <TryAgain message="Failed to fetch users" onRetry={() => void refetch()} />
  if (data.users.length === 0)
    return (
      <EmptyList
        list={list}
        total={data.pagination.total}
        notFound="No users found matching your criteria."
      />
    )

  const sort = { by: list.values.sort, hrefOf: (by: string) => list.hrefWith({ sort: by }) }
  return (
    <div aria-busy={isPlaceholderData} className={classes('transition', isPlaceholderData && 'opacity-60')}>
      <Table
        caption="Users"
        columns={userColumns({ ownId, onDelete: setLeaving })}
        rows={data.users}
        keyOf={({ _id }) => _id}
        sort={sort}
      />
      <ListFoot pagination={data.pagination} hrefOf={(page) => list.hrefWith({ page: String(page) })} />
      <DeleteDialog user={leaving} onClose={() => setLeaving(undefined)} />
    </div>
  )
}
