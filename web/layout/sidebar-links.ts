import { paths } from '#web/paths.ts'
import type { IconName } from '#kit/browser/ui/icon.tsx'

export type SidebarLink = { to: string; label: string; icon: IconName }

/** The pages of the back office as its sidebar lists them. To add one, add a line to its group. */
export const sidebarGroups: readonly { title: string; links: SidebarLink[] }[] = [
  {
    title: 'Overview',
    links: [{ to: paths.admin.dashboard(), label: 'Dashboard', icon: 'home' }],
  },
  {
    title: 'Sales',
    links: [
      { to: paths.admin.orders(), label: 'Orders', icon: 'cart' },
      { to: paths.admin.designRequests(), label: 'Design requests', icon: 'edit' },
      { to: paths.admin.questions(), label: 'Questions', icon: 'info' },
      { to: paths.admin.money(), label: 'Money', icon: 'file' },
      { to: paths.admin.sales(), label: 'Sales Reports', icon: 'chart' },
      { to: paths.admin.searches(), label: 'Searches', icon: 'search' },
    ],
  },
  {
    title: 'Catalog',
    links: [
      { to: paths.admin.products(), label: 'Products', icon: 'box' },
      { to: paths.admin.packages(), label: 'Packages', icon: 'cube' },
      { to: paths.admin.categories(), label: 'Categories', icon: 'tag' },
      { to: paths.admin.inventory(), label: 'Inventory', icon: 'grid' },
      { to: paths.admin.stocktakes(), label: 'Count stock', icon: 'check' },
    ],
  },
  {
    title: 'Studio',
    links: [
      { to: paths.admin.users(), label: 'Users', icon: 'users' },
      { to: paths.admin.emails(), label: 'Emails', icon: 'mail' },
      { to: paths.admin.audit(), label: 'Audit log', icon: 'clock' },
      { to: paths.admin.content(), label: 'Pages', icon: 'file' },
      { to: paths.admin.settings(), label: 'Settings', icon: 'sliders' },
    ],
  },
]
