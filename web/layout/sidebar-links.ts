import { paths } from '#web/paths.ts'
import type { IconName } from '#web/ui/icon.tsx'

export type SidebarLink = { to: string; label: string; icon: IconName }

/** The pages of the back office as its sidebar lists them. To add one, add a line to its group. */
export const sidebarGroups: readonly { title: string; links: SidebarLink[] }[] = [
  { title: 'Sales', links: [{ to: paths.admin.orders(), label: 'Orders', icon: 'cart' }] },
  { title: 'Studio', links: [{ to: paths.admin.emails(), label: 'Emails', icon: 'mail' }] },
]
