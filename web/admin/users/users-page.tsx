import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '#web/api.ts'
import { useSession } from '#web/session.ts'
import { PageHead } from '#web/shop/page-head.tsx'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#kit/browser/ui/button-link.tsx'
import { classes } from '#kit/browser/ui/classes.ts'
import { TableSkeleton } from '#kit/browser/ui/table-skeleton.tsx'
import { Table, type Column } from '#kit/browser/ui/table.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { EmptyList } from '#web/admin/empty-list.tsx'
import { ListFoot } from '#web/admin/list-foot.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { type ListedUser, roleLabels, ADMIN_STAYS, fullNameOf } from './user-words.ts'
import { choicesOf } from '#web/admin/choices-of.ts'
import { ListFilters } from '#web/admin/list-filters.tsx'
import { Link } from '#kit/browser/router/router.ts'
import { When } from '#web/shop/when.tsx'
import { IconButton } from '#kit/browser/ui/icon-button.tsx'
import { IconLink } from '#kit/browser/ui/icon-link.tsx'
import { RoleBadge } from './role-badge.tsx'
import type { UserListQuery } from '#contract/users-admin.ts'
import { roles } from '#domain/users/roles.ts'
import { useUrlState } from '#kit/browser/ui/use-url-state.ts'
import { oneOf, pageOf, sortOf } from '#web/admin/url-values.ts'

const defaults = { search: '', role: '', sort: 'name', page: '1' }

const sorts = ['name', 'email', 'role'] as const satisfies readonly UserListQuery['sort'][]

type UserList = ReturnType<typeof useUserList>

const filters = [
  { name: 'role', label: 'Role', any: 'Any role', choices: choicesOf(roleLabels) },
  {
    name: 'sort',
    label: 'Sort by',
    choices: choicesOf({
      name: 'Name, A to Z',
      '-name': 'Name, Z to A',
      email: 'Email, A to Z',
      '-email': 'Email, Z to A',
      role: 'Role, A to Z',
      '-role': 'Role, Z to A',
    }),
    onPhones: true,
  },
] as const

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

/** Search, filter and order of the list of people. */
function UserFilters({ list }: { list: UserList }) {
  return (
    <ListFilters
      list={list}
      search="Search name, email or phone"
      filters={filters}
      columns="md:grid-cols-[minmax(0,1fr)_10.5rem]"
    />
  )
}

type RowActs = {
  /** Who looks. */
  ownId: string | undefined
  onDelete: (user: ListedUser) => void
}

/** What the list says about each person; the name opens them. */
function userColumns({ ownId, onDelete }: RowActs): Column<ListedUser>[] {
  return [
    { head: 'Name', sort: 'name', cell: (user) => <Name user={user} isOwn={user._id === ownId} /> },
    { head: 'Email', sort: 'email', cell: ({ email }) => <span className="break-all">{email}</span> },
    { head: 'Role', sort: 'role', cell: ({ role }) => <RoleBadge role={role} /> },
    { head: 'Orders', numeric: true, cell: ({ orderCount }) => orderCount },
    { head: 'Since', numeric: true, cell: ({ createdAt }) => <When at={createdAt} /> },
    {
      head: 'Actions',
      hideHead: true,
      numeric: true,
      cell: (user) => <Acts user={user} onDelete={onDelete} />,
    },
  ]
}

function Name({ user, isOwn }: { user: ListedUser; isOwn: boolean }) {
  return (
    <span>
      <Link to={paths.admin.editUser(user._id)} className="target-44 font-medium text-lagoon hover:underline">
        {fullNameOf(user)}
      </Link>
      {isOwn && <span className="text-muted"> (you)</span>}
    </span>
  )
}

function Acts({ user, onDelete }: { user: ListedUser } & Pick<RowActs, 'onDelete'>) {
  const name = fullNameOf(user)
  const isAdmin = user.role === 'admin'
  return (
    <span className="inline-flex md:-my-2">
      <IconLink icon="edit" label={`Edit ${name}`} to={paths.admin.editUser(user._id)} />
      <IconButton
        icon="trash"
        label={isAdmin ? `Delete ${name}: ${ADMIN_STAYS.toLowerCase()}` : `Delete ${name}`}
        disabled={isAdmin}
        onClick={() => onDelete(user)}
      />
    </span>
  )
}

/** What the URL says about the list of people, and the question to the shop that it comes to. */
function useUserList() {
  const list = useUrlState(defaults)
  const { search, role, sort, page } = list.values
  return {
    ...list,
    query: {
      page: pageOf(page),
      search: search.trim() || undefined,
      role: oneOf(roles, role),
      ...sortOf(sorts, sort, 'name'),
    },
  }
}
