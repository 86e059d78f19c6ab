import type { Role } from '#domain/users/roles.ts'
import { Badge } from '#kit/browser/ui/badge.tsx'
import { roleLabels, roleTones } from './user-words.ts'

/** What a person may do here. */
export function RoleBadge({ role }: { role: Role }) {
  return <Badge tone={roleTones[role]}>{roleLabels[role]}</Badge>
}
