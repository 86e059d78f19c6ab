import { Link } from '#kit/browser/router/router.ts'
import { Icon, type IconName } from './icon.tsx'

type IconLinkProps = { icon: IconName; label: string; to: string; state?: unknown }

/** A link that is only a picture; `label` says where it leads. */
export function IconLink({ icon, label, to, state }: IconLinkProps) {
  return (
    <Link
      to={to}
      state={state}
      aria-label={label}
      title={label}
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-control text-muted transition hover:bg-sand hover:text-ink"
    >
      <Icon name={icon} />
    </Link>
  )
}
