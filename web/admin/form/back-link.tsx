import { Link } from '#kit/browser/router/router.ts'
import { Icon } from '#kit/browser/ui/icon.tsx'

/** The way back to the list. */
export function BackLink({ to, list }: { to: string; list: string }) {
  return (
    <Link
      to={to}
      className="target-44 mb-2 inline-flex items-center gap-1.5 text-sm text-muted hover:text-ink"
    >
      <Icon name="arrow-left" className="size-4" />
      {list}
    </Link>
  )
}
