import { NavLink } from '#kit/browser/router/router.ts'
import { classes } from '#kit/browser/ui/classes.ts'
import { Icon } from '#kit/browser/ui/icon.tsx'
import { LogoutButton } from './logout-button.tsx'
import { sidebarEntryLook } from './sidebar-entry-look.ts'
import { sidebarGroups, type SidebarLink } from './sidebar-links.ts'

/** The pages of the back office by group, and the way out; stands at the side or in the drawer. */
export function Sidebar() {
  return (
    <>
      <nav aria-label="Back office" className="grid grow content-start gap-6">
        {sidebarGroups.map(({ title, links }) => (
          <div key={title}>
            <p className="mb-1 px-3 text-xs font-medium text-muted">{title}</p>
            <ul className="grid gap-0.5">
              {links.map((link) => (
                <Entry key={link.to} {...link} />
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <LogoutButton />
    </>
  )
}

function Entry({ to, label, icon }: SidebarLink) {
  const look = ({ isActive }: { isActive: boolean }) =>
    classes(sidebarEntryLook, isActive ? 'bg-lagoon-soft font-medium text-lagoon' : 'text-ink hover:bg-line')
  return (
    <li>
      <NavLink to={to} className={look}>
        <Icon name={icon} />
        {label}
      </NavLink>
    </li>
  )
}
