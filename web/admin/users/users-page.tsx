import { MailAddress } from '#kit/browser/ui/mail-address.tsx'
import { useState } from 'react'
import { ExportButton } from '../export-button.tsx'
import { choicesOf, ListFilters } from '#kit/browser/list/list-filters.tsx'
import { ListView, usePage } from '#kit/browser/list/list-view.tsx'
import { useList } from '#kit/browser/list/use-list.ts'
import { ButtonLink } from '#kit/browser/ui/button-link.tsx'
import { IconButton } from '#kit/browser/ui/icon-button.tsx'
import { IconLink } from '#kit/browser/ui/icon-link.tsx'
import { Table, type Column } from '#kit/browser/ui/table.tsx'
import { ask, call } from '#web/api.ts'
import { paths } from '#web/paths.ts'
import { useSession } from '#web/session.ts'
import { When } from '#web/shop/when.tsx'
import { AdminHead } from '../admin-head.tsx'
import { RowLink, useListState } from '../list-of.tsx'
import { roleLabels } from '../role-labels.ts'
import { DeleteUser } from './delete-user.tsx'
import { ADMIN_STAYS, fullNameOf, type ListedUser, RoleBadge } from './user-words.tsx'

const userList = {
  search: 'Search name, email or phone',
  filters: [{ name: 'role', label: 'Role', any: 'Any role', choices: choicesOf(roleLabels) }],
  sorts: {
    name: 'Name, A to Z',
    '-name': 'Name, Z to A',
    email: 'Email, A to Z',
    '-email': 'Email, Z to A',
    role: 'Role, A to Z',
    '-role': 'Role, Z to A',
  },
} as const

export default function UsersPage() {
  const list = useList(userList)
  const page = usePage(ask('GET /api/users/admin/list', { query: list.query }))
  const [leaving, setLeaving] = useState<ListedUser>()
  const ownId = useSession()?.user._id
  return (
    <>
      <AdminHead title="Users">
        <div className="flex flex-wrap gap-2">
          <ExportButton fetchFile={() => call('GET /api/users/admin.csv', { query: list.narrowed })} />
          <ButtonLink to={paths.admin.newUser()} icon="plus">
            Add user
          </ButtonLink>
        </div>
      </AdminHead>
      <ListFilters list={list} columns="md:grid-cols-[minmax(0,1fr)_10.5rem]" />
      <ListView {...{ list, page }} things="users" columns={5} rowsOf={({ users }) => users}>
        {(rows) => (
          <Table
            caption="Users"
            columns={userColumns({ ownId, onDelete: setLeaving })}
            rows={rows}
            keyOf={({ _id }) => _id}
            sort={list.sort}
          />
        )}
      </ListView>
      <DeleteUser user={leaving} onClose={() => setLeaving(undefined)} />
    </>
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
    { head: 'Email', sort: 'email', cell: ({ email }) => <MailAddress address={email} /> },
    { head: 'Role', sort: 'role', cell: ({ role }) => <RoleBadge role={role} /> },
    { head: 'Orders', numeric: true, cell: ({ orderCount }) => orderCount.toLocaleString('en-US') },
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
      <RowLink to={paths.admin.editUser(user._id)}>{fullNameOf(user)}</RowLink>
      {isOwn && <span className="text-muted"> (you)</span>}
    </span>
  )
}

function Acts({ user, onDelete }: { user: ListedUser } & Pick<RowActs, 'onDelete'>) {
  const name = fullNameOf(user)
  const isAdmin = user.role === 'admin'
  return (
    <span className="inline-flex md:-my-2">
      <IconLink
        icon="edit"
        label={`Edit ${name}`}
        to={paths.admin.editUser(user._id)}
        state={useListState()}
      />
      <IconButton
        icon="trash"
        label={isAdmin ? `Delete ${name}: ${ADMIN_STAYS.toLowerCase()}` : `Delete ${name}`}
        disabled={isAdmin}
        onClick={() => onDelete(user)}
      />
    </span>
  )
}
