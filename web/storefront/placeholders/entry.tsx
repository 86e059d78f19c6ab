import { Link } from '#kit/browser/router/router.ts'

/** A line of a list that leads on: a name and, at its end, a count or price. */
export function Entry({ to, name, note }: { to: string; name: string; note?: string }) {
  return (
    <li className="border-b border-line">
      <Link to={to} className="flex min-h-13 items-center justify-between gap-4 transition hover:text-lagoon">
        <span className="title-piece">{name}</span> <span className="text-muted tabular-nums">{note}</span>
      </Link>
    </li>
  )
}
