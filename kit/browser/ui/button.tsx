import type { ComponentProps, MouseEvent } from 'react'
import { buttonLook, type ButtonSize, type ButtonVariant } from './button-look.ts'
import { Icon, type IconName } from './icon.tsx'

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: IconName
  /** While busy it keeps its focus but cannot be pressed again. */
  busy?: boolean
  busyText?: string
}

/** Submits its form, unless it has an `onClick` of its own. */
export function Button(props: ButtonProps) {
  const {
    variant = 'primary',
    size = 'regular',
    icon,
    busy = false,
    busyText,
    className,
    children,
    onClick,
    ...rest
  } = props

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      type={onClick ? 'button' : 'submit'}
      {...rest}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      className={buttonLook(variant, size, className)}
      onClick={press}
    >
      {busy ? <Icon name="spinner" className="animate-spin" /> : icon && <Icon name={icon} />}
      {busy ? (busyText ?? children) : children}
    </button>
  )
}
