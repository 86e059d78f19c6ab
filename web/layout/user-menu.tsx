import type { SignedInUser } from '#web/session.ts'
import { paths } from '#web/paths.ts'
import { Icon } from '#kit/browser/ui/icon.tsx'
import { MenuButton } from '#kit/browser/ui/menu-button.tsx'
import { MenuLink } from '#kit/browser/ui/menu-link.tsx'
import { Menu } from '#kit/browser/ui/menu.tsx'
import { endSession } from './end-session.ts'
import { headerIconLook } from './header-icon-look.ts'

/** Who is signed in, their own pages, and the way out. */
export function UserMenu({ user }: { user: SignedInUser }) {
  const name = `${user.firstName} ${user.lastName}`
  return (
    <Menu
      label={`Account of ${name}`}
      trigger={<Trigger firstName={user.firstName} />}
      triggerClassName={`${headerIconLook} lg:w-auto lg:gap-2 lg:px-3`}
    >
      <div className="border-b border-line px-4 pt-2 pb-3">
        <p className="font-medium">{name}</p>
        <p className="text-sm text-muted">{user.email}</p>
      </div>
      <div className="py-1">
        <MenuLink to={paths.profile()}>My Profile</MenuLink>
        <MenuLink to={paths.orders()}>My Collection Orders</MenuLink>
        <MenuLink to={paths.designRequests()}>My Custom Design Orders</MenuLink>
        {user.role === 'seller' && <MenuLink to={paths.seller.products()}>My Products</MenuLink>}
        {user.role === 'admin' && <MenuLink to={paths.admin.home()}>Admin Dashboard</MenuLink>}
      </div>
      <div className="border-t border-line pt-1">
        <MenuButton onClick={() => void leave()}>Sign Out</MenuButton>
      </div>
    </Menu>
  )
}

function Trigger({ firstName }: { firstName: string }) {
  return (
    <>
      <Icon name="user" className="size-6" />
      <span className="hidden max-w-24 truncate lg:inline">{firstName}</span>
    </>
  )
}

async function leave(): Promise<void> {
  await endSession()
  window.location.reload()
}
