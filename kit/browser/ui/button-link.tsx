import { Link, type LinkProps } from '#kit/browser/router/router.ts'
import { buttonLook, type ButtonSize, type ButtonVariant } from './button-look.ts'
import { Icon, type IconName } from './icon.tsx'

type ButtonLinkProps = LinkProps & { variant?: ButtonVariant; size?: ButtonSize; icon?: IconName }

/** A link that looks like a button. */
export function ButtonLink({
  variant = 'primary',
  size = 'regular',
  icon,
  className,
  children,
  ...link
}: ButtonLinkProps) {
  return (
    <Link {...link} className={buttonLook(variant, size, className)}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  )
}
