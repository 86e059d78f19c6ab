import { useState } from 'react'
import { useNavigate } from '#kit/browser/router/router.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { RoleBadge } from './role-badge.tsx'
import { ADMIN_STAYS, fullNameOf, type ManagedUser } from './user-words.ts'

/** Who it is, and the way to delete the account. */
export function UserHead({ user }: { user: ManagedUser }) {
  const navigate = useNavigate()
  const [isLeaving, setLeaving] = useState(false)
  const isAdmin = user.role === 'admin'
  return (
    <div className="mt-2 mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="title-page">{fullNameOf(user)}</h1>
        <RoleBadge role={user.role} />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {isAdmin && (
          <p id="admin-stays" className="text-sm text-muted">
            {ADMIN_STAYS}
          </p>
        )}
        <Button
          variant="secondary"
          icon="trash"
          disabled={isAdmin}
          aria-describedby={isAdmin ? 'admin-stays' : undefined}
          onClick={() => setLeaving(true)}
        >
          Delete user
        </Button>
      </div>
      <DeleteDialog
        user={isLeaving ? user : undefined}
        onClose={() => setLeaving(false)}
        onDeleted={() => void navigate(paths.admin.users())}
      />
    </div>
  )
}
