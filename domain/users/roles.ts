export const roles = ['user', 'customer', 'seller', 'admin'] as const
export type Role = (typeof roles)[number]

/** Who may call an operation or open a page. */
export type Access = 'anyone' | 'signed-in' | 'member' | 'seller' | 'admin'

/** Whether `role` shops here: everyone signed in but admins. */
export function isMember(role: Role): boolean {
  return role !== 'admin'
}

/** Whether a person in `role` (undefined: not signed in) is let in where `access` is asked for. */
export function mayAccess(access: Access, role: Role | undefined): boolean {
  if (access === 'anyone') return true
  if (role === undefined) return false
  if (access === 'signed-in') return true
  if (access === 'member') return isMember(role)
  if (access === 'seller') return role === 'seller' || role === 'admin'
  return role === 'admin'
}
