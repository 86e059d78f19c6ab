import { Link } from '#web/router/router.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { Keeper } from './keeper.ts'

/** The way back to the list. */
export function BackToProducts({ keeper }: { keeper: Keeper }) {
  return (
    <Link
      to={keeper.paths.list()}
      className="target-44 mb-2 inline-flex items-center gap-1.5 text-sm text-muted hover:text-ink"
    >
      <Icon name="arrow-left" className="size-4" />
      {keeper.title}
    </Link>
  )
}
