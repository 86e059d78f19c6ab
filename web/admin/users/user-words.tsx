import type { Reply } from '#contract/call.ts'
import type { Role } from '#domain/users/roles.ts'
import { Badge } from '#kit/browser/ui/badge.tsx'
import type { Tone } from '#kit/browser/ui/tones.ts'
import { roleLabels } from '../role-labels.ts'

/** A person as the list shows them. */
export type ListedUser = Reply<'GET /api/users/admin/list'>['users'][number]
/** A person with all that the studio knows of them. */
export type ManagedUser = Reply<'GET /api/users/admin/:id'>['user']

const roleTones: Record<Role, Tone> = {
  user: 'neutral',
  customer: 'neutral',
  seller: 'sale',
  admin: 'info',
}

/** Why the account of an admin has no way out. */
export const ADMIN_STAYS = 'Admin accounts cannot be deleted'

export function fullNameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trim()
}

/** What a person may do here. */
export function RoleBadge({ role }: { role: Role }) {
  return <Badge tone={roleTones[role]}>{roleLabels[role]}</Badge>
}
