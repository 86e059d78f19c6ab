import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
import { menuItemLook } from './menu-item-look.ts'
import { Link } from '#kit/browser/router/router.ts'

type MenuButtonProps = {
  icon?: IconName
  tone?: 'plain' | 'danger'
  disabled?: boolean
  onClick: () => void
  children: ReactNode
}

/** An action inside a `Menu`. */
export function MenuButton({ icon, tone, disabled, onClick, children }: MenuButtonProps) {
  return (
    <button
      type="button"
      disabled={disabled}
      onClick={onClick}
      className={`${menuItemLook(tone)} disabled:opacity-50`}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  )
}

/** A link inside a `Menu`. */
export function MenuLink({ to, icon, children }: { to: string; icon?: IconName; children: ReactNode }) {
  return (
    <Link to={to} className={menuItemLook()}>
      {icon && <Icon name={icon} className="text-muted" />}
      {children}
    </Link>
  )
}
