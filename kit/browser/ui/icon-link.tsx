import { Link } from '#kit/browser/router/router.ts'
import { Icon, type IconName } from './icon.tsx'

/** A link that is only a picture; `label` says where it leads. */
export function IconLink({ icon, label, to }: { icon: IconName; label: string; to: string }) {
  return (
    <Link
      to={to}
      aria-label={label}
      title={label}
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-control text-ink transition hover:bg-sand"
    >
      <Icon name={icon} />
    </Link>
  )
}
