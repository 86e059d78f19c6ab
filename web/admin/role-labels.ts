import type { Role } from '#domain/users/roles.ts'

export const roleLabels: Record<Role, string> = {
  user: 'User',
  customer: 'Customer',
  seller: 'Seller',
  admin: 'Admin',
}
