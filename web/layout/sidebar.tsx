import { useState } from 'react'
import { NavLink } from '#kit/browser/router/router.ts'
import { classes } from '#kit/browser/ui/classes.ts'
import { Icon } from '#kit/browser/ui/icon.tsx'
import { paths } from '#web/paths.ts'
import { sidebarGroups, type SidebarLink } from './sidebar-links.ts'
import { endSession } from './end-session.ts'

/** The pages of the back office by group, and the way out; stands at the side or in the drawer. */
export function Sidebar() {
  return (
    <>
      <nav
        aria-label="Back office"
        className="grid min-h-40 grow content-start gap-4 lg:-mx-3 lg:[@media(height<58rem)]:gap-1 lg:overflow-y-auto lg:px-3"
      >
        {sidebarGroups.map(({ title, links }) => (
          <div key={title}>
            <p className="mb-1 px-3 text-xs lg:[@media(height<58rem)]:mb-0 font-medium text-muted">{title}</p>
            <ul className="grid gap-0.5 lg:[@media(height<58rem)]:gap-0">
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

/** Leaves the back office; back to its sign-in page. */
function LogoutButton() {
  const [isLeaving, setLeaving] = useState(false)

  async function leave() {
    setLeaving(true)
    await endSession()
    // A fresh document: nothing that was read here stays in its memory.
    window.location.assign(paths.admin.login())
  }

  return (
    <button
      type="button"
      disabled={isLeaving}
      onClick={() => void leave()}
      className={classes(sidebarEntryLook, 'mt-3 shrink-0 text-muted hover:bg-line hover:text-ink')}
    >
      <Icon name="arrow-right" />
      Logout
    </button>
  )
}

/** How the links and the button of the sidebar look: closer together where all of them would not fit a laptop. */
const sidebarEntryLook =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 py-2 text-left transition pointer-fine:min-h-10 lg:pointer-fine:[@media(height<58rem)]:min-h-0 lg:pointer-fine:[@media(height<58rem)]:py-0.5'
