import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
import { menuItemLook } from './menu-item-look.ts'

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
