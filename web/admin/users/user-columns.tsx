import { Link } from '#kit/browser/router/router.ts'
import { When } from '#web/shop/when.tsx'
import { paths } from '#web/paths.ts'
import { IconButton } from '#kit/browser/ui/icon-button.tsx'
import { IconLink } from '#kit/browser/ui/icon-link.tsx'
import type { Column } from '#kit/browser/ui/table.tsx'
import { RoleBadge } from './role-badge.tsx'
import { ADMIN_STAYS, fullNameOf, type ListedUser } from './user-words.ts'

type RowActs = {
  /** Who looks. */
  ownId: string | undefined
  onDelete: (user: ListedUser) => void
}

/** What the list says about each person; the name opens them. */
export function userColumns({ ownId, onDelete }: RowActs): Column<ListedUser>[] {
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
