import { Link } from '#kit/browser/router/router.ts'
import { paths } from '#web/paths.ts'
import { Icon, type IconName } from '#kit/browser/ui/icon.tsx'

const actions: readonly { to: string; label: string; icon: IconName }[] = [
  { to: paths.admin.newProduct(), label: 'New product', icon: 'plus' },
  { to: paths.admin.inventory(), label: 'Update stock', icon: 'grid' },
  { to: paths.admin.bulkImport(), label: 'Import products', icon: 'upload' },
  { to: paths.admin.sales(), label: 'Read the sales', icon: 'chart' },
  { to: paths.admin.newUser(), label: 'New user', icon: 'users' },
  { to: paths.admin.settings(), label: 'Change settings', icon: 'cog' },
]

/** What is done most, one press away. */
export function QuickActions() {
  return (
    <nav aria-labelledby="quick-actions">
      <h2 id="quick-actions" className="title-section mb-4">
        Quick actions
      </h2>
      <ul className="grid auto-rows-fr grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-2">
        {actions.map(({ to, label, icon }) => (
          <li key={to}>
            <Link
              to={to}
              className="grid h-full min-h-24 content-between gap-3 rounded-control border border-line p-4 transition hover:border-edge hover:bg-sand"
            >
              <Icon name={icon} className="size-5 text-lagoon" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
