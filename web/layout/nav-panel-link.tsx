import { Link } from '#kit/browser/router/router.ts'

type NavPanelLinkProps = { to: string; name: string; note?: string; from?: string }

/** One entry of a header panel: a name, what it is, and from which price. */
export function NavPanelLink({ to, name, note, from }: NavPanelLinkProps) {
  return (
    <li>
      <Link
        to={to}
        className="-mx-2 flex min-h-10 flex-col justify-center rounded-control px-2 py-1.5 transition hover:bg-sand"
      >
        <span className="flex justify-between gap-4">
          {name}
          {from !== undefined && <span className="text-muted tabular-nums">from {from}</span>}
        </span>
        {note !== undefined && <span className="text-sm text-muted">{note}</span>}
      </Link>
    </li>
  )
}
