import type { ReactNode } from 'react'
import { Link } from '#kit/browser/router/router.ts'
import { Icon, type IconName } from './icon.tsx'
import { menuItemLook } from './menu-item-look.ts'

/** A link inside a `Menu`. */
export function MenuLink({ to, icon, children }: { to: string; icon?: IconName; children: ReactNode }) {
  return (
    <Link to={to} className={menuItemLook()}>
      {icon && <Icon name={icon} className="text-muted" />}
      {children}
    </Link>
  )
}
