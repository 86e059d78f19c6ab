import type { ReactNode } from 'react'
import { Link } from '#kit/browser/router/router.ts'
import { StandingHead } from '#web/storefront/standing/standing-head.tsx'
import { ButtonLink } from '#kit/browser/ui/button-link.tsx'

type Way = { to: string; label: string }

type PlaceholderProps = {
  path: string
  title: string
  description: string
  /** What will go here. */
  promise: string
  /** What there is already. */
  meanwhile: string
  main: Way
  also: Way
  /** Something of what there is already, beside the words. */
  children: ReactNode
}

/** A page that is still to come: says what will go here, shows what there is already and leads on. */
export function Placeholder(props: PlaceholderProps) {
  const { path, title, description, promise, meanwhile, main, also, children } = props
  return (
    <div className="wrap grid items-start gap-x-20 gap-y-12 pt-10 lg:grid-cols-2 lg:pt-20">
      <StandingHead path={path} title={title} description={description} />
      <div className="grid justify-items-start gap-6 lg:sticky lg:top-32">
        <h1 className="title-hero">{title}</h1>
        <p className="title-section max-w-[32ch]">{promise}</p>
        <p className="max-w-[46ch] text-lg text-muted">{meanwhile}</p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <ButtonLink to={main.to}>{main.label}</ButtonLink>
          <Link to={also.to} className="text-link inline-flex min-h-11 items-center">
            {also.label}
          </Link>
        </div>
      </div>
      {children}
    </div>
  )
}

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
