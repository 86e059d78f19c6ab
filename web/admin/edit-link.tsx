import { Link } from '#kit/browser/router/router.ts'
import { Icon } from '#kit/browser/ui/icon.tsx'

/** The pen at the end of a row, to the form of what it lists. */
export function EditLink({ name, to }: { name: string; to: string }) {
  return (
    <Link
      to={to}
      aria-label={`Edit ${name}`}
      title={`Edit ${name}`}
      className="inline-flex size-11 items-center justify-center rounded-control text-muted transition hover:bg-sand hover:text-ink"
    >
      <Icon name="edit" />
    </Link>
  )
}
